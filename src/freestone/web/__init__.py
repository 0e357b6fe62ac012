"""The table in the browser, and the HTTP interface for programs."""
