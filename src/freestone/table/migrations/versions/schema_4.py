"""Tables keep how they ended, for lists of finished games."""

from alembic import op
from sqlalchemy import Column, String

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add the ending; it is filled in when a game that ended earlier is opened again."""
    op.add_column("tables", Column("ending", String, nullable=False, server_default="[]"))
