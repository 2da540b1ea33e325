"""What is needed to work on the code, and never to run it."""
