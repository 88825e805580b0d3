"""Details, sets, seconds and pots in use."""
import math
import random

from cups import beaker, butter_dish, cup, espresso, mug, pitcher, teapot
from dishes import VASES, muesli, pinholes, planter, plate, ramen, serving, small_bowl, vase
from pictures_cups import PAPERS
from plan import Picture, call, together
from props import board, branch, cloth, disc, egg, grass, poppy, scatter, slice_of_bread, spoon, tulip
from sets import paper, table, top_down
from sizes import LANDSCAPE


def _on(glaze, window=False, width=.80):
    sheet, top = PAPERS[glaze]
    return call(paper, sheet, top, window=window, width=width)


def _close(offset, fill=1.7, rise=14, fstop=22, tilt=.6):
    return dict(fill=fill, wide=fill, rise=rise, offset=offset, fstop=fstop, tilt=tilt)


DETAILS = {
    'becher-kreide-detail': Picture(call(mug, 'kreide', turn=-24), call(table, 'pale oak', 'blue wash', 3, power=1.7), _close((-.40, -.24), 1.6, 18)),
    'schale-ramen-tinte-detail': Picture(call(ramen, 'tinte'), call(table, 'plaster', 'lime wash', 3), _close((0, .26), 1.5, 6)),
    'teller-speise-tinte-detail': Picture(call(plate, 'tinte'), call(table, 'pale oak', None, 4), _close((.38, .12), 1.9, 20, 16, 1)),
    'vase-mond-kreide-detail': Picture(call(vase, 'kreide', 'moon'), call(table, 'plaster', 'grey wash', 3, True, 1.5, aim=(0, 0, .15)),
        _close((-.22, -.40), 1.45, 14)),
    'teekanne-salbei-detail': Picture(call(teapot, 'salbei', turn=-20), call(table, 'plaster', 'lime wash', 3, power=1.4), _close((-.42, -.22), 1.7, 18)),
    'trinkbecher-ocker-detail': Picture(call(beaker, 'ocker'), call(table, 'cool stone', 'blue wash', 3), _close((.10, .38), 1.5, 8)),
    'schuessel-ocker-detail': Picture(call(serving, 'ocker'), call(table, 'pale oak', None, 4, True), _close((-.12, .05), 1.35, 38, 22, 1)),
}


def stack(kind, glazes, x=0, y=0, z=0, step=.0105):
    """Plates one on the other; returns the height of the next."""
    for i, glaze in enumerate(glazes):
        plate(glaze, kind, x + random.uniform(-.001, .001), y, z + i * step, 70 * i)
    return z + len(glazes) * step


def breakfast_for_two():
    for side, a in ((-1, 'kreide'), (1, 'salbei')):
        plate(a, 'dessert', side * .118, .03 * side, 0)
        muesli(a, side * .118, .03 * side, .0098)
        mug(a, side * .105, -.175 - .015 * side, 0, -30)


def table_for_four():
    stack('dinner', ['kreide'] * 4, -.16, .02, 0, .0105)
    stack('deep', ['kreide', 'ocker', 'kreide', 'ocker'], .135, .05, 0, .0130)
    for i in range(4):
        muesli('kreide' if i % 2 else 'ocker', -.16, .02, .052 + i * .0185, turn=50 * i)
    for i, (x, y) in enumerate(((.03, -.14), (.125, -.155), (.215, -.135), (.29, -.07))):
        beaker('ocker' if i % 2 else 'schnee', x, y)


def tea_set():
    teapot('salbei', 0, .05, 0, 158)
    for x, y, a in ((-.135, -.085, 30), (.0, -.125, -10), (.135, -.075, -30)):
        beaker('salbei', x, y, drink='tea' if a > 0 else None)
    small_bowl('schnee', .185, .06)


def espresso_set():
    for i, g in enumerate(('kreide', 'tinte', 'basalt', 'ocker')):
        espresso(g, -.105 + .07 * i, .012 * (-1) ** i)


def three_buds():
    vase('kreide', 'bud', -.10, .02)
    vase('ocker', 'bud', .0, -.03, s=.84)
    vase('tinte', 'bud', .095, .03, s=1.12)


def pinholed_bowl():
    muesli('tinte')
    pinholes([(.0655 * math.sin(a), -.0655 * math.cos(a), z) for a, z in ((-.20, .0366), (-.06, .0376), (.05, .0362), (-.16, .0380))], .0011,
        'bisque')


SETS = {
    'set-fruehstueck-zwei': Picture(breakfast_for_two, call(paper, 'grey paper', 'pale oak', width=.98, window=True), dict(rise=30, wide=.74, tilt=1)),
    'set-tisch-vier': Picture(table_for_four, call(paper, 'blue paper', 'plaster', width=1), dict(rise=24, wide=.84, tilt=.9)),
    'set-tee': Picture(tea_set, call(paper, 'white paper', 'pale oak', width=1, window=True), dict(rise=22, wide=.80, tilt=.8)),
    'set-espresso': Picture(espresso_set, call(paper, 'sand paper', 'plaster', width=.9), dict(rise=16, wide=.66, tilt=.8)),
    'set-vasen': Picture(three_buds, call(paper, 'grey paper', 'pale oak', width=.9, window=True), dict(rise=11, wide=.62)),
    'zweite-wahl-becher-salbei': Picture(call(mug, 'salbei', turn=-22, run=(-98, 7, .0098)), _on('salbei'), dict(rise=10, fill=.62, wide=.66)),
    'zweite-wahl-schale-tinte': Picture(pinholed_bowl, _on('tinte', True), dict(rise=10, wide=.70)),
    'zweite-wahl-vase-kreide': Picture(call(vase, 'kreide', 'cylinder', lean=.065), _on('kreide'), dict(rise=9, fill=.64)),
    'zweite-wahl-trinkbecher-ocker': Picture(call(beaker, 'ocker', run=(-80, 16, -.026)), _on('ocker'), dict(rise=13, fill=.56)),
}


def porridge(x, y, z):
    """Oats and berries in a muesli bowl."""
    disc(x, y, z + .044, .0635, 'milk')
    scatter(x - .01, y, z + .0455, .045, 260, .0032, 'oats', .004, .55)
    scatter(x + .026, y - .022, z + .0475, .020, 16, .0056, 'berry', .004)
    scatter(x + .012, y + .028, z + .0475, .014, 6, .0068, 'raspberry', .003)


def soup(x, y, z):
    disc(x, y, z + .060, .0805, 'soup')
    scatter(x + .01, y - .005, z + .0615, .034, 60, .0028, 'herb', 0, .4)
    scatter(x - .02, y + .01, z + .0615, .03, 22, .0034, 'crumb', .001, .8)


def breakfast():
    muesli('kreide', -.10, -.04)
    porridge(-.10, -.04, 0)
    mug('tinte', .115, .06, 0, -35, 'coffee')
    plate('kreide', 'dessert', .13, -.13)
    slice_of_bread(.118, -.125, .011, 20)
    slice_of_bread(.142, -.138, .0255, -15)


def breakfast_props():
    cloth(-.12, -.05, .40, .34, 'blue linen', 12)
    spoon(-.215, -.06, .0035, 78)
    butter_dish('schnee', -.13, .23, 0, turn=20)
    egg(.03, .17, 0, 30)
    pitcher('kreide', .27, .27, 0, 200)


def tea_props():
    cloth(.16, -.06, .36, .26, 'grey linen', -16)
    vase('salbei', 'bud', -.25, .13)
    bunch(branch, 'bud', 1, ((.25, .1), (-.2, -.1)), -.25, .13, long=.15, leaves=6, size=.026, bare=.25)


def soup_scene():
    ramen('basalt')
    soup(0, 0, 0)


def soup_props():
    cloth(.02, -.02, .42, .34, 'linen', -14)
    top = board(.24, .15, .26, .18, 'old oak', 14)
    for i in range(3):
        slice_of_bread(.20 + .03 * i, .145 + .012 * i, top + .006 + .008 * i, 70, 24 - 4 * i)
    spoon(.155, -.055, .0035, 82)
    beaker('kreide', -.19, .14)


def setting():
    """A place at table, from above."""
    plate('kreide', 'dinner', 0, 0)
    plate('salbei', 'dessert', 0, 0, .0105)
    muesli('kreide', 0, .005, .021)


def setting_props():
    cloth(-.215, -.01, .13, .30, 'clay linen', 2, .002)
    spoon(.175, 0, .003, 90, .19)
    beaker('salbei', .17, .17)
    small_bowl('ocker', -.16, .19)


def bunch(make, kind, s=1, leans=((.25, .1), (-.2, .15), (.05, -.2)), x=0, y=0, **more):
    """Stems leaning out of a vase."""
    h = VASES[kind][-1][1] * s
    for a, b in leans:
        make(x + a * .02, y + b * .02, h - .006, (a, b), **{**more, 'long': more['long'] * random.uniform(.72, 1.1)})


def poppies():
    vase('tinte', 'bud', -.07, .02)
    bunch(poppy, 'bud', 1, ((-.35, .1), (.18, .05)), -.07, .02, long=.17)
    vase('kreide', 'bud', .045, -.02)
    bunch(poppy, 'bud', 1, ((.30, -.1),), .045, -.02, long=.13)
    bunch(grass, 'bud', 1, ((.1, .1), (-.1, .1)), .045, -.02, long=.2)


USE = {
    'tisch-fruehstueck': Picture(breakfast, call(table, 'pale oak', None, 4, True),
        dict(rise=38, tilt=1, wide=.82, fill=.72, offset=(.02, -.05), turn=-8), LANDSCAPE, extras=breakfast_props),
    'tisch-tee': Picture(
        together(call(teapot, 'basalt', 0, 0, 0, 158), call(cup, 'schnee', .19, -.07, 0, -30, 'tea')), call(table, 'plaster', 'blue wash', .8, True,
            aim=(0, 0, .06)),
        dict(rise=15, wide=.58, fill=.5, offset=(.02, -.10)), LANDSCAPE, extras=tea_props,
    ),
    'tisch-suppe': Picture(soup_scene, call(table, 'old oak', None, 4), dict(rise=36, tilt=1, wide=.5, fill=.6, offset=(-.08, -.05)), LANDSCAPE,
        extras=soup_props),
    'tisch-gedeckt': Picture(setting, call(top_down, 'plaster', True, aim=(0, 0, 0)), dict(rise=82, tilt=1, wide=.58, fill=9), extras=setting_props),
    'vase-mond-zweige': Picture(
        together(call(vase, 'schnee', 'moon'), call(bunch, branch, 'moon', 1, ((.55, .1), (-.25, .15), (.1, -.15)), long=.30, leaves=8, size=.040,
            bare=.35)),
        call(table, 'pale oak', 'grey wash', .5, True, aim=(0, .1, .25)), dict(rise=7, fill=.76, wide=.7, offset=(-.04, -.02)),
    ),
    'vase-knospe-mohn': Picture(poppies, call(paper, 'sand paper', 'plaster', width=.7, x=-.05), dict(rise=8, fill=.74, wide=.6)),
    'vase-zylinder-tulpen': Picture(
        together(call(vase, 'kreide', 'cylinder'), call(bunch, tulip, 'cylinder', 1, ((.35, .05), (-.3, .1), (.08, -.25), (-.12, -.1), (.2, .3)),
            long=.17)),
        call(table, 'cool stone', 'blue wash', .45, True, aim=(0, .1, .2)), dict(rise=7, fill=.78, offset=(.06, -.02)),
    ),
    'pflanztopf-kraeuter': Picture(
        together(call(planter, 'kreide', -.02, 0), *(call(branch, -.02 + .025 * math.cos(k * 2.1), .025 * math.sin(k * 2.1), .112,
            (.35 * math.cos(k * 2.1), .35 * math.sin(k * 2.1)), .13 + .02 * (k % 3), 'herb', 8, .026, .55, 'stem', .1) for k in range(7))),
        call(table, 'pale oak', 'lime wash', .5, True, aim=(0, .1, .15)), dict(rise=12, fill=.74, offset=(-.06, -.02)), extras=call(small_bowl,
            'ocker', .15, -.04),
    ),
}
