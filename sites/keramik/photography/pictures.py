"""All pictures by name."""
from pictures_blog import HOME, JOURNAL
from pictures_categories import CATEGORIES
from pictures_cups import CUPS
from pictures_dishes import DISHES
from pictures_scenes import DETAILS, SETS, USE

PICTURES = {**CUPS, **DISHES, **DETAILS, **SETS, **USE, **CATEGORIES, **JOURNAL, **HOME}
