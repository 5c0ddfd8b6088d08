"""Notices by the browser (Web Push): who wants them, and how they are sent."""
