"""What a coach can say of Sushi Express."""
