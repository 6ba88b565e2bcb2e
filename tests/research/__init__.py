"""Environments and batches, tried as their users and the tests of other libraries do."""
