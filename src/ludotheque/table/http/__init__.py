"""HTTP: requests and sockets, and the page."""
