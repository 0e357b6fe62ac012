"""Tables note when somebody last played, and go to an archive when that is long ago."""

from datetime import UTC, datetime

from alembic import op
from sqlalchemy import Column, ForeignKey, String, text

revision = "9"
down_revision = "8"


def upgrade() -> None:
    """Add the times and the archive; for older tables the time begins now, since nobody was told before."""
    op.add_column("tables", Column("played", String, nullable=False, server_default=""))
    op.add_column("tables", Column("archived", String))
    now = datetime.now(UTC).isoformat(timespec="seconds")
    op.execute(text("UPDATE tables SET played = coalesce(finished, :now)").bindparams(now=now))
    op.create_table(
        "archive",
        Column("table", String, ForeignKey("tables.id"), primary_key=True),
        Column("lines", String, nullable=False),
    )
