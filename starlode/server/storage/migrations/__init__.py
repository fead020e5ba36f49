"""Steps from one schema of the database to the next, for Alembic."""
