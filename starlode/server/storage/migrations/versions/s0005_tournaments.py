"""Tournaments: what they have come to, who takes part, and where everyone sat."""

import sqlalchemy as sa
from alembic import op

revision = "s0005"
down_revision = "s0004"


def upgrade() -> None:
    """Go to this schema."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("maker", sa.String(32)),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("rounds", sa.SmallInteger, nullable=False),
        sa.Column("clock", sa.String(120), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("starts", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "starts"])
    op.create_index("tournaments_by_maker", "tournaments", ["maker"])
    op.create_table(
        "stages",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("number", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("gone", sa.BigInteger),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("entrants_by_person", "entrants", ["tournament", "person"], unique=True)
    op.create_index("entrants_of_person", "entrants", ["person"])
    op.create_table(
        "tournament_seats",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("round", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("entrant", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("points", sa.SmallInteger),
        sa.Column("rank", sa.SmallInteger),
    )


def downgrade() -> None:
    """Go back to the one before."""
    op.drop_table("tournament_seats")
    op.drop_table("entrants")
    op.drop_table("stages")
    op.drop_table("tournaments")
