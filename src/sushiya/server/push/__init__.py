"""Push notices (Web Push): the devices that want them, and how they are sent."""
