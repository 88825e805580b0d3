"""How a picture is described: what to build, on which set, seen from where."""
from dataclasses import dataclass, field
from typing import Callable


@dataclass(frozen=True)
class Picture:
    build: Callable[[], object]
    backdrop: Callable[[], object]
    view: dict = field(default_factory=dict)
    size: tuple[int, int] = (900, 900)
    samples: int = 16
    extras: Callable[[], object] | None = None
    """Props that stand in the picture without deciding its framing."""


@dataclass(frozen=True)
class Between:
    """What a build returns when only its points between two heights decide the framing."""
    low: float
    high: float

    def of(self, points):
        return [p for p in points if self.low <= p[2] <= self.high]


def above(low):
    """Frame on what is higher than `low`."""
    return Between(low, 1e9)


def together(*steps):
    """One build out of several."""
    def build():
        for step in steps:
            step()
    return build


def call(make, *args, **more):
    """A build that calls `make` when its scene is ready."""
    return lambda: make(*args, **more)
