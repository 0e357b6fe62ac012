"""Processes that share a database leave work to each other: jobs, which replace the turns of bots."""

from alembic import op
from sqlalchemy import Column, Float, Integer, String

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """Make the table of jobs; tables where it is a bot's turn get theirs when somebody opens them."""
    op.drop_table("turns")
    op.create_table(
        "jobs",
        Column("id", String, primary_key=True),
        Column("share", String, nullable=False),
        Column("work", String, nullable=False),
        Column("terms", String, nullable=False),
        Column("due", Float, nullable=False),
        Column("failures", Integer, nullable=False, server_default="0"),
        Column("answer", String),
    )
