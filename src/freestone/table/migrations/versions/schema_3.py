"""Journal headers call what is decided when a table is made its settings, no longer its options."""

from alembic import op
from sqlalchemy import text

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Rename the key in every header; quotes inside names are escaped, so no name can look like the key."""
    op.execute(text("""UPDATE tables SET header = replace(header, '"options": {', '"settings": {')"""))
