"""Pictures of rolls, hot dishes, sides, drinks and desserts: name -> how to build and frame it."""
from plan import CATEGORY, DISH, Picture
from set_categories import CATEGORIES
from set_drinks import DRINKS
from set_rolls import ROLLS
from set_sides import SIDES

_SCENES = {**ROLLS, **SIDES, **DRINKS, **CATEGORIES}
PICTURES = {name: Picture(build, CATEGORY if name.startswith('categorie') else DISH, 26) for name, build in _SCENES.items()}
