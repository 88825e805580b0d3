"""Pictures of rolls, hot dishes, sides, drinks and desserts: name -> how to build and frame it."""
from plan import Picture
from sizes import WIDE
from pictures_categories import CATEGORIES
from pictures_drinks import DRINKS
from pictures_rolls import ROLLS
from pictures_sides import SIDES
from pictures_stories import STORIES

_DISHES = {**ROLLS, **SIDES, **DRINKS, **CATEGORIES}
_STORIES = {name: Picture(build, WIDE) for name, build in STORIES.items()}
PICTURES = {**{name: Picture(build) for name, build in _DISHES.items()}, **_STORIES}
