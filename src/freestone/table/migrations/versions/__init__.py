"""One module for each schema; its revision is the schema's number."""
