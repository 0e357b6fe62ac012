"""Tables note how far they are, so that two servers cannot both make the next change, and who asks for an undo."""

from alembic import op
from sqlalchemy import Column, Integer, String, text

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add the number of lines, that of changes since the last line, and the request; older ones were forgotten."""
    op.add_column("tables", Column("line", Integer, nullable=False, server_default="0"))
    op.add_column("tables", Column("notice", Integer, nullable=False, server_default="0"))
    op.add_column("tables", Column("request", String, nullable=False, server_default=""))
    op.execute(text("""UPDATE tables SET line = (SELECT count(*) FROM lines WHERE lines."table" = tables.id)"""))
