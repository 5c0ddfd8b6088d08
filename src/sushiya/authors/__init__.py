"""Faces for bot authors: the usual environments over the engine, generic over the games."""
