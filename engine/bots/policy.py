"""What a bot does when it is awaited. Source: R "La mesa", Robots; "Consejos para quien empieza".

Nothing but the view decides, so a bot knows what a person in its seat knows, and forgets like one.
"""

from __future__ import annotations

from engine.bids import Bid
from engine.bots.bidding import bid_for
from engine.bots.following import followed
from engine.bots.leading import led
from engine.bots.situation import Situation
from engine.cards import Card
from engine.commands import Moment, PlaceBid, PlayCard
from engine.errors import NotYourTurn
from engine.table import Phase
from engine.views import TableView


def choose_bid(view: TableView, seed: bytes) -> Bid:  # noqa: ARG001 - asked for like a card
    """Return the bid of the bot whose view this is. Raises `NotYourTurn` where it has none to make.

    These rules never find two bids equally good, so that `seed` changes nothing here.
    """
    if not view.allowed.bids:
        raise NotYourTurn(view.you)
    return bid_for(view)


def choose_card(view: TableView, seed: bytes) -> Card:
    """Return the card of the bot whose view this is, always one that follows the rules.

    `seed` decides between suits that are equally good. Raises `NotYourTurn`.
    """
    if not view.allowed.clean:
        raise NotYourTurn(view.you)
    if len(view.allowed.clean) == 1:
        return view.allowed.clean[0]
    situation = Situation.of(view, seed)
    return followed(situation) if view.trick else led(situation)


def command_for(view: TableView, seed: bytes) -> PlaceBid | PlayCard:
    """Return what the bot asks of the table at this moment. Raises `NotYourTurn`."""
    if view.you is None:
        raise NotYourTurn(view.you)
    moment = Moment(view.game, view.deal, view.move)
    if view.phase is Phase.BIDDING:
        return PlaceBid(view.you, moment, choose_bid(view, seed))
    return PlayCard(view.you, moment, choose_card(view, seed))
