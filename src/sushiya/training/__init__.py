"""How chefs learn: runs of training that can be resumed, and ways to search for better weights."""
