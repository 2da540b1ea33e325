"""The site on AWS: thin handlers, use cases, ports and adapters around the engine."""
