"""What only an extra of the package brings along."""

__all__ = ["missing"]


def missing(error: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """Return the error that says which *extra* brings what was not found."""
    name = str(error.name).partition(".")[0]
    return ModuleNotFoundError(
        f"{name} is not installed: pip install 'ludotheque[{extra}]' brings it", name=error.name
    )
