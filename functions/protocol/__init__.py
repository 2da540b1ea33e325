"""What goes over the wire: pydantic models, frozen, tagged by `type`.

The client's types are generated from here.
"""
