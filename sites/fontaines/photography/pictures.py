"""Every picture of the site by file name."""
from pictures_accessories import ACCESSORIES
from pictures_blog import BLOG
from pictures_categories import CATEGORIES
from pictures_fountains import FOUNTAINS
from pictures_outdoor import OUTDOOR
from pictures_packs import PACKS
from pictures_taps import TAPS

PICTURES = {**FOUNTAINS, **TAPS, **OUTDOOR, **ACCESSORIES, **PACKS, **CATEGORIES, **BLOG}
