"""Tables, and the entries that are their truth."""

import sqlalchemy as sa
from alembic import op

revision = "s0001"
down_revision = None


def upgrade() -> None:
    """Go to this schema."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("layout", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("wish", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("record", sa.Text),
    )
    op.create_index("tables_by_status", "tables", ["status", "created"])
    op.create_index("tables_by_deadline", "tables", ["deadline"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("spent", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back to the one before."""
    op.drop_table("entries")
    op.drop_table("tables")
