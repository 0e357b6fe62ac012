"""Alembic runs this file to migrate the database whose connection it was given."""

from alembic import context

# Alembic does not expect SQLite to roll back changes of a schema; without this, a failed migration would stop half way.
context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
