"""The function that makes the keys of push notices, once."""
