# What is wrong with a command. The English help of the commands is in their code.

complaint-near = ; did you mean { $near }?
complaint-command = no command “{ $text }”
complaint-option = no option { $text }
complaint-no-command = the command is missing
complaint-missing = { $name } is missing
complaint-surplus = too many arguments: { $text }
complaint-no-value = { $name } needs a value
complaint-value = { $name } takes no value
complaint-integer = { $name } must be a whole number, not “{ $text }”
complaint-number = { $name } must be a number, not “{ $text }”
complaint-least = { $name } must be at least { $limit }, not “{ $text }”
complaint-most = { $name } must be at most { $limit }, not “{ $text }”
complaint-choice = { $name } must be { $known }, not “{ $text }”
complaint-absent = { $name }: “{ $text }” does not exist
complaint-folder = { $name }: “{ $text }” is a folder
complaint-file = { $name }: “{ $text }” is a file
complaint-unreadable = { $name }: “{ $text }” cannot be read
complaint-invalid = wrong value for { $name }: { $reason }
