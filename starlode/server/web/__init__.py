"""Requests and sockets: the API, the page and the games for it."""
