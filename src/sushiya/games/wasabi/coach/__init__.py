"""What a coach can say of Wasabi!."""
