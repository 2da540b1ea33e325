"""What an operator runs besides the CDK."""
