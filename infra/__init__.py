"""Where the game runs: the cloud's description and the laptop's stand-in for it."""
