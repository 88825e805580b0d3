"""Pictures of rolls, hot dishes, sides, drinks and desserts: name -> how to build and frame it."""
from plan import CATEGORY, DISH, Picture
from pictures_categories import CATEGORIES
from pictures_drinks import DRINKS
from pictures_rolls import ROLLS
from pictures_sides import SIDES
from pictures_stories import STORIES

_SCENES = {**ROLLS, **SIDES, **DRINKS, **CATEGORIES, **STORIES}
_SIZES = {'categorie': CATEGORY, 'blog': (1000, 667)}
PICTURES = {name: Picture(build, _SIZES.get(name.split('-')[0], DISH), 18) for name, build in _SCENES.items()}
