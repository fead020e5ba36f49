"""Who would begin with bots in empty seats, and since when nothing is left of what people said at a table."""

import sqlalchemy as sa
from alembic import op

revision = "s0006"
down_revision = "s0005"


def upgrade() -> None:
    """Go to this schema."""
    op.add_column("seeks", sa.Column("agreed", sa.BigInteger))
    op.add_column("tables", sa.Column("cleared", sa.BigInteger))


def downgrade() -> None:
    """Go back to the one before."""
    op.drop_column("tables", "cleared")
    op.drop_column("seeks", "agreed")
