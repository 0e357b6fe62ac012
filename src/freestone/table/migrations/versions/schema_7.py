"""Servers that share a database agree on which of them lets a bot think."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, String

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """Make the table of turns that a server has taken on."""
    op.create_table(
        "turns",
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        Column("server", String, nullable=False),
        Column("line", Integer, nullable=False),
        Column("until", Float, nullable=False),
    )
