"""Chat is read in pages: an index finds them."""

from alembic import op

revision = "chat"
down_revision = "packs"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let the index of a table's chat be in the order of its pages."""
    op.create_index("ix_chat_pages", "chat", ["table_id", "id"])
    op.drop_index(op.f("ix_chat_table_id"), table_name="chat")


def downgrade() -> None:
    """Let it be in no order again."""
    op.create_index(op.f("ix_chat_table_id"), "chat", ["table_id"])
    op.drop_index("ix_chat_pages", table_name="chat")
