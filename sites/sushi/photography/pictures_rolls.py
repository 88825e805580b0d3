"""Pictures of maki, California, hand rolls and rolls in rice paper."""
import math
import random

from coated import california
from shapes import on_disc, put, strew
from rolls import maki, many

from tableware import chives, cloth, dip, ginger, lemon, look, plate, slab, sticks, table, wasabi, window


def _rows(pieces, columns, step, top, centre=(0, 0), turn=0, shift=.12, loose=.05, spin=True):
    """Stand pieces in rows of `columns`, the back row first."""
    rows = math.ceil(len(pieces) / columns)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for i, piece in enumerate(pieces):
        row, col = divmod(i, columns)
        x = (col - (columns - 1) / 2) * step + shift * row + random.uniform(-loose, loose)
        y = ((rows - 1) / 2 - row) * step * 1.03 + random.uniform(-loose, loose)
        put(piece, (centre[0] + c * x - s * y, centre[1] + s * x + c * y, top), random.uniform(0, 360) if spin else turn)


def _ring(pieces, top, r=.98):
    """Pieces round a dish, the last in the middle."""
    for i, piece in enumerate(pieces[:-1]):
        a = math.tau * i / (len(pieces) - 1) + .35
        put(piece, (r * math.cos(a), r * math.sin(a), top), random.uniform(0, 360))
    put(pieces[-1], (.02, .02, top), 30)


def _maki(core, surface, dish, columns=3, turn=-12, n=6, camera=None, extras=(), power=1.1, pose='rows'):
    def build():
        window(power)
        table(surface)
        top = dish()
        pieces = many([core] * n if isinstance(core, str) else core, maki)
        if pose == 'ring':
            _ring(pieces, top)
        else:
            _rows(pieces, columns, .98, top, turn=turn)
        if pose == 'lying':
            for piece, x, y, way in ((pieces[-1], .12, .05, -64), (pieces[-3], -.05, .02, -112)):
                put(piece, (piece.location.x + x, piece.location.y + y, top + .43), way, (0, 90))
        if pose == 'pile':
            put(pieces[-1], (*((a + b) / 2 for a, b in zip(pieces[0].location[:2], pieces[4].location[:2])), top + .64), 20, (2, 3))
        for extra in extras:
            extra(top)
        look(*(camera or ((0, -.05, .35), 4.1, -10, 38)))
    return build


def _california(heart, coat, surface, dish, turn=14, camera=None, extras=(), fall=True, power=1.1):
    def build():
        window(power)
        table(surface)
        top = dish()
        pieces = many([heart] * 6, california, coat)
        _rows(pieces, 3, 1.24, top, (-.22, .05), turn)
        if fall:  # one piece lies on its side and shows its coat
            x, y, _ = pieces[5].location
            put(pieces[5], (x + .1, y + .12, top + .585), -62, (0, 90))
        for extra in extras:
            extra(top)
        look(*(camera or ((.05, -.1, .35), 4.8, 8, 37)))
    return build


def _wasabi(x, y, s=1.):
    return lambda top: wasabi(x, y, top, s)


def _ginger(x, y, s=1.):
    return lambda top: ginger(x, y, top, s)


def _sticks(x, y, turn=4, material='black'):
    return lambda top: sticks(x, y, turn, material)


def _dip(x, y, material='clay', r=.6):
    return lambda top: dip(r, material, 'soy', (x, y, 0))


def _chives(n, r, x=0, y=0):
    return lambda top: chives(n, r, (x, y, top + .02))


def _sesame(n, r, material='sesame'):
    def lay(top):
        points, up = on_disc(n, r, top + .015)
        strew('sesame', points, up, material, None, 1, .1)
    return lay


ROLLS = {
    'maki-marche': _maki(['salmon', 'tuna', 'avocado', 'cucumber', 'tuna', 'cucumber', 'salmon', 'avocado'], 'linen', lambda: slab(5.2, 3.1, 'slate', turn=-6), 4, -8, 8,
                         ((.1, .05, .3), 5.0, -12, 33), (_wasabi(2.05, -.85, .9), _dip(-1.9, 2.3))),
    'maki-marche-detail': _maki(['salmon', 'tuna', 'avocado', 'cucumber', 'tuna', 'salmon'], 'linen', lambda: slab(5.2, 3.1, 'slate', turn=-6), 3, -8, 6, ((.05, -.3, .5), 2.5, 16, 44, 90, .5)),
    'maki-saumon-avocat': _maki('duo', 'oak', lambda: plate(2.5, 'cream', oval=.72), 3, 10, 6, ((.05, -.1, .35), 4.2, 14, 37), (_sticks(.5, -2.35, 7),), 1.1, 'lying'),
    'maki-concombre': _maki('cucumber', 'grey-linen', lambda: plate(2.05, 'white-plate'), 3, -20, 6, ((0, -.05, .35), 3.8, -16, 40), (_sesame(70, 1.5), lambda t: cloth('linen', (2.6, 1.8, 0), 3, 4, 30))),
    'maki-saumon': _maki('salmon', 'stone', lambda: slab(4.4, 2.9, 'slate', turn=10), 3, 8, 6, ((.1, -.1, .3), 4.1, 16, 36), (_wasabi(1.65, .75, .8),)),
    'maki-thon': _maki('tuna', 'walnut', lambda: plate(2.1, 'dark-stoneware'), 2, 24, 6, ((0, -.05, .35), 4.3, -4, 39), (_dip(-2.3, 1.6, 'clay'),), 1.25, 'ring'),
    'maki-avocat': _maki('avocado', 'linen', lambda: plate(2.05, 'celadon'), 3, -4, 6, ((0, -.05, .35), 3.9, 20, 38), (_sticks(-.2, -2.15, -6, 'bamboo'),), 1.1, 'pile'),
    'maki-saumon-fromage': _maki('cheese', 'plaster', lambda: plate(2.5, 'stoneware', oval=.7), 3, -14, 6, ((.0, -.05, .35), 4.1, -18, 36), (_chives(60, 1.7),), 1.1, 'lying'),
    'california-saumon': _california('salmon', 'sesame', 'walnut', lambda: slab(5.4, 3.7, 'board', .2, turn=6), 10, ((.1, -.1, .35), 4.8, 12, 37), (_ginger(2.05, 1.05, .8),), True, 1.3),
    'california-saumon-detail': _california('salmon', 'sesame', 'walnut', lambda: slab(5.4, 3.7, 'board', .2, turn=6), 10, ((.3, -.55, .6), 2.55, 14, 40, 90, .5), (), False, 1.3),
    'california-thon-releve': _california('tuna', 'chilli', 'stone', lambda: plate(2.5, 'dark-stoneware'), -10, ((0, -.1, .35), 4.7, -14, 38), (_chives(24, 1.9),)),
    'california-crevette-tempura': _california('shrimp', 'crumb', 'linen', lambda: plate(2.8, 'indigo', oval=.8), 6, ((0, -.1, .35), 4.7, 4, 37)),
    'california-crabe': _california('crab', 'roe', 'grey-linen', lambda: plate(2.5, 'white-plate'), -16, ((0, -.1, .35), 4.5, -8, 37), (lambda t: lemon((1.75, .9, t), .42, 200),)),
    'california-poulet': _california('chicken', 'onion', 'oak', lambda: slab(5.6, 3.8, 'walnut', .18, turn=-8), -8, ((0, -.1, .35), 4.8, -10, 37), (), True, 1.25),
    'california-legumes': _california('vegetable', 'chive', 'plaster', lambda: plate(2.55, 'cream'), 18, ((0, -.1, .35), 4.5, 18, 38)),
}
