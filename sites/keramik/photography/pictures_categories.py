"""Pictures of the categories."""
from cups import beaker, cup, espresso, mug, oil_bottle, pitcher, teapot
from dishes import candle_holder, muesli, planter, ramen, serving, small_bowl, soap_dish, vase
from pictures_scenes import bunch, stack
from plan import Picture, call, together
from props import branch, cloth, poppy
from sets import paper, table
from sizes import LANDSCAPE


def scene(build, backdrop, view, *extras):
    return Picture(build, backdrop, view, LANDSCAPE, extras=together(*extras) if extras else None)


def mugs():
    for i, (g, dy) in enumerate((('kreide', .0), ('ocker', .045), ('salbei', -.01), ('tinte', .035))):
        mug(g, -.20 + .125 * i, dy, 0, -30 + 14 * i)
    beaker('basalt', .30, -.01)
    espresso('schnee', .045, -.105)


def bowls():
    ramen('tinte', -.17, .05)
    muesli('salbei', .04, -.05)
    muesli('kreide', .04, -.05, .0195, turn=60)
    serving('kreide', .20, .17, 0, .85)
    small_bowl('ocker', -.045, -.125)


def plates():
    stack('dinner', ('kreide', 'basalt', 'kreide', 'tinte'), -.14, .02)
    stack('dessert', ('salbei', 'kreide', 'salbei'), -.14, .02, .0435)
    stack('deep', ('ocker', 'kreide'), .14, .05, 0, .013)


def vases():
    vase('basalt', 'bottle', -.17, .06)
    vase('kreide', 'moon', .03, .10)
    vase('salbei', 'bud', -.06, -.07)
    vase('ocker', 'cylinder', .22, .03, s=.8)


def kitchen():
    teapot('basalt', -.12, .0, 0, 158)
    pitcher('kreide', .11, .07, 0, -20)
    oil_bottle('salbei', .235, -.01, 0, 150)
    small_bowl('ocker', .03, -.10)


def house():
    planter('ocker', -.17, .05, 0, 1)
    candle_holder('kreide', .05, .05)
    candle_holder('basalt', .16, .0, 0, False)
    soap_dish('salbei', -.01, -.11, turn=-10)


def seconds():
    mug('salbei', -.13, .03, 0, -20, run=(-80, 8, .0095))
    vase('kreide', 'cylinder', .0, .09, s=.85, lean=.07)
    muesli('tinte', .13, .0)
    beaker('ocker', .01, -.09, run=(-95, 16, -.026))


def gift():
    teapot('salbei', -.15, .05, 0, 158)
    cup('salbei', .04, -.05, 0, -30)
    cup('kreide', .19, .03, 0, -20)


CATEGORIES = {
    'kat-becher': scene(mugs, call(table, 'pale oak', 'lime wash', .45, True, aim=(0, 0, .1)), dict(rise=12, wide=.74, offset=(0, -.10))),
    'kat-schalen': scene(bowls, call(table, 'plaster', 'blue wash', .5), dict(rise=20, tilt=.8, wide=.72, offset=(0, -.06))),
    'kat-teller': scene(plates, call(table, 'pale oak', 'grey wash', .5, True, aim=(0, .1, .1)), dict(rise=18, tilt=.7, wide=.70, offset=(0, -.10)),
        call(cloth, .16, -.14, .3, .16, 'linen', -6)),
    'kat-vasen': scene(
        vases, call(table, 'plaster', 'lime wash', .42, True, aim=(.05, .1, .2)), dict(rise=8, wide=.6, fill=.56, offset=(0, -.14)),
        call(bunch, branch, 'bottle', 1, ((.3, .1),), -.17, .06, long=.22, leaves=7, size=.03), call(bunch, poppy, 'bud', 1, ((.25, -.1), (-.2, .1)),
            -.06, -.07, long=.10),
    ),
    'kat-kueche': scene(kitchen, call(table, 'cool stone', 'lime wash', .5), dict(rise=12, wide=.66, fill=.6, offset=(0, -.08)),
        call(cloth, -.24, -.08, .26, .2, 'clay linen', 18)),
    'kat-wohnen': scene(
        house, call(table, 'pale oak', 'green wash', .45, True, aim=(0, .1, .15)), dict(rise=11, wide=.6, fill=.56, offset=(0, -.10)),
        *(call(branch, -.17 + .02 * dx, .05 + .02 * dy, .112, (.5 * dx, .4 * dy), .15, 'leaf', 8, .032, .8, 'stem', .1) for dx,
            dy in ((1, 0), (-1, .2), (.2, 1), (.1, -1), (.7, .7))),
    ),
    'kat-sets': scene(gift, call(paper, 'sand paper', 'plaster', width=.85, window=True), dict(rise=16, wide=.68, offset=(0, -.05))),
    'kat-zweite-wahl': scene(seconds, call(table, 'old oak', 'lime wash', .5), dict(rise=13, wide=.62, fill=.6, offset=(0, -.08))),
}
