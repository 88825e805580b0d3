"""Pictures of the blog: fish on the counter, the knife, long tables."""
import math
import random

from drinks import carafe, ochoko
from fish import leaning, nigiri, row
from materials import M
from pictures_sets import family, party
from plan import Picture
from platters import lifted
from studio import ball, box, cyl, lathe
from sizes import WIDE
from table import cloth, knife, light, look, sticks, surface
from toppings import citrus, leaf, shreds, strips, wasabi
from crockery import board, dish, plate, saucer, slate



def _scallops():
    surface('oak')
    light('window', 1.1)
    z = slate(7.2, 4, turn=.1, seed=17)
    row(['scallop'] * 3, z, -1.5, .1, 1.22, 66)
    for i, (x, y) in enumerate(((1.3, .7), (2.1, -.2), (1.15, -.95))):
        ball((x, y, z + .26), .66, M['scallop'], (1, .95, .44), (.06, 0, i))
    citrus(2.95, .8, z, .5, 'lime')
    look(at=(.2, -.1, .5), width=6.6, turn=12, rise=34, fstop=.42, focus=(-.4, -.7, .7))


def _agency():
    surface('pale wood')
    light('soft', 3)
    party(-7.8, 3.2, r=6.6)
    family(7.6, 3.6, -.05)
    family(-8.6, -8.2, .06)
    party(6.6, -8.2, r=6.6)
    for x, y in ((-.4, 4.5), (-.3, -2.4), (-.9, -9.8), (1.0, 9.4)):
        saucer(x, y, 1.1, 'blue')
    look(at=(-.4, -1.6, .3), width=31, turn=4, rise=66, fstop=1.6)


def _one_tuna():
    surface('walnut')
    light('window')
    z = dish(4.6, 2.7, 'sand', -.6, .2, .12)
    nigiri((-.7, .15, z), math.radians(40), 'tuna')
    saucer(2.6, .9, .95, 'charcoal')
    sticks(.6, -1.9, 10, 'black', rest='cedar')
    wasabi(-2.1, .6, z, .7)
    look(at=(.3, -.05, .45), width=5.6, turn=10, rise=32, fstop=.4, focus=(-.6, -.3, .7))


def _bream_mackerel():
    surface('pale stone')
    light('side', 1.1)
    z = plate(3.4, 'blue', oval=.85)
    pieces = row(['bream', 'mackerel', 'bream', 'mackerel'], z, -.2, .1, 1.22, 68)
    for piece in pieces[::2]:
        strips(piece, 6, 'lime skin', 0, 0, .74, .4, .02)
    citrus(2.35, -.9, z, .6, 'lime', (.2, .1, 0))
    look(at=(0, -.05, .5), width=7.0, turn=-10, rise=36, fstop=.45, focus=(0, -.6, .7))


def _wedding():
    surface('pale stone', False)
    light('soft', 2.2)
    cloth('white linen', 0, 0, (30, 24), .1, .3, 5)
    lifted(.05, lambda: party(r=7.2))
    for k in range(7):
        leaf(7.6 + .35 * k, -4.6 + .5 * k, .12, 1.6, .8, 40 + 24 * (-1) ** k, 14)
    look(at=(1.2, -.4, .4), width=20, turn=8, rise=52, fstop=1.2)


def _tuna_block():
    surface('dark plaster')
    light('side', 1.2)
    z = board(9.6, 4.4, wood='pale wood', feet=False)
    box((2.3, .3, z + .72), (3.4, 1.9, 1.4), M['tuna block'], .12, 5, (0, 0, .06))
    leaning('tuna', 5, z, -1.35, .3, 4, .46, 42, 1.8, 1.25, .18)
    knife(-1.2, -1.75, 3, 7.4, z)
    shreds(-3.7, .8, z, .8, 220, 'daikon', .03, 1, .5)
    look(at=(.2, -.1, .7), width=9.2, turn=12, rise=34, fstop=.5, focus=(-.4, -.8, .9))


def _bass():
    surface('black wood')
    light('side', 1.1)
    z = plate(3.6, 'charcoal')
    row(['bass'] * 3, z, -1.0, .2, 1.24, 70)
    leaning('bass', 4, z, 1.9, .1, 10)
    for i in range(6):
        a = random.uniform(0, 6.28)
        x, y = -.6 + .46 * i, -1.75 + .24 * (i % 2) + .1 * math.sin(i * 2)
        lathe([(.10, 0), (.09, .16), (.30, .18), (.27, .28), (.15, .35), (.002, .37)], M['mushroom'], (x, y, z + .03), 32).rotation_euler = (.25 * math.cos(a), .25 * math.sin(a), 0)
    look(at=(.2, -.2, .5), width=7.8, turn=8, rise=38, fstop=.5, focus=(0, -.7, .7))


def _feast():
    surface('black wood')
    light('evening', 2.1)
    party(0, 0, 'lacquer', 'black', 7.2)
    cyl((-6.9, 6.6, 1.1), .7, 2.2, M['wax'], bev=.08)
    ochoko((7.4, 5.2))
    carafe((6.0, 7.6))
    look(at=(0, .2, .4), width=17, turn=14, rise=38, fstop=.75, focus=(0, -3.5, .6))


PICTURES = {name: Picture(build, WIDE) for name, build in {
    'blog-saint-jacques': _scallops, 'blog-agence': _agency, 'blog-nigiri': _one_tuna, 'blog-dorade': _bream_mackerel,
    'blog-mariage': _wedding, 'blog-thon': _tuna_block, 'blog-bar': _bass, 'blog-fetes': _feast,
}.items()}
