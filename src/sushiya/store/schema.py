"""The schema of the SQLite file, and its migrations."""

from collections.abc import Sequence

import apsw

from sushiya.store.protocol import NewerFile, StoreError

APPLICATION_ID = 0x53755379
"""`SuSy`: marks a file as ours."""

# Each step migrates a file from one version to the next, and is never changed once released. A
# table's number gives the order of creation. Only seats at tables that are not over are kept. A
# table's entries are stored together, as a log is read as a whole.
MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        length INTEGER NOT NULL,
        changed REAL NOT NULL,
        code TEXT,
        listed INTEGER,
        phase TEXT,
        deadline REAL,
        players TEXT,
        card BLOB
    ) STRICT;
    CREATE UNIQUE INDEX live_codes ON tables (code) WHERE code <> '' AND phase <> 'over';
    CREATE INDEX open_tables ON tables (number) WHERE listed AND phase <> 'over';
    CREATE INDEX deadlines ON tables (deadline, number) WHERE deadline IS NOT NULL;
    CREATE INDEX finished ON tables (changed) WHERE phase = 'over';

    CREATE TABLE entries (
        number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        version INTEGER NOT NULL,
        at REAL NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (number, version)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE commands (
        number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        id TEXT NOT NULL,
        version INTEGER NOT NULL,
        PRIMARY KEY (number, id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE seats (
        player TEXT NOT NULL,
        number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (player, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_of_table ON seats (number);

    CREATE TABLE documents (
        key TEXT NOT NULL,
        kind TEXT NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (key, kind)
    ) STRICT;
    """,
    # All players who have ever sat at a table, even one that is over: needed to erase a person.
    # For older files, they are found in the logs.
    """
    CREATE TABLE sitters (
        player TEXT NOT NULL,
        number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (player, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sitters_of_table ON sitters (number);
    INSERT OR IGNORE INTO sitters
    SELECT found.atom, entries.number
    FROM entries, json_tree(CAST(entries.body AS TEXT)) AS found
    WHERE json_valid(CAST(entries.body AS TEXT)) AND found.key = 'player' AND found.type = 'text';
    """,
    # Shared sheets. A part's revision is the sheet's revision at the part's last write.
    """
    CREATE TABLE sheets (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        owner TEXT NOT NULL,
        lasts REAL NOT NULL,
        until REAL NOT NULL,
        revision INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX sheets_of_owner ON sheets (owner);
    CREATE INDEX old_sheets ON sheets (until);

    CREATE TABLE parts (
        number INTEGER NOT NULL REFERENCES sheets ON DELETE CASCADE,
        name TEXT NOT NULL,
        version INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (number, name)
    ) STRICT, WITHOUT ROWID;
    """,
)


def version_of(connection: apsw.Connection, migrations: Sequence[str] = MIGRATIONS) -> int:
    """Return the schema's version, 0 for an empty file; refuse a foreign or a newer file."""
    file = connection.filename
    owner, version = (_pragma(connection, name) for name in ("application_id", "user_version"))
    if owner != APPLICATION_ID and (owner or _has_content(connection)):
        raise StoreError(f"{file} was not made by Sushiya; choose another folder")
    if version > len(migrations):
        raise NewerFile(
            f"{file} was written by a later Sushiya (file version {version}, this one reads up to "
            f"{len(migrations)}); use that one, or choose another folder"
        )
    return version


def migrate(connection: apsw.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Migrate a file to the current version in one transaction; an empty one gets all steps."""
    connection.execute("BEGIN EXCLUSIVE")
    try:
        for step in migrations[version_of(connection, migrations) :]:
            connection.execute(step)
        connection.pragma("application_id", APPLICATION_ID)
        connection.pragma("user_version", len(migrations))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _has_content(connection: apsw.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").get is not None


def _pragma(connection: apsw.Connection, name: str) -> int:
    value = connection.pragma(name)
    if not isinstance(value, int):
        raise TypeError(f"{name} is no number: {value!r}")
    return value
