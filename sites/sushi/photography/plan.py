"""Description of a picture: the function that builds its scene (surface, food, light, camera), size, samples."""
from dataclasses import dataclass
from typing import Callable

from sizes import LANDSCAPE


@dataclass(frozen=True)
class Picture:
    build: Callable[[], None]
    size: tuple[int, int] = LANDSCAPE
    samples: int = 12
