"""What a picture is: the function that builds its scene (surface, food, light and camera), its size, its samples."""
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
