"""People who keep a name: their sessions, passkeys and seats, and what keeps order among them."""

import sqlalchemy as sa
from alembic import op

revision = "s0003"
down_revision = "s0002"


def upgrade() -> None:
    """Go to this schema."""
    op.add_column("tables", sa.Column("results", sa.JSON))
    _add_people()
    _add_seats()
    _add_order()


def _add_people() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("mail", sa.String(254)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
    )
    op.create_index("persons_by_key", "persons", ["key"], unique=True)
    op.create_index("persons_by_mail", "persons", ["mail"], unique=True)
    op.create_index("persons_by_seen", "persons", ["seen"])
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("follows", sa.String(64)),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_index("sessions_by_until", "sessions", ["until"])
    op.create_table(
        "tickets",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tickets_by_until", "tickets", ["until"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])


def _add_seats() -> None:
    op.create_table(
        "claims",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_index("claims_by_person", "claims", ["person", "at"])


def _add_order() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32)),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("done", sa.BigInteger),
    )
    op.create_index("reports_by_at", "reports", ["at"])
    op.create_table(
        "bans",
        sa.Column("subject", sa.String(80), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(120), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_index("audit_by_at", "audit", ["at"])


def downgrade() -> None:
    """Go back to the one before."""
    for name in ("audit", "bans", "reports", "blocks", "claims", "passkeys", "tickets", "sessions", "persons"):
        op.drop_table(name)
    op.drop_column("tables", "results")
