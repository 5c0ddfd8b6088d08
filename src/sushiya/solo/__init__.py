"""A table on somebody's own device: the rules deal and judge in their browser, without a server."""
