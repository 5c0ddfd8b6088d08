"""What a coach claims, rechecked against the view by separate code, game by game."""
