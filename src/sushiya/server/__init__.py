"""HTTP and WebSocket: every message both ways, the app, the lobby, the limits."""
