"""${message}"""

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """Go to this schema."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """Go back to the one before."""
    ${downgrades if downgrades else "pass"}
