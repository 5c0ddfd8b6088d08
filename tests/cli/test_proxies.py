"""The proxies' configurations of docs/hosting.md work, where such a program is installed."""

import asyncio
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import pytest

from host.helpers import in_loop
from many import SERVICES
from ports import free_port
from server.helpers import Guest, Shop, eventually, open_shop, seat_guests, start
from sushiya.server.client import Site

DOC = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
PROCESSES = 3
Configure = Callable[[str, list[str], int, Path], list[str]]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", DOC, re.DOTALL | re.MULTILINE)


def with_ports(config: str, ports: list[str]) -> str:
    for number, port in enumerate(ports, 8791):
        config = config.replace(f"127.0.0.1:{number}", f"127.0.0.1:{port}")
    return config


def nginx(program: str, ports: list[str], port: int, folder: Path) -> list[str]:
    server, upstream = blocks("nginx")
    server = re.sub(r"^ *ssl_.*\n", "", server, flags=re.MULTILINE)
    server = server.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    server = server.replace("http://127.0.0.1:8790", "http://sushiya")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error; events {{}}\n"
        f"http {{ access_log off;\n{paths}{with_ports(upstream, ports)}{server} }}"
    )
    return [program, "-e", f"{folder}/error", "-c", f"{folder}/nginx.conf"]


def caddy(program: str, ports: list[str], port: int, folder: Path) -> list[str]:
    (config,) = blocks("caddy")
    config = config.replace("sushi.example", f"http://127.0.0.1:{port}")
    (folder / "Caddyfile").write_text(f"{{\n    admin off\n}}\n{with_ports(config, ports)}")
    return [program, "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]


@contextmanager
def proxied(command: list[str], folder: Path) -> Iterator[None]:
    environment = {"HOME": str(folder), "PATH": ""}
    with (folder / "said").open("wb") as said:
        process = subprocess.Popen(command, env=environment, stderr=said)
    try:
        yield
    finally:
        process.terminate()
        process.wait(30)


@pytest.mark.parametrize("configure", [nginx, caddy])
def test_a_table_s_sockets_meet_at_one_process(configure: Configure, tmp_path: Path) -> None:
    program = shutil.which(configure.__name__)
    if program is None:
        pytest.skip(f"{configure.__name__} is not installed")
    SERVICES.start()
    in_loop(_play_behind)(program, configure, tmp_path)


async def _play_behind(program: str, configure: Configure, folder: Path) -> None:
    port = free_port()
    async with AsyncExitStack() as held:
        shops = [
            await held.enter_async_context(
                open_shop(store=store, others=others, trusted_proxies=("127.0.0.1",), seed=seed)
            )
            for seed, (store, others) in enumerate(SERVICES.homes(PROCESSES))
        ]
        ports = [shop.address.rpartition(":")[2] for shop in shops]
        held.enter_context(proxied(configure(program, ports, port, folder), folder))
        front = Shop(f"http://127.0.0.1:{port}", shops[0].app, shops[0].store)
        await _until_open(front.site(0))
        for _ in range(3):
            guests = await seat_guests(front, "sushi-go", 3)
            await _come(guests)
            await start(guests)
            met = [shop for shop in shops if _sockets(shop)]
            assert [_sockets(shop) for shop in met] == [len(guests)]
            for guest in guests:
                await guest.go()
            await eventually(lambda: not any(map(_sockets, shops)))


def _sockets(shop: Shop) -> int:
    return len(shop.context.sockets)


async def _come(guests: list[Guest]) -> None:
    for guest in guests:
        await guest.come()


async def _until_open(site: Site) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                await site.ask("/api/ready")
            except (OSError, ValueError):
                await asyncio.sleep(0.1)
            else:
                return
