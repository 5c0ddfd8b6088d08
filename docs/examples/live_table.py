"""A bot of your own at a live table: opens a server, makes a table, and lets the bot sit down there.

Usage: live_table.py BOT [PORT]; BOT is a file, or whatever else `sushiya connect --bot` takes.
"""

import asyncio
import sys
import tempfile

from sushiya.server.client import Site, sit

SUSHIYA = (sys.executable, "-m", "sushiya")
WISH = {"game": "sushi-go", "name": "Ada", "colour": "salmon", "options": {"players": 2}, "bots": []}
PATIENCE = 60.0


async def main(bot, port="8799"):
    with tempfile.TemporaryDirectory() as data:
        words = ("serve", "--no-browser", "--port", port, "--data", data)
        server = await asyncio.create_subprocess_exec(*SUSHIYA, *words)
        try:
            async with asyncio.timeout(PATIENCE):
                await play(Site(f"http://127.0.0.1:{port}"), bot)
        finally:
            server.terminate()
            await server.wait()


async def play(site, bot):
    while not await is_open(site):  # noqa: ASYNC110 - another process opens it
        await asyncio.sleep(0.1)
    given = await site.ask("/api/tables", WISH)
    table = f"/api/tables/{given['table']}"
    link = f"{site.address}/t/{given['table']}"
    guest = await asyncio.create_subprocess_exec(*SUSHIYA, "connect", link, "--bot", bot)
    try:
        async with sit(site, given["table"], given["token"]) as ada:
            await ada.until(lambda: ada.table and ada.table["seats"][1].get("is-ready"))
            await ada.start()
        # Ada goes home; a cook of the house plays on for her.
        await site.ask(f"{table}/leave", {"id": "leave"}, token=given["token"])
        await guest.wait()
    finally:
        if guest.returncode is None:
            guest.kill()
    record = await site.ask(f"{table}/record")
    print("who sat where:", [f"{one['seat']} {one['who']}" for one in record["sittings"]])
    print("points:", record["result"]["totals"])


async def is_open(site):
    try:
        await site.ask("/api/games")
    except OSError:
        return False
    return True


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
