"""A seat may have a coach."""

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Add the coach; nobody at an older table has one."""
    op.add_column("seats", Column("coach", Boolean, nullable=False, server_default=false()))
