"""Run by Alembic: migrate over the connection that `database.migrate` holds."""

from alembic import context

from ludotheque.table.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
