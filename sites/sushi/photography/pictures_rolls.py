"""Pictures of rolls, hot dishes, sides, drinks and desserts: name -> how to build and frame it."""
from plan import CATEGORY, DISH, Picture
from set_rolls import ROLLS

_SCENES = {**ROLLS}
PICTURES = {name: Picture(build, CATEGORY if name.startswith('categorie') else DISH, 26) for name, build in _SCENES.items()}
