"""The small values that messages are made of, and the base of every model."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints
from typing_extensions import TypeAliasType

from engine import events

CardText = TypeAliasType(
    "CardText",
    Annotated[
        str,
        BeforeValidator(str),
        StringConstraints(pattern=r"^[2-9TJQKA][CDHS]$"),
        Field(description="Rank then suit: `AS`, `TD`, `2C`."),
    ],
)
Bid = TypeAliasType(
    "Bid",
    Annotated[
        Annotated[int, Field(strict=True, ge=1, le=13)] | Literal["nil"],
        Field(description="1 to 13 tricks, or none at all."),
    ],
)
Seat = TypeAliasType(
    "Seat",
    Annotated[
        int,
        Field(strict=True, ge=0, le=3, description="0 is the host; play runs 0, 1, 2, 3."),
    ],
)
PlayerId = TypeAliasType(
    "PlayerId",
    Annotated[
        str,
        StringConstraints(pattern=r"^[pb][0-9]{1,3}$"),
        Field(description="`p0`, `p1` for persons in order of arrival, `b1` for bots."),
    ],
)
TableId = TypeAliasType(
    "TableId",
    Annotated[
        str,
        StringConstraints(pattern=r"^[a-z2-7]{12}$"),
        Field(description="Follows from its opener's secret."),
    ],
)
RequestId = TypeAliasType(
    "RequestId",
    Annotated[
        str,
        StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,32}$"),
        Field(description="Made by the client, one for each thing asked; kept when asked again."),
    ],
)
Secret = TypeAliasType(
    "Secret",
    Annotated[
        str,
        StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$"),
        Field(description="128 bits made by the browser, base64url without padding."),
    ],
)
Contribution = TypeAliasType(
    "Contribution",
    Annotated[
        str,
        StringConstraints(pattern=r"^[0-9a-f]{32}$"),
        Field(description="The presser's 16 bytes towards the shuffle, hexadecimal."),
    ],
)
Counter = Annotated[int, Field(strict=True, ge=0, le=1_000_000)]
Language = TypeAliasType("Language", Literal["es", "en", "pt-BR"])
Reason = TypeAliasType("Reason", events.Reason)
Pair = tuple[int, int]
"""By partnership: seats 0 and 2, seats 1 and 3."""


class Model(BaseModel):
    """Frozen; unknown fields of a message are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", from_attributes=True)
