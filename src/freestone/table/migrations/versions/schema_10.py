"""Tables note which choices were made as one, to be taken back as one."""

from alembic import op
from sqlalchemy import Column, String

revision = "10"
down_revision = "9"


def upgrade() -> None:
    """Add them; older tables have none."""
    op.add_column("tables", Column("bound", String, nullable=False, server_default="[]"))
