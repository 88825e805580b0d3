"""Description of a picture: the function that builds its scene (surface, food, light, camera), size, samples."""
from dataclasses import dataclass
from typing import Callable

DISH = (880, 660)
CATEGORY = (960, 720)
SCENE = (1200, 900)


@dataclass(frozen=True)
class Picture:
    build: Callable[[], None]
    size: tuple[int, int] = DISH
    samples: int = 14
