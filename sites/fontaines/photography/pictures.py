"""Every picture of the site by file name."""
from pictures_accessories import ACCESSORIES
from pictures_fountains import FOUNTAINS
from pictures_outdoor import OUTDOOR
from pictures_taps import TAPS

PICTURES = {**FOUNTAINS, **TAPS, **OUTDOOR, **ACCESSORIES}
