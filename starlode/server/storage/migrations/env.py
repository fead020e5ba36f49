"""How Alembic runs a step: on the connection that the store gives it."""

from alembic import context

from starlode.server.storage.sql_people import PERSONS

context.configure(connection=context.config.attributes["connection"], target_metadata=PERSONS.metadata)
with context.begin_transaction():
    context.run_migrations()
