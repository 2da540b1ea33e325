"""One noun a file: what each command does to a table."""
