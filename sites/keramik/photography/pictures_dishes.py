"""Packshots of bowls, plates, vases and pieces for the house, in every glaze that is sold."""
from dishes import candle_holder, muesli, nest, plate, planter, platter, ramen, serving, small_bowl, soap_dish, vase
from pictures_cups import shots
from plan import Picture, call
from sets import paper

HIGH = dict(rise=32, tilt=1, wide=.64)


def _nest(glazes, m, window=False):
    return Picture(call(nest, glazes), call(paper, m=m, window=window), dict(rise=24, tilt=.9, wide=.62))


DISHES = {
    **shots('schale-muesli', muesli, ('kreide', 'salbei', 'tinte'), dict(rise=22, tilt=.9, wide=.58), ('kreide',)),
    **shots('schale-ramen', ramen, ('tinte', 'basalt', 'schnee'), dict(rise=20, tilt=.8, wide=.62), ('schnee',)),
    **shots('schuessel', serving, ('kreide', 'ocker'), dict(rise=24, tilt=.9, wide=.68), ('ocker',)),
    **shots('schaelchen', small_bowl, ('ocker', 'tinte'), dict(rise=26, tilt=.9, wide=.50)),
    'schalen-nest-salbei': _nest(('salbei', 'kreide', 'salbei'), 'white paper'),
    'schalen-nest-tinte': _nest(('tinte', 'schnee', 'tinte'), 'grey paper', True),
    **shots('teller-dessert', plate, ('kreide', 'salbei'), HIGH, ('salbei',), kind='dessert'),
    **shots('teller-speise', plate, ('kreide', 'tinte', 'basalt'), HIGH, ('tinte',), kind='dinner'),
    **shots('teller-tief', plate, ('kreide', 'ocker'), HIGH, ('kreide',), kind='deep'),
    **shots('servierplatte', platter, ('schnee', 'tinte'), {**HIGH, 'wide': .72}, ('schnee',), turn=-12),
    **shots('vase-knospe', vase, ('kreide', 'ocker', 'tinte'), dict(rise=11, fill=.54), ('ocker',), kind='bud'),
    **shots('vase-flasche', vase, ('basalt', 'salbei'), dict(rise=9, fill=.66), ('salbei',), kind='bottle'),
    **shots('vase-mond', vase, ('kreide', 'schnee'), dict(rise=10, fill=.60), ('kreide',), kind='moon'),
    **shots('vase-zylinder', vase, ('ocker', 'kreide'), dict(rise=10, fill=.64), ('kreide',), kind='cylinder'),
    **shots('kerzenhalter', candle_holder, ('kreide', 'basalt'), dict(rise=12, fill=.66), ('basalt',)),
    **shots('pflanztopf', planter, ('ocker', 'kreide'), dict(rise=14, fill=.56), ('ocker',)),
    **shots('seifenschale', soap_dish, ('salbei', 'kreide'), dict(rise=24, tilt=.9, wide=.56), ('kreide',)),
}
