"""The schema of the PostgreSQL database, and its migrations."""

from collections.abc import Sequence
from typing import Any

from sushiya.store.protocol import NewerFile, StoreError

LOCK_OF_MIGRATIONS = 0x53755379
"""`SuSy`: an advisory lock, so that one process at a time migrates a database."""

# Each step migrates a database from one version to the next, and is never changed once released.
# Texts are stored as bytes in UTF-8: PostgreSQL's text type cannot hold every text. A table's
# number gives the order of creation. Only seats at tables that are not over are kept. An entry's
# token says which append wrote it, for a writer whose connection broke before the answer came.
MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id BYTEA NOT NULL UNIQUE,
        length BIGINT NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        code BYTEA,
        listed BOOLEAN,
        phase TEXT,
        deadline DOUBLE PRECISION,
        players BYTEA[],
        card BYTEA
    );
    CREATE UNIQUE INDEX live_codes ON tables (code) WHERE code <> '' AND phase <> 'over';
    CREATE INDEX open_tables ON tables (number) WHERE listed AND phase <> 'over';
    CREATE INDEX deadlines ON tables (deadline, number) WHERE deadline IS NOT NULL;
    CREATE INDEX finished ON tables (changed) WHERE phase = 'over';

    CREATE TABLE entries (
        number BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
        version BIGINT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        token BIGINT NOT NULL,
        body BYTEA NOT NULL,
        PRIMARY KEY (number, version)
    );

    CREATE TABLE commands (
        number BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
        id BYTEA NOT NULL,
        version BIGINT NOT NULL,
        PRIMARY KEY (number, id)
    );

    CREATE TABLE seats (
        player BYTEA NOT NULL,
        number BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (player, number)
    );
    CREATE INDEX seats_of_table ON seats (number);

    CREATE TABLE sitters (
        player BYTEA NOT NULL,
        number BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (player, number)
    );
    CREATE INDEX sitters_of_table ON sitters (number);

    CREATE TABLE documents (
        key BYTEA NOT NULL,
        kind BYTEA NOT NULL,
        body BYTEA NOT NULL,
        PRIMARY KEY (key, kind)
    );
    """,
    # Shared sheets. A part's revision is the sheet's revision at the part's last write.
    """
    CREATE TABLE sheets (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id BYTEA NOT NULL UNIQUE,
        owner BYTEA NOT NULL,
        lasts DOUBLE PRECISION NOT NULL,
        until DOUBLE PRECISION NOT NULL,
        revision BIGINT NOT NULL
    );
    CREATE INDEX sheets_of_owner ON sheets (owner);
    CREATE INDEX old_sheets ON sheets (until);

    CREATE TABLE parts (
        number BIGINT NOT NULL REFERENCES sheets ON DELETE CASCADE,
        name BYTEA NOT NULL,
        version BIGINT NOT NULL,
        revision BIGINT NOT NULL,
        body BYTEA NOT NULL,
        PRIMARY KEY (number, name)
    );
    """,
    # Which process keeps which table. A crash of the database may empty both: then processes take
    # their tables again.
    """
    ALTER TABLE tables ADD COLUMN erasures BIGINT NOT NULL DEFAULT 0;

    CREATE UNLOGGED TABLE processes (
        id BYTEA PRIMARY KEY,
        until TIMESTAMPTZ NOT NULL
    );

    CREATE UNLOGGED TABLE keepers (
        number BIGINT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        process BYTEA NOT NULL
    );
    """,
)

VERSION_TABLE = "CREATE TABLE IF NOT EXISTS sushiya_schema (version INTEGER NOT NULL)"

# Functions are recreated whenever the store is opened: they hold no data. An append is one call, so
# one round trip; the row of its table is locked meanwhile.
FUNCTIONS = """
CREATE OR REPLACE FUNCTION sushiya_append(
    p_table BYTEA, p_expected BIGINT, p_bodies BYTEA[], p_at DOUBLE PRECISION, p_command BYTEA,
    p_token BIGINT, p_is_again BOOLEAN, p_has_summary BOOLEAN, p_code BYTEA, p_listed BOOLEAN,
    p_phase TEXT, p_deadline DOUBLE PRECISION, p_players BYTEA[], p_card BYTEA,
    OUT answer TEXT, OUT at_version BIGINT
) LANGUAGE plpgsql AS $$
DECLARE
    kept tables%ROWTYPE;
BEGIN
    SELECT * INTO kept FROM tables WHERE id = p_table FOR UPDATE;
    IF NOT FOUND AND p_expected = 0 THEN
        INSERT INTO tables (id, length, changed) VALUES (p_table, 0, 0)
        ON CONFLICT (id) DO NOTHING;
        SELECT * INTO kept FROM tables WHERE id = p_table FOR UPDATE;
    END IF;
    IF p_command IS NOT NULL AND kept.number IS NOT NULL THEN
        SELECT version INTO at_version FROM commands
        WHERE commands.number = kept.number AND commands.id = p_command;
        IF FOUND THEN
            answer := CASE WHEN p_is_again AND EXISTS (
                SELECT FROM entries WHERE entries.number = kept.number
                AND entries.version = at_version AND entries.token = p_token
            ) THEN 'appended' ELSE 'repeated' END;
            RETURN;
        END IF;
    END IF;
    IF p_is_again AND kept.number IS NOT NULL THEN
        SELECT max(version) INTO at_version FROM entries
        WHERE entries.number = kept.number AND entries.token = p_token;
        IF at_version IS NOT NULL THEN
            answer := 'appended';
            RETURN;
        END IF;
    END IF;
    at_version := coalesce(kept.length, 0);
    IF p_expected <> at_version THEN
        answer := 'stale';
        RETURN;
    END IF;
    answer := 'appended';
    INSERT INTO entries (number, version, at, token, body)
    SELECT kept.number, at_version + place, p_at, p_token, body
    FROM unnest(p_bodies) WITH ORDINALITY AS new (body, place);
    at_version := at_version + cardinality(p_bodies);
    IF p_command IS NOT NULL THEN
        INSERT INTO commands (number, id, version) VALUES (kept.number, p_command, at_version);
    END IF;
    IF NOT p_has_summary THEN
        UPDATE tables SET length = at_version, changed = p_at WHERE number = kept.number;
        RETURN;
    END IF;
    UPDATE tables SET length = at_version, changed = p_at, code = p_code, listed = p_listed,
        phase = p_phase, deadline = p_deadline, players = p_players, card = p_card
    WHERE number = kept.number;
    IF kept.players IS DISTINCT FROM p_players
        OR (kept.phase = 'over') IS DISTINCT FROM (p_phase = 'over')
    THEN
        INSERT INTO sitters (player, number)
        SELECT DISTINCT player, kept.number FROM unnest(p_players) AS player
        ON CONFLICT DO NOTHING;
        DELETE FROM seats WHERE number = kept.number;
        INSERT INTO seats (player, number)
        SELECT DISTINCT player, kept.number FROM unnest(p_players) AS player
        WHERE p_phase <> 'over';
    END IF;
END
$$;

CREATE OR REPLACE FUNCTION sushiya_beat(
    p_process BYTEA, p_lasts DOUBLE PRECISION, p_wanted BYTEA[], p_unwanted BYTEA[]
) RETURNS TABLE (name BYTEA, is_ours BOOLEAN, entries BIGINT, rewritten BIGINT)
LANGUAGE plpgsql AS $$
BEGIN
    -- Who comes, or comes back after a silence, and who takes a table do so one after the other:
    -- each sees what the one before has taken, and that it is alive.
    IF NOT EXISTS (
        SELECT FROM processes p WHERE p.id = p_process AND p.until > clock_timestamp()
    ) THEN
        PERFORM pg_advisory_xact_lock(hashtext('sushiya keepers'));
    END IF;
    INSERT INTO processes AS p (id, until)
    VALUES (p_process, clock_timestamp() + p_lasts * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until;
    DELETE FROM processes WHERE until < clock_timestamp() - interval '1 hour';
    DELETE FROM keepers k USING tables t
    WHERE t.id = ANY (p_unwanted) AND k.number = t.number AND k.process = p_process;
    -- Only what nobody keeps is written: a beat that changes nothing costs no writing, and no lock.
    IF EXISTS (
        SELECT FROM tables t LEFT JOIN keepers c USING (number)
        LEFT JOIN processes p ON p.id = c.process AND p.until > clock_timestamp()
        WHERE t.id = ANY (p_wanted) AND p.id IS NULL
    ) THEN
        PERFORM pg_advisory_xact_lock(hashtext('sushiya keepers'));
        INSERT INTO keepers AS k (number, process)
        SELECT t.number, p_process FROM tables t LEFT JOIN keepers c USING (number)
        LEFT JOIN processes p ON p.id = c.process AND p.until > clock_timestamp()
        WHERE t.id = ANY (p_wanted) AND p.id IS NULL ORDER BY t.number
        ON CONFLICT (number) DO UPDATE SET process = excluded.process;
    END IF;
    RETURN QUERY SELECT t.id, coalesce(k.process = p_process, FALSE), t.length, t.erasures
    FROM tables t LEFT JOIN keepers k USING (number) WHERE t.id = ANY (p_wanted || p_unwanted);
END
$$;
"""


async def migrate(connection: Any, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Migrate a database in one transaction; refuse a newer one and another program's."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK_OF_MIGRATIONS)
        version = await _version_of(connection)
        if version > len(migrations):
            raise NewerFile(
                f"the database was written by a later Sushiya (version {version}, this one reads "
                f"up to {len(migrations)}); use that one, or choose another database"
            )
        for step in migrations[version:]:
            await connection.execute(step)
        if version < len(migrations):
            await connection.execute("DELETE FROM sushiya_schema")
            await connection.execute("INSERT INTO sushiya_schema VALUES ($1)", len(migrations))
        await connection.execute(FUNCTIONS)


async def _version_of(connection: Any) -> int:
    """Return the schema's version, 0 for an empty database; refuse another program's."""
    is_ours = await connection.fetchval("SELECT to_regclass('sushiya_schema') IS NOT NULL")
    if not is_ours and await connection.fetchval("SELECT to_regclass('tables') IS NOT NULL"):
        raise StoreError("the database holds tables of another program; choose another database")
    await connection.execute(VERSION_TABLE)
    return int(await connection.fetchval("SELECT coalesce(max(version), 0) FROM sushiya_schema"))
