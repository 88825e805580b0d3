"""Pictures of drinks and desserts."""
import math
import random

from desserts import biscuit, coconut, dome, dorayaki, paper_bag, wedge
from drinks import BEER, LEMONADE, SAKE, TEA, WATER, WINE, bottle, cap, cup, ochoko, shine, stem, swing_top, teapot, tumbler
from shapes import chunk, leaf, on_disc, put, strew
from dish_materials import m
from studio import ball, cyl, lathe
from tableware import dip, lemon, look, plate, slab, table, window


def _glass(surface, view, power=1.15):
    """Decorate a builder of drinks with the light for glass, its table and camera."""
    def wrap(build):
        def scene():
            shine(power)
            table(surface)
            build()
            look(*view)
        return scene
    return wrap


def _sweet(surface, view, power=1.1):
    def wrap(build):
        def scene():
            window(power)
            table(surface)
            build()
            look(*view)
        return scene
    return wrap


def lemonade(drink, loc=(0, 0), glass='glass'):
    bottle(LEMONADE, glass, loc, drink, 3.3)
    swing_top(loc)


def _lemonade(drink, surface, garnish, turn=1):
    @_glass(surface, ((.15 * turn, 0, 2.2), 8.0, 6 * turn, 14, 90, .5))
    def scene():
        lemonade(drink, (-.95 * turn, .3))
        tumbler((1.15 * turn, -.3), .85, 2.3, drink, .74, 3)
        garnish(turn)
    return scene


def _citrus(material):
    return lambda turn: (lemon((2.5 * turn, .5, 0), .55, 40, material), lemon((-.1 * turn, -1.3, 0), .5, 160, material))


def _peach(turn):
    for x, y, r in ((2.6, .9, .75), (-2.6, .2, .8)):
        ball((x * turn, y, r * .92), r, m('peach-skin'), (1, 1, .94))


def _root(turn):
    for x, y, a in ((2.5, .2, .4), (2.2, .6, 1.9), (-.2, -1.4, .2)):
        chunk((x * turn, y, .25), (.95, .48, .46), 'root', .16, (0, 0, a), .7)


def _leaves(turn):
    for x, y, a in ((2.3, .1, .4), (2.6, .6, 1.5), (-.1, -1.3, -.4), (.3, -1.5, .6)):
        leaf((x * turn, y, .03), 1.15, math.degrees(a), 4)


@_glass('plaster', ((0, 0, 2.25), 8.2, 0, 12, 90, .5))
def lemonades():
    for drink, x, y in (('ginger-ale', -1.95, .2), ('peach', 0, -.2), ('shiso', 1.95, .25)):
        lemonade(drink, (x, y))


@_glass('grey-linen', ((.1, 0, 2.3), 8.2, 6, 12, 90, .5))
def still_water():
    bottle(WATER, 'glass', (-.95, .2), 'water', 3.6)
    cap((-.95, .2), 4.4, 'wire', .46, .36)
    tumbler((1.15, -.3), .82, 2.0, 'water', .72)


@_glass('stone', ((-.1, 0, 2.3), 8.2, -8, 12, 90, .5))
def sparkling_water():
    bottle(WATER, 'green-glass', (.95, .2))
    cap((.95, .2), 4.4, 'wire', .46, .36)
    tumbler((-1.15, -.3), .82, 2.2, 'water', .78, 2, 0, .9, 90)


@_glass('linen', ((.1, 0, 1.95), 7.4, 8, 15, 90, .5))
def iced_tea():
    bottle(TEA, 'glass', (-1.0, .3), 'tea', 2.9)
    cap((-1.0, .3), 3.6, 'bamboo', .5, .5)
    tumbler((1.1, -.3), .88, 2.3, 'tea', .78, 4)
    _leaves(1)


@_sweet('walnut', ((.1, 0, .85), 5.6, 10, 26, 90, .45), 1.2)
def hot_tea():
    teapot((-.95, .55), 'dark-stoneware', 325)
    cup((1.3, -.55), 'celadon')


def beer(glass, drink, surface, turn=1, foam=.42, power=1.15):
    @_glass(surface, ((.1 * turn, 0, 2.3), 8.2, 6 * turn, 12, 90, .5), power)
    def scene():
        bottle(BEER, glass, (-1.0 * turn, .3))
        cap((-1.0 * turn, .3), 4.5, 'red-lacquer' if glass == 'green-glass' else 'wire')
        tumbler((1.15 * turn, -.3), .92, 2.9, drink, .78, 0, foam, .74, 26)
    return scene


@_glass('oak', ((.15, 0, 1.95), 7.2, -6, 15, 90, .5))
def sake():
    bottle(SAKE, 'glass', (-.75, .3), 'water', 3.0)
    cap((-.75, .3), 3.72, 'black', .34, .42)
    ochoko((1.1, -.35), 'stoneware', .62, .66)
    ochoko((1.75, .75), 'stoneware', .62, .66)


@_glass('walnut', ((.15, 0, 2.0), 7.4, 8, 14, 90, .5), 1.25)
def plum_wine():
    bottle([(r * 1.05, z) for r, z in SAKE], 'glass', (-.95, .3), 'plum', 3.0)
    cap((-.95, .3), 3.72, 'wire', .36, .5)
    tumbler((1.15, -.35), .95, 1.7, 'plum', .62, 3)
    for x, y in ((2.5, .6), (.2, -1.3)):
        ball((x, y, .38), .42, m('plum-skin'), (1, 1, .92))


@_glass('plaster', ((.2, 0, 3.35), 11.4, 4, 8, 90, .6))
def white_wine():
    bottle(WINE, 'green-glass', (-1.1, .4))
    cap((-1.1, .4), 6.6, 'cream', .43, .4)
    cyl((-1.1, .4, 6.1), .415, 1.1, m('cream'), bev=.02)
    stem((1.35, -.3))


@_glass('stone', ((.1, 0, 1.05), 5.0, 12, 26, 90, .5))
def soy_sauce():
    bottle([(r * .72, z * .62) for r, z in SAKE], 'glass', (-.85, .4), 'soy-glass', 1.9)
    cap((-.85, .4), 2.32, 'red-lacquer', .27, .34)
    dip(.85, 'white-plate', 'soy', (1.05, -.45, 0))


@_sweet('stone', ((0, 0, .5), 4.9, -10, 34))
def mochis():
    top = slab(5.2, 3.1, 'slate', turn=4)
    put(dome('matcha'), (-1.35, .55, top))
    put(dome('sakura'), (.75, .75, top), 40)
    put(dome('vanilla', cut=-90), (-.1, -.75, top), 14)
    points, up = on_disc(160, 1.9, top + .01)
    strew('dust', points, up, 'coconut-flake', None, .6, .5)


@_sweet('oak', ((0, 0, .6), 5.0, 12, 32))
def dorayakis():
    top = plate(2.3, 'indigo')
    put(dorayaki(), (-.45, .35, top), 20)
    put(dorayaki(), (.95, -.35, top + .50), 10, (0, -38))


@_sweet('linen', ((.05, 0, .75), 4.5, -12, 30))
def cheesecake():
    top = plate(2.2, 'white-plate')
    put(wedge(), (.05, .1, top), 28)
    points, up = on_disc(260, 1.7, top + .01)
    strew('dust', points, up, 'matcha', None, .6, .5)


@_sweet('walnut', ((0, 0, .6), 4.5, 8, 34), 1.2)
def coconut_pearls():
    top = plate(2.1, 'dark-stoneware')
    put(coconut(dome('coconut', .95, 1.45), .95, 1.45), (-.8, .55, top))
    put(dome('coconut', .95, 1.45, cut=-90), (.75, -.25, top), 8)
    points, up = on_disc(120, 1.6, top + .01)
    strew('flake', points, up, 'coconut-flake', None, 1, .3)


def mango_bowl(loc=(0, 0)):
    x0, y0 = loc
    lathe([(.001, 0), (.8, 0), (.85, .06), (1.3, .5), (1.52, 1.1), (1.49, 1.12), (1.45, 1.1), (1.22, .52), (.7, .16), (.001, .15)], m('glass'), (x0, y0, 0), 72)
    for _ in range(120):
        z = random.uniform(.36, 1.5)
        r = .5 + 1.4 * (z - .16) if z < .5 else 1.0 + .4 * (z - .52) if z < 1 else 1.16 - 1.2 * (z - 1)
        a, d = random.uniform(0, math.tau), r * math.sqrt(random.random())
        chunk((x0 + d * math.cos(a), y0 + d * math.sin(a), z), (.40, .38, .36), 'mango', .05, (random.uniform(-.5, .5), random.uniform(-.5, .5), a), .15)
    for a in (.3, 2.2, 4.1):
        leaf((x0 + .24 * math.cos(a), y0 + .24 * math.sin(a), 1.62), .72, math.degrees(a), 28)


@_glass('grey-linen', ((0, 0, .65), 4.2, -8, 34, 90, .45))
def mango():
    mango_bowl()


@_sweet('linen', ((.1, 0, .8), 5.2, 8, 30))
def biscuits():
    for i in range(4):
        put(biscuit(.85 + .01 * i), (-1.0 + .06 * i, .35 - .03 * i, .245 * i), 40 * i)
    put(biscuit(.88), (.75, -.6, 0), 10)
    put(biscuit(.86), (-.1, -.50, .62), 60, (58, 0))
    put(paper_bag(), (1.5, 1.45, 0), -20)


DRINKS = {
    'limonade-yuzu': _lemonade('yuzu', 'oak', _citrus('lemon')), 'limonade-gingembre': _lemonade('ginger-ale', 'walnut', _root, -1),
    'limonade-peche': _lemonade('peach', 'linen', _peach), 'limonade-shiso': _lemonade('shiso', 'stone', _leaves, -1), 'limonade-artisanale': lemonades,
    'eau-plate': still_water, 'eau-gazeuse': sparkling_water, 'the-glace-sencha': iced_tea, 'the-vert-chaud': hot_tea,
    'biere-riz': beer('brown-glass', 'lager', 'oak'), 'biere-blanche': beer('brown-glass', 'wheat', 'linen', -1, .55), 'biere-sans-alcool': beer('green-glass', 'lager', 'stone', 1, .3),
    'sake-junmai': sake, 'umeshu': plum_wine, 'vin-blanc': white_wine, 'sauce-soja': soy_sauce,
    'mochis-glaces': mochis, 'dorayaki': dorayakis, 'cheesecake-matcha': cheesecake, 'perles-coco': coconut_pearls, 'salade-mangue': mango, 'biscuits-sesame': biscuits,
}
