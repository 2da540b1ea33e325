"""Journeys: a real Chromium against the stack that `make play` runs."""
