"""Description of a picture: objects, backdrop, camera."""
from dataclasses import dataclass, field
from typing import Callable

from sizes import SQUARE


@dataclass(frozen=True)
class Picture:
    build: Callable[[], object]
    backdrop: Callable[[], object]
    view: dict = field(default_factory=dict)
    size: tuple[int, int] = SQUARE
    samples: int = 16
    extras: Callable[[], object] | None = None
    """Props that do not affect the framing."""


@dataclass(frozen=True)
class Turntable:
    """A picture from all around: the appliance turns on its spot, light and camera stay."""
    of: str
    views: int = 24
    side: int = 800
    fill: float = .88
    samples: int = 28


@dataclass(frozen=True)
class Move:
    """A video of a picture's scene: the camera goes from the picture's view to another and back."""
    of: str
    end: dict
    seconds: float = 3
    rate: int = 24
    side: int = 640
    samples: int = 4


@dataclass(frozen=True)
class Between:
    """Returned by a build that is framed by its points between two heights."""
    low: float
    high: float

    def of(self, points):
        return [p for p in points if self.low <= p[2] <= self.high]


def above(low):
    """Frame by the points above `low`."""
    return Between(low, 1e9)


def together(*steps):
    """Combines several builds into one."""
    def build():
        for step in steps:
            step()
    return build


def call(make, *args, **more):
    """A build that calls `make` with these arguments."""
    return lambda: make(*args, **more)
