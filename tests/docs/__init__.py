"""The pages that people read: what they show is run, what they name exists."""
