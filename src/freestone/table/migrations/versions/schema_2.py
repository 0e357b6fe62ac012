"""Tables note how much their maker could know beforehand: the seed, or a journal."""

from alembic import op
from sqlalchemy import Column, String

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add the origin; it is unknown for older tables."""
    op.add_column("tables", Column("origin", String, nullable=False, server_default=""))
