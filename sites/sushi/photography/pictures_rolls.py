"""Pictures of rolls, hot dishes, sides, drinks and desserts: name -> how to build and frame it."""
from plan import CATEGORY, DISH, Picture
from set_categories import CATEGORIES
from set_drinks import DRINKS
from set_rolls import ROLLS
from set_sides import SIDES
from set_tales import TALES

_SCENES = {**ROLLS, **SIDES, **DRINKS, **CATEGORIES, **TALES}
_SIZES = {'categorie': CATEGORY, 'blog': (1000, 667)}
PICTURES = {name: Picture(build, _SIZES.get(name.split('-')[0], DISH), 18) for name, build in _SCENES.items()}
