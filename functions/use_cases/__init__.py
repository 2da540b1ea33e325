"""One module a thing that people, bots and time do with a table.

They know the ports, the engine, and the protocol's values: these do nothing, they are only said.
"""
