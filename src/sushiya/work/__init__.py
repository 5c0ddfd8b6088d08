"""Where work runs that can be cut into parts: in threads, in processes, or on a Ray cluster."""
