"""How Alembic runs a step: on the connection that the store gives it."""

from alembic import context

from starlode.server.storage.sql_tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
