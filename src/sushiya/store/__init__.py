"""The append-only log of every table: one protocol, SQLite by default."""
