"""Where tables are kept: an append-only list of entries in an SQL database."""
