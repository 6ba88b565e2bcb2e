"""The migrations, one module a step."""
