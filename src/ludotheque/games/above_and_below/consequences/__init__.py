"""What an action would bring, as far as the seat that asks can know it, a module a subject."""
