"""Ratings, those who look for others, invitations, and browsers that are told whose turn it is."""

import sqlalchemy as sa
from alembic import op

revision = "s0004"
down_revision = "s0003"


def upgrade() -> None:
    """Go to this schema."""
    op.create_table(
        "rated",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("players", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("nth", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("rank", sa.SmallInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("skills", sa.Text, nullable=False),
    )
    op.create_index("rated_by_table", "rated", ["table_id"])
    op.create_index("rated_by_game", "rated", ["game", "players", "person", "nth"])
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("clock", sa.String(120), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("seeks_by_seen", "seeks", ["seen"])
    op.create_index("seeks_by_person", "seeks", ["person"])
    op.create_table(
        "pairings",
        sa.Column("seek", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("pairings_by_at", "pairings", ["at"])
    op.create_table(
        "invitations",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("sender", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("invitations_by_id", "invitations", ["id"], unique=True)
    op.create_index("invitations_by_sender", "invitations", ["sender"])
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("point", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(12), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("pushes_by_person", "pushes", ["person"])
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Go back to the one before."""
    op.drop_table("house_keys")
    op.drop_table("pushes")
    op.drop_table("invitations")
    op.drop_table("pairings")
    op.drop_table("seeks")
    op.drop_table("rated")
