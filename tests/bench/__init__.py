"""What the design promises, measured; nothing here fails by the clock."""
