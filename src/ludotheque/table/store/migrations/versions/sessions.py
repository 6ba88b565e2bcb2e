"""Sessions: who is signed in where, and which guests have signed out."""

import sqlalchemy as sa
from alembic import op

revision = "sessions"
down_revision = "chat"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of sessions and of guests who have signed out."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("browser", sa.String(length=200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_player"), ["player"], unique=False)
        batch_op.create_index(batch_op.f("ix_sessions_expires"), ["expires"], unique=False)
    op.create_table(
        "signed_out",
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_signed_out")),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("signed_out")
    op.drop_table("sessions")
