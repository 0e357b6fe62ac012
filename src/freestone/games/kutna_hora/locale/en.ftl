# Kutná Hora: The City of Silver in English.

title = Kutná Hora: The City of Silver
tagline = Mines, markets and a cathedral in a town that silver built.
