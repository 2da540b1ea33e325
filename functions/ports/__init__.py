"""What the use cases need from the world, as protocols and the values that pass through them."""
