"""Pictures of nigiri, gunkan and sashimi."""
import math

from fish import cut_slice, group, gunkan, leaning, row
from plan import Picture
from table import cloth, knife, light, look, sticks, surface
from toppings import (citrus, drops, ginger, grains, leaf, rings, roe, seeds, shreds, strips, tartare,
                      wasabi, wedge)
from crockery import board, cup, dish, plate, slate


def four(topping, ground, stand, after=None, view=None, lit='window', **line):
    """Four nigiri of a kind in a slanted row: table top, base, and topping of each."""
    def build():
        surface(ground)
        light(lit)
        z = stand()
        pieces = row([topping] * 4, z, **line)
        if after:
            after(pieces, z)
        look(**{'at': (0, -.1, z + .35), 'width': 5.6, 'turn': 8, 'rise': 31, 'fstop': .3, 'focus': (.3, -.7, z + .5), **(view or {})})
    return Picture(build)


def each(put):
    """Do the same on every piece."""
    def after(pieces, z):
        for piece in pieces:
            put(piece)
    return after


# Toppings of pieces; heights are those of a nigiri's slice

def _zest(piece):
    strips(piece, 6, 'zest', 0, 0, .74, .5, .022)


def _lime(piece):
    strips(piece, 7, 'lime skin', -.1, 0, .75, .42, .02)


def _salt(piece):
    grains(0, 0, .5, lambda x, y: .74 - .2 * y * y, 16, 'salt', .035, piece, .5)


def _seared(piece):
    _salt(piece)
    _zest(piece)


def _shiso(piece):
    strips(piece, 9, 'shiso', 0, 0, .74, .5, .026)


def _ginger_chive(piece):
    shreds(0, 0, .74, .14, 12, 'ginger', .022, .22, .12, parent=piece)
    rings(0, 0, .22, lambda x, y: .80, 7, 'chive', .045, piece)


def _sesame(piece):
    seeds(0, 0, .62, lambda x, y: .755 - .3 * y * y - .1 * max(0, abs(x) - .5), 26, 'sesame', piece, .42)


def _pearl(piece):
    grains(0, 0, .3, lambda x, y: .76, 8, 'lime skin', .03, piece, .6)
    grains(.1, 0, .4, lambda x, y: .74, 8, 'salt', .03, piece, .6)


def _beside(*things):
    """Condiments on the plate after the row is laid: functions of z."""
    def after(pieces, z):
        for thing in things:
            thing(z)
    return after


def both(first, second):
    def after(pieces, z):
        first(pieces, z)
        second(pieces, z)
    return after


def detail(topping, ground, stand, view, after=None, lit='window', count=3):
    def build():
        surface(ground)
        light(lit)
        z = stand()
        pieces = row([topping] * count, z, step=1.3)
        if after:
            after(pieces, z)
        look(**{'lens': 100, 'width': 3.1, 'rise': 32, 'fstop': .34, **view(z)})
    return Picture(build)


# Gunkan

def boats(fillings, ground, stand, view=None, lit='window', extra=None, places=((-.85, .2, 28), (.85, -.25, 34))):
    """Gunkan in a row; a filling is a function of (group, z, half axes)."""
    def build():
        surface(ground)
        light(lit)
        z = stand()
        for fill, (x, y, turn) in zip(fillings, places):
            fill(*gunkan((x, y, z), math.radians(turn)))
        if extra:
            extra(z)
        look(**{'at': (0, -.05, z + .5), 'width': 3.9, 'turn': -6, 'rise': 35, 'focus': (.2, -.5, z + .9), **(view or {})})
    return Picture(build)


def _eggs(par, z, axes):
    roe(0, 0, z + .22, axes[0], 74, .118, axes[1] / axes[0], .2, par)


def _salmon_tartare(par, z, axes):
    tartare(par, z + .16, axes, 'salmon', 90)
    rings(0, 0, .42, lambda x, y: z + .56 - .5 * (x * x + y * y), 13, 'chive', .06, par, .7)


def _hot_tuna(par, z, axes):
    tartare(par, z + .16, axes, 'tuna', 90)
    grains(0, 0, .5, lambda x, y: z + .55 - .5 * (x * x + y * y), 34, 'chilli', .035, par, .7)
    rings(0, 0, .36, lambda x, y: z + .57 - .5 * (x * x + y * y), 8, 'chive', .055, par, .7)


def _seaweed(par, z, axes):
    shreds(0, 0, z + .08, axes[0], 130, 'wakame', .032, .6, .42, axes[1] / axes[0], par, 1, 1.3)
    seeds(0, 0, .5, lambda x, y: z + .42 - .4 * (x * x + y * y), 18, 'sesame', par, .6)


# Sashimi

def _rows_of(kinds, ground, stand, view, beds=(), extra=None, lit='window'):
    """Rows of leaning slices: (fish, count, x, y, turn), beds of shreds (x, y, r), then objects beside them."""
    def build():
        surface(ground)
        light(lit)
        z = stand()
        for x, y, r in beds:
            shreds(x, y, z, r, 300, 'daikon', .030, 1.1, .5, .8)
        for fish, n, x, y, turn in kinds:
            leaning(fish, n, z, x, y, turn)
        if extra:
            extra(z)
        look(**{'at': (0, 0, z + .3), 'rise': 40, **view})
    return Picture(build)


def _carpaccio():
    surface('warm plaster')
    light('side')
    z = plate(3.1, 'white', rim=.3)
    for ring, (count, r) in enumerate(((14, 1.72), (9, .95), (4, .35))):
        for i in range(count):
            a = 2 * math.pi * (i + .5 * ring) / count
            hold = group((r * math.cos(a), r * math.sin(a), z + .05 + .035 * ring + .02), a + .5, (0, .10))
            cut_slice('bream', 1.45, .95, .045, hold, .03, i)
    rings(0, 0, 2.1, lambda x, y: z + .16, 42, 'chive', .055)
    grains(0, 0, 2.0, lambda x, y: z + .16, 60, 'lime skin', .03)
    drops(0, 0, z + .012, 2.6, 26, 'oil', .10)
    citrus(1.55, -1.5, z + .12, .55, 'lime', (.25, .15, 0))
    citrus(2.05, -1.05, z + .16, .55, 'lime', (.3, .4, .4))
    look(at=(0, 0, z), width=6.9, turn=6, rise=58, fstop=.6)


PICTURES = {
    'nigiri-saumon': four('salmon', 'oak', lambda: slate(7, 3.6), _beside(lambda z: wasabi(2.1, -1.25, z), lambda z: ginger(-2.55, -1.3, z, .8), lambda z: cup(-1.5, 4.2, .95, 1.5)), {'width': 5.9, 'at': (0, .1, .5)}),
    'nigiri-thon': four('tuna', 'grey stone', lambda: slate(6.4, 3.3, turn=-.1, seed=5), _beside(lambda z: wasabi(-2.3, -.95, z, 1.1), lambda z: sticks(.6, -2.5, -3)), {'turn': -10, 'width': 6.0}, turn=112, drift=.05),
    'nigiri-saumon-flambe': four('seared salmon', 'black wood', lambda: plate(3.3, 'charcoal'), each(_seared), {'rise': 40, 'width': 5.5}, 'side'),
    'nigiri-saumon-detail': detail('salmon', 'oak', lambda: slate(6.6, 3.5), lambda z: {'at': (.25, -.25, z + .5), 'turn': 24, 'focus': (.2, -.7, z + .6)}),
    'nigiri-thon-detail': detail('tuna', 'grey stone', lambda: slate(6.4, 3.3, seed=5), lambda z: {'at': (-.1, -.2, z + .5), 'turn': -20, 'focus': (-.1, -.65, z + .6)}, lit='side'),
    'nigiri-dorade': four('bream', 'warm plaster', lambda: plate(3.35, 'sand', oval=.82), each(_lime), {'turn': 12}),
    'nigiri-bar': four('bass', 'walnut', lambda: plate(3.2, 'blue'), both(each(_shiso), _beside(lambda z: wasabi(-1.9, -1.25, z, .8))), {'turn': -8, 'rise': 39}, turn=116),
    'nigiri-crevette': four('shrimp', 'pale stone', lambda: board(6.8, 3.4, wood='cedar'), _beside(lambda z: ginger(2.5, -1.25, z, .8)), {'width': 6.0, 'turn': 4}, turn=72),
    'nigiri-saint-jacques': four('scallop', 'sage plaster', lambda: slate(6.2, 3.2, turn=.08, seed=9), both(each(_pearl), _beside(lambda z: citrus(2.25, -1.05, z + .02, .46, 'lime', (.06, -.05, .3)))), {'width': 5.2}),
    'nigiri-anguille': four('eel', 'dark plaster', lambda: dish(6.6, 3.1, 'rust'), each(_sesame), {'turn': 14, 'rise': 34}, 'side'),
    'nigiri-omelette': four('omelette', 'oak', lambda: board(6.4, 3.0, wood='pale wood', feet=False), _beside(lambda z: ginger(-2.4, -1.15, z, .8)), {'turn': -6}, turn=70),
    'nigiri-maquereau': four('mackerel', 'pale stone', lambda: slate(6.5, 3.3, turn=-.05, seed=13), each(_ginger_chive), {'turn': 10, 'rise': 40}, 'soft', turn=66),
    'nigiri-avocat': four('avocado', 'warm plaster', lambda: plate(3.2, 'celadon', oval=.85), each(_salt), {'turn': -10}, turn=110),
    'gunkan-oeufs-saumon': boats([_eggs] * 2, 'oak', lambda: (cloth('white linen', .4, .2, (9, 7), .3), plate(2.1, 'grey', z=.06))[1] + .06, {'rise': 36}),
    'gunkan-tartare-saumon': boats([_salmon_tartare] * 2, 'pale wood', lambda: slate(4.6, 2.9, turn=.12, seed=4), {'turn': 10}, places=((-.9, -.15, 66), (.75, .15, 58))),
    'gunkan-thon-releve': boats([_hot_tuna] * 2, 'dark plaster', lambda: plate(2.2, 'charcoal'), {'turn': -14}, 'side', places=((-.8, -.1, 120), (.8, .1, 112))),
    'gunkan-algues': boats([_seaweed] * 2, 'walnut', lambda: board(4.6, 2.8, wood='cedar', turn=-.1, feet=False), {'turn': 4}, places=((-.85, .15, 15), (.9, -.15, 20))),
    'categorie-gunkan': Picture(boats([_eggs, _hot_tuna, _seaweed, _salmon_tartare], 'grey stone', lambda: dish(7.4, 3.0, 'rust', turn=.06), {'width': 6.1, 'turn': 16, 'rise': 32, 'at': (.1, 0, .6), 'focus': (-.2, -.4, 1.1)},
                                      places=((-2.2, -.1, 70), (-.73, .0, 66), (.75, .1, 72), (2.2, .15, 64))).build),
    'sashimi-saumon': _rows_of([('salmon', 3, -1.5, .1, 4), ('salmon', 3, .05, -.1, -2), ('salmon', 3, 1.6, -.25, 3)], 'oak', lambda: plate(3.4, 'charcoal', oval=.8), {'width': 6.6, 'turn': 14},
                               [(-.4, 1.25, 1.2), (1.2, 1.1, .9)], lambda z: (wasabi(-1.9, -1.55, z, .8), leaf(-1.9, .9, z + .15, 1.4, 1.1, 130, 30))),
    'sashimi-thon': _rows_of([('tuna', 5, -.95, .15, 8), ('tuna', 4, 1.5, -.35, 8)], 'pale stone', lambda: slate(6.2, 3.8, seed=21), {'width': 6.2, 'turn': -12},
                             [(-1.9, 1.0, .8), (.6, 1.05, 1.1)], lambda z: (leaf(1.7, .75, z + .1, 1.5, 1.2, 60, 35), wasabi(2.3, -1.3, z, .75)), 'side'),
    'sashimi-assortiment': _rows_of([('salmon', 4, -1.35, -.75, 20), ('tuna', 4, 1.25, -.7, -18), ('bream', 4, .1, .75, 0)], 'black wood', lambda: plate(3.6, 'blue'), {'width': 7.4, 'rise': 46},
                                    [(0, 1.9, 1.0), (-2.2, .55, .7), (2.2, .55, .7)], lambda z: (wedge(1.9, 1.35, z, 30), wasabi(.05, -.45, z, .75), leaf(-1.5, 1.3, z + .1, 1.5, 1.2, 140, 30))),
    'carpaccio-dorade': Picture(_carpaccio),
    'categorie-sashimi': Picture(_rows_of([('tuna', 5, -1.75, .35, 6), ('salmon', 6, .9, .2, 6), ('bream', 4, -1.2, -1.35, 6), ('bass', 4, 1.2, -1.5, 6)], 'walnut', lambda: dish(7.6, 5.2, 'charcoal'), {'width': 7.6, 'turn': 18, 'rise': 42, 'at': (.5, -.2, .4)},
                                          [(2.7, 1.3, .9), (-.6, 1.6, 1.0)], lambda z: (knife(-2.8, -3.7, 6), wedge(2.9, -.9, z, 20, 'lime'), leaf(-2.9, 1.1, z, 1.5, 1.2, 110, 30))).build),
}


def _line():
    surface('oak')
    light('window', 1.15)
    z = board(16, 3.0, .6, 0, .08, 'walnut')
    kinds = ['salmon', 'mackerel', 'shrimp', 'tuna', 'omelette', 'bream', 'eel', 'salmon', 'scallop', 'tuna', 'bass']
    row(kinds, z, .2, .0, 1.2, 70, .095)
    sticks(-1.0, -2.7, 5)
    look(at=(.1, .1, z + .4), width=7.2, turn=26, rise=33, fstop=.36, focus=(-.2, -.6, z + .5))


PICTURES['categorie-nigiri'] = Picture(_line)
