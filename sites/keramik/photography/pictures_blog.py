"""Pictures of the journal and of the home page: the workshop, without people."""
import random

from cups import beaker, mug, teapot
from dishes import muesli, small_bowl, vase
from glazes import GLAZES, M
from pictures_scenes import bunch
from plan import Picture, call, together
from props import branch, cloth, lump
from sets import north, panes, table
from sizes import WIDE
from studio import area, box
from workshop import (apron, brush, bucket, carton, cutter, kiln, loop_tool, raw_bottle, raw_bowl, raw_moon, raw_mug, rib, shavings, shelf, sponge,
    stool, tile,
                      twine, ware_board, wheel)


def scene(build, backdrop, view, *extras):
    return Picture(build, backdrop, view, WIDE, extras=together(*extras) if extras else None)


def workshop_floor(reach, wall='lime wash', wall_y=1.0, floor='cool stone', low=-.46, **light):
    """The workshop: a wall, a floor below the table, the window's light on the wall."""
    box((0, wall_y + .05, .6), (8, .1, 4), M[wall], 0)
    box((0, 0, low - .02), (8, 8, .04), M[floor], 0)
    north(reach, .75)
    panes(reach, **{'aim': (.1, wall_y, .25), **light})


def open_kiln(reach):
    """The kiln, lit by the day through its door."""
    kiln()
    north(reach, 1.1)
    area((.3, -1.6, .5), (0, 0, .2), 1.2, 14, (1, .97, .92))


def bench(long=1.5, deep=.62, y=.0, m='oak', low=-.46):
    """The table whose top is z = 0."""
    box((0, y, -.02), (long, deep, .04), M[m], .004, 3)
    for x in (-1, 1):
        for side in (-1, 1):
            box((x * (long / 2 - .06), y + side * (deep / 2 - .06), low / 2 - .02), (.06, .06, -low), M[m], .004, 2)
    box((0, y, -.075), (long - .12, deep - .12, .07), M[m], .003, 2)


def wheel_props():
    bucket(-.40, .12, 0)
    sponge(.36, -.06, 0)
    rib(.40, .10, 0, 20)
    lump(-.36, -.18, 0, (.14, .13, .11), 'wet clay', 2, .1)


def kiln_load():
    low, high = 0, .235
    for i, g in enumerate(('kreide', 'salbei', 'ocker')):
        muesli(g, -.19 + .185 * i, .02, low, .95)
    vase('basalt', 'bottle', -.12, .2, low, s=.78)
    vase('tinte', 'bud', .10, .18, low)
    for i, g in enumerate(('tinte', 'kreide', 'salbei', 'ocker')):
        mug(g, -.20 + .13 * i, .0, high, -40)
    vase('kreide', 'bud', -.05, .14, high)
    vase('salbei', 'bud', .12, .14, high)


def test_tiles():
    names = list(GLAZES)
    for row in range(3):
        for i in range(7):
            g = names[(i * 2 + row * 3) % 6 if row else i % 6]
            tile(g, -.165 + .055 * i + random.uniform(-.003, .003), .07 - .075 * row, 0, -90 + random.uniform(-5, 5))


def tile_props():
    for m, x, y in (('ocker', -.29, .07), ('salbei', .29, .08)):
        small_bowl(m, x, y)
    brush(.28, -.06, 0, 112)
    brush(-.29, -.08, 0, 75, 'old oak')


def tools():
    loop_tool(-.22, .06, 0, 84)
    loop_tool(-.16, .05, 0, 96)
    brush(-.10, .06, 0, 88)
    rib(.0, .10, 0, 15)
    rib(.015, -.02, 0, -80, 'old oak')
    cutter(.08, -.06)
    sponge(.17, .10)
    lump(-.02, -.14, 0, (.11, .105, .09), 'raw clay', 7, .07)
    small_bowl('schnee', .28, .02)


def tool_props():
    cloth(-.17, -.07, .30, .36, 'linen', -4, .002)


def drying():
    for z, makes in ((.06, (raw_bowl,) * 4), (.24, (raw_mug,) * 7), (.46, (raw_bottle, raw_moon, raw_bottle, raw_moon, raw_bottle))):
        step = {7: .115, 5: .165, 4: .185}[len(makes)]
        ware_board(0, 0, z, makes, step, 0, 'oak', .16)
    for x in (-.47, .47):
        box((x, .0, .4), (.04, .18, .8), M['pale oak'], .003)


def parcel():
    carton(0, 0, .34, .26, .17, 14)
    mug('tinte', -.065, -.01, .072, -40)
    muesli('kreide', .065, .03, .088)


def parcel_props():
    shavings(.30, -.06, .012, .07, .05, 60)
    twine(-.30, -.12)
    vase('salbei', 'bud', .33, .08)
    cloth(-.34, .10, .24, .2, 'linen', 24)


def hero():
    teapot('salbei', .12, .06, 0, 160)
    vase('kreide', 'moon', .36, .13)
    mug('tinte', .255, -.06, 0, -34)
    beaker('ocker', .43, -.07)
    muesli('schnee', .0, -.06)
    bunch(branch, 'moon', 1, ((.45, .05), (-.35, .1)), .36, .13, long=.20, leaves=7, size=.038, bare=.3)


def workshop():
    bench(1.5, .6)
    shelf(.12, .86, .52, 1.25, .2)
    shelf(.12, .86, .86, 1.25, .2)


def workshop_props():
    spots = [-.36, -.18, .0, .16, .34, .56]
    for x, (kind, glaze) in zip(spots, (('bottle', 'basalt'), ('moon', 'kreide'), ('bud', 'tinte'), ('cylinder', 'ocker'), ('bud', 'kreide'),
        ('bottle', 'salbei'))):
        vase(glaze, kind, x + .02, .86, .52)
    for x in (-.38, -.27, -.16, -.05):
        raw_mug(x, .86, .86, 'bisque')
    for x in (.14, .32, .50):
        for k in range(3):
            raw_bowl(x, .86, .86 + .019 * k, 'bisque')
    ware_board(-.30, .05, 0, (raw_mug,) * 5, .115, 3)
    raw_moon(.32, .12, 0)
    bucket(.56, .08)
    lump(.42, -.14, 0, (.17, .15, .12), 'wet clay', 3, .08)
    loop_tool(.14, -.14, 0, 20)
    brush(.10, -.20, 0, 8)
    sponge(.26, -.20)
    apron(-.86, .96, .78)
    stool(-.35, -.55)


JOURNAL = {
    'blog-drehscheibe': scene(wheel, call(table, 'old oak', 'lime wash', 1.2, True, aim=(0, 0, .05)),
        dict(rise=24, tilt=.9, wide=.62, fill=.66, offset=(.03, -.04)), wheel_props),
    'blog-brennofen': scene(kiln_load, open_kiln, dict(rise=5, wide=.84, fill=.95, tilt=.5)),
    'blog-glasurproben': scene(test_tiles, call(table, 'pale oak', None, 4, True), dict(rise=40, tilt=1, wide=.66, fill=.7), tile_props),
    'blog-werktisch': scene(tools, call(table, 'old oak', None, 4, True), dict(rise=62, tilt=1, wide=.8, fill=9), tool_props),
    'blog-trocknen': scene(drying, call(table, 'cool stone', 'lime wash', .22, True, aim=(0, .1, .1)),
        dict(rise=5, wide=.96, fill=1.18, offset=(0, .02))),
    'blog-verpacken': scene(parcel, call(table, 'pale oak', 'lime wash', .8), dict(rise=30, tilt=.9, wide=.6, fill=.62, offset=(0, -.04)),
        parcel_props),
}
HOME = {
    'start-keramik': scene(hero, call(table, 'pale oak', 'lime wash', .42, True, aim=(.1, .15, .15)),
        dict(rise=9, wide=.56, fill=.62, offset=(.17, -.10))),
    'werkstatt': scene(workshop, workshop_floor, dict(rise=8, wide=.84, fill=.82, lens=50, offset=(.02, -.05)), workshop_props),
}
