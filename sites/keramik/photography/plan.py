"""Description of a picture: objects, backdrop, camera."""
from dataclasses import dataclass, field
from typing import Callable

from sizes import SQUARE


@dataclass(frozen=True)
class Picture:
    build: Callable[[], object]
    backdrop: Callable[[float], object]
    """Gets the reach: what the picture shows, in metres across."""
    view: dict = field(default_factory=dict)
    size: tuple[int, int] = SQUARE
    samples: int = 12
    extras: Callable[[], object] | None = None
    """Props that do not affect the framing."""


def together(*steps):
    """Combines several builds into one."""
    def build():
        for step in steps:
            step()
    return build


def call(make, *args, **more):
    """Calls `make` with these arguments later; a backdrop gets its reach before them."""
    return lambda *reach: make(*reach, *args, **more)
