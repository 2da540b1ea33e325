"""What the functions run from, put together without Docker: their code, and its libraries."""
