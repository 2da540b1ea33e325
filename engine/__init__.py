"""Partnership Spades: the rules, the table, the views and the bots.

The standard library only; no I/O, no clock and no randomness of its own: time and chance are
handed in.

>>> from engine.cards import Card
>>> str(Card.parse("AS"))
'AS'
"""
