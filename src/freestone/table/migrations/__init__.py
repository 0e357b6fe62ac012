"""How databases of every age come to today's schema, in the form that Alembic runs."""
