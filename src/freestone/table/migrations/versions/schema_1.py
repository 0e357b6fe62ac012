"""The first schema. Databases from before version numbers have some or all of its tables."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the tables that are missing."""
    op.create_table(
        "tables",
        Column("id", String, primary_key=True),
        Column("header", String, nullable=False),
        Column("maker", String, nullable=False),
        Column("watcher", String, nullable=False),
        Column("created", String, nullable=False),
        Column("finished", String),
        Column("pace", Float, nullable=False),
        Column("rematch", String, nullable=False),
        Column("standing", String, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "seats",
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("name", String, nullable=False),
        Column("is_person", Boolean, nullable=False),
        Column("bot", String, nullable=False),
        Column("handed_out", Boolean, nullable=False),
        Column("token", String, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "lines",
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("line", String, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "visits",
        Column("browser", String, primary_key=True),
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        Column("token", String, nullable=False),
        Column("time", String, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "away",
        Column("browser", String, primary_key=True),
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        if_not_exists=True,
    )
    op.create_table(
        "advice",
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        Column("hints", Boolean, nullable=False),
        Column("review", String, nullable=False),
        if_not_exists=True,
    )
