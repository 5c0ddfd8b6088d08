import msgspec
import pytest

from host.helpers import Salon, in_loop, newcomer
from sushiya.core.ids import Decision, Seat
from sushiya.core.value import encode, kebab
from sushiya.core.words import LANGUAGES, SHARED_MESSAGES, Catalogue
from sushiya.host import log
from sushiya.host.fixed import FixedDeal
from sushiya.host.lines import lines_of, say_happening
from sushiya.host.people import Person, Place, hashed
from sushiya.host.refusals import MESSAGES
from sushiya.host.settings import Settings
from sushiya.host.table import Table

PERSON = Person(hashed("player"), "Aiko", "tuna", hashed("token"))
SECRET = "5e" * 32
NONCE = "ab" * 16

EXAMPLES: tuple[log.Happening, ...] = (
    log.OptionsChosen(options={}, places=(Place(),)),
    log.SettingsChanged(settings=Settings()),
    log.SecretRenewed(secret=SECRET),
    log.CardsShared(same="shared", fixed=FixedDeal(name="shared cards"), secret=SECRET),
    log.CardsSeen(seat=Seat(0)),
    log.PersonSeated(seat=Seat(2), person=PERSON),
    log.BotSeated(seat=Seat(2), level="cook"),
    log.PersonMoved(seat=Seat(0), to=Seat(2)),
    log.PlaceEmptied(seat=Seat(1)),
    log.PersonRenamed(seat=Seat(0), name="Aiko", colour="tuna"),
    log.RoleGiven(seat=Seat(0)),
    log.ReadySaid(seat=Seat(0), nonce=NONCE),
    log.ReadyWithdrawn(seat=Seat(0)),
    log.ShareCommitted(seat=Seat(0), commitment="c0" * 32),
    log.SeatsFrozen(commitments=("c0" * 32, ""), absent=(Seat(0),)),
    log.ShareRevealed(seat=Seat(0), nonce=NONCE),
    log.DealVoided(missing=(Seat(0), Seat(2)), secret=SECRET),
    log.GameStarted(rules=1, events=msgspec.Raw(b"[]"), absent=(), level="cook"),
    log.BankUsed(used=(15.0, 0.0)),
    log.HandedToBot(seat=Seat(0), level="cook", why="left", by=Seat(0)),
    log.HandedToBot(seat=Seat(0), level="cook", why="dropped", by=Seat(1)),
    log.HandedBack(seat=Seat(0)),
    log.SeatFreed(seat=Seat(0), level="cook"),
    log.SeatMoved(seat=Seat(0), token=hashed("another token")),
    log.RematchOpened(seat=Seat(0), table="rematch"),
    log.TableClosed(why="closed"),
    log.TableClosed(why="abandoned"),
    log.BotFailed(seat=Seat(1), level="master", instead="cook"),
    log.HintTaken(seat=Seat(0), decision=Decision(1)),
    log.TakenBack(seat=Seat(0), play=1),
)


async def waiting_table() -> Table:
    salon = Salon()
    room, _ = await salon.make(bots=1)
    await salon.hall.close()
    return room.table


def test_every_happening_has_an_example() -> None:
    told = {type(happening) for happening in EXAMPLES}
    assert told == set(log.HAPPENINGS) - {log.TableMade, log.Played}


def happenings_in_the_catalogue() -> set[str]:
    text = (MESSAGES / "en.ftl").read_text()
    return {line.split(" = ")[0] for line in text.splitlines() if line.startswith("happening-")}


@in_loop
async def test_every_happening_that_is_said_has_its_sentence_and_no_other() -> None:
    table = await waiting_table()
    phrases = [say_happening(table, happening) for happening in EXAMPLES]
    spoken = [phrase for phrase in phrases if phrase is not None]
    assert {phrase.id for phrase in spoken} == happenings_in_the_catalogue()
    for language in LANGUAGES:
        words = Catalogue(language, (SHARED_MESSAGES, MESSAGES))
        for phrase in spoken:
            for you in (None, Seat(0), Seat(1)):
                said = words.say(phrase, you=you, names=("Guest 0", "cook", "Aiko"))
                assert "{" not in said
        assert {words.say(phrase) for phrase in spoken} >= {words.text("happening-game-started")}


@pytest.mark.parametrize("happening", EXAMPLES[:-1], ids=lambda one: kebab(type(one).__name__))
@in_loop
async def test_no_line_holds_a_key_a_seed_or_a_share_of_it(happening: log.Happening) -> None:
    table = await waiting_table()
    for viewer in (None, Seat(0), Seat(1)):
        told = encode(lines_of(table, happening, viewer, 1.0)).decode()
        for hidden in (SECRET, NONCE, PERSON.token, PERSON.player, hashed("another token")):
            assert hidden not in told


@in_loop
async def test_a_name_that_stays_is_not_told_again() -> None:
    table = await waiting_table()
    same = log.PersonRenamed(seat=Seat(0), name=newcomer(0).name, colour="egg")
    assert say_happening(table, same) is None


@pytest.mark.parametrize("happening", EXAMPLES, ids=lambda one: kebab(type(one).__name__))
def test_a_happening_reads_as_it_was_written(happening: log.Happening) -> None:
    assert log.read_happening(encode(happening)) == happening
