"""Tables say who could know their chance: whether somebody chose the seed, or brought a journal."""

from alembic import op
from sqlalchemy import Column, String

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add where each table comes from; nobody noted that before."""
    op.add_column("tables", Column("origin", String, nullable=False, server_default=""))
