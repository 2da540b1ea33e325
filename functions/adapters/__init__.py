"""The ports over AWS and over plain memory. Importing a module here opens nothing."""
