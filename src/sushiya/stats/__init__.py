"""What many games tell: scores, seats, what is taken and what it brings, house rules compared."""
