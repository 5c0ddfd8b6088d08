"""Figures of a running server, for Prometheus; they name no table and no person."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("sushiya_sockets", "Open sockets", registry=self.registry)
        self.awake = Gauge("sushiya_tables_awake", "Tables in memory", registry=self.registry)
        self.tables = Gauge(
            "sushiya_tables", "Tables in the store", ["phase"], registry=self.registry
        )
        self.messages = Counter(
            "sushiya_messages", "Messages taken from sockets", registry=self.registry
        )
        self.refused = Counter(
            "sushiya_refused", "Refusals by code", ["code"], registry=self.registry
        )
        self.dropped = Counter(
            "sushiya_slow_readers", "Readers that were too slow", registry=self.registry
        )
        self.notices = Gauge(
            "sushiya_notices", "Notices by what became of them", ["outcome"], registry=self.registry
        )
        self.ticks = Histogram(
            "sushiya_tick_seconds", "How long one look at all tables takes", registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
