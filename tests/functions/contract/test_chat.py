"""What was said at a table."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from functions.ports.store import LostRace, TableStore
from functions.ports.values import ChatLine, StoredPerson
from tests.functions.contract.test_tables import change_of
from tests.functions.fakes import NOON
from tests.functions.tables import TABLE, game, stored

MS = NOON * 1000


def line_of(number: int, player: str = "p0") -> ChatLine:
    digest = f"{number:012x}"
    return ChatLine(f"{MS + number:013d}#{digest}", player, f"hola {number}", MS + number)


def clocked(read: StoredPerson, number: int) -> StoredPerson:
    """Return the speaker as they are after a message, three of which are remembered here."""
    return replace(
        read,
        requests=(*read.requests, f"{number:012x}")[-3:],
        said_ms=(*read.said_ms, MS + number)[-3:],
    )


def speaker(store: TableStore) -> StoredPerson:
    return store.load(TABLE, NOON).people[0]


def say(store: TableStore, number: int, read: StoredPerson | None = None) -> None:
    read = read or speaker(store)
    store.say(TABLE, read, clocked(read, number), line_of(number))


def texts(store: TableStore) -> list[str]:
    return [line.text for line in store.chat(TABLE, None, 50, surely=True)]


def test_what_was_said_is_read_with_its_speaker(store: TableStore) -> None:
    stored(store, game())
    say(store, 7)
    assert store.chat(TABLE, None, 50) == (line_of(7),)


def test_speaking_moves_the_speakers_clock(store: TableStore) -> None:
    stored(store, game())
    for number in range(4):
        say(store, number)
    assert speaker(store).said_ms == (MS + 1, MS + 2, MS + 3)
    assert speaker(store).requests == ("000000000001", "000000000002", "000000000003")


def test_what_is_said_on_an_old_reading_is_not_stored(store: TableStore) -> None:
    read = stored(store, game()).people[0]
    say(store, 1, read)
    after = speaker(store)
    with pytest.raises(LostRace) as lost:
        say(store, 2, read)
    assert lost.value.current is None
    assert (texts(store), speaker(store)) == (["hola 1"], after)


def test_a_reading_with_another_clock_is_an_old_one(store: TableStore) -> None:
    stored(store, game())
    say(store, 1)
    read = replace(speaker(store), said_ms=())
    with pytest.raises(LostRace):
        say(store, 2, read)
    assert texts(store) == ["hola 1"]


def test_of_eight_who_say_at_once_on_one_reading_one_is_heard(store: TableStore) -> None:
    read = stored(store, game()).people[0]
    fates: list[str] = []

    def try_to_say(number: int) -> None:
        try:
            say(store, number, read)
            fates.append("said")
        except LostRace:
            fates.append("lost")

    threads = [threading.Thread(target=try_to_say, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(fates) == ["lost"] * 7 + ["said"]
    assert len(texts(store)) == 1


def test_the_very_same_line_stored_twice_is_a_success(store: TableStore) -> None:
    read = stored(store, game()).people[0]
    say(store, 1, read)
    after = speaker(store)
    say(store, 1, read)
    assert (texts(store), speaker(store)) == (["hola 1"], after)


def test_two_people_who_talk_at_once_are_both_heard(store: TableStore) -> None:
    first, second, *_ = stored(store, game()).people
    store.say(TABLE, first, clocked(first, 1), line_of(1))
    store.say(TABLE, second, clocked(second, 2), line_of(2, "p1"))
    assert texts(store) == ["hola 1", "hola 2"]


def test_talking_does_not_disturb_a_move_made_meanwhile(store: TableStore) -> None:
    read = stored(store, game())
    say(store, 1, read.people[0])
    store.save(change_of(read))
    say(store, 2)
    assert texts(store) == ["hola 1", "hola 2"]
    assert store.load(TABLE, NOON).state.version == 2


def test_a_new_name_leaves_the_chat_clock_as_it_is(store: TableStore) -> None:
    read = stored(store, game())
    say(store, 1)
    said = speaker(store)
    store.save(replace(change_of(read), people=(replace(read.people[0], name="Otra"),)))
    assert speaker(store) == replace(said, name="Otra")


def test_who_is_not_there_says_nothing(store: TableStore) -> None:
    read = stored(store, game())
    stranger = replace(read.people[0], id="p9")
    with pytest.raises(LostRace):
        store.say(TABLE, stranger, clocked(stranger, 1), line_of(1, "p9"))
    assert texts(store) == []


def test_chat_comes_in_pages_newest_last(store: TableStore) -> None:
    stored(store, game())
    for number in range(7):
        say(store, number)
    newest = store.chat(TABLE, None, 3)
    older = store.chat(TABLE, newest[0].id, 3)
    oldest = store.chat(TABLE, older[0].id, 3)
    read = [[line.text[-1] for line in page] for page in (newest, older, oldest)]
    assert read == [["4", "5", "6"], ["1", "2", "3"], ["0"]]
    assert store.chat(TABLE, oldest[0].id, 3) == ()
