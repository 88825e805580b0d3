"""Bottles, glasses and cups with their contents. They stand on z = 0 and are drawn round the vertical."""
import math
import random

import bpy
from mathutils import Vector, noise

from shapes import chunk, strew
from dish_materials import CLEAR, m
from studio import area, ball, box, cyl, lathe, mat, wire
from tableware import window


def shine(power=1., wall='plaster'):
    """Light for glass: the window, more bounces, a lit wall behind."""
    window(power)
    bpy.context.scene.cycles.max_bounces = 8
    box((0, 7.5, 6), (40, .2, 12), m(wall), 0)
    area((-6, 3, 6), (2, 7.4, 2.5), 3, 420 * power, (1, .95, .88))


def bottle(profile, glass, loc=(0, 0), drink=None, level=0., wall=.06):
    """A bottle of that outer profile (radius, height). Up to `level` it is one clear body of the drink's
    colour, as a full bottle looks; above, a shell of glass. Without a drink it is all of its glass."""
    low = [p for p in profile if p[1] < level] if drink else list(profile)
    if not drink:
        return [_stand(lathe([*low, (.001, low[-1][1])], m(glass), n=72), loc)]
    over = [p for p in profile if p[1] >= level]
    r0, z0 = low[-1]
    r1, z1 = over[0]
    r = r0 + (r1 - r0) * (level - z0) / (z1 - z0)
    body = lathe([*low, (r, level), (.001, level)], m(drink), n=72)
    shell = [(r, level + .004), *over, *((q - wall, z) for q, z in reversed(over)), (r - wall, level + .004)]
    _surface((*loc, level + .016), r - wall * .4, drink)
    return [_stand(body, loc), _stand(lathe([*shell, shell[0]], m(glass), n=72), loc)]


def _stand(o, loc):
    o.location = (*loc, .012)
    return o


LEMONADE = [(.001, 0), (.70, 0), (.80, .06), (.82, .2), (.82, 2.1), (.78, 2.45), (.60, 2.8), (.40, 3.1), (.32, 3.4), (.30, 3.95), (.36, 4.0), (.36, 4.2), (.28, 4.25)]
BEER = [(.001, 0), (.72, 0), (.82, .07), (.83, .2), (.83, 2.5), (.78, 2.75), (.58, 3.05), (.38, 3.4), (.32, 3.8), (.31, 4.3), (.36, 4.34), (.36, 4.5), (.30, 4.54)]
WATER = [(.001, 0), (.72, 0), (.80, .06), (.82, .2), (.82, 2.6), (.74, 2.95), (.52, 3.4), (.40, 3.8), (.36, 4.3), (.42, 4.34), (.42, 4.5)]
WINE = [(.001, 0), (.90, 0), (1.0, .08), (1.02, .25), (1.0, 3.6), (.92, 4.0), (.68, 4.5), (.46, 5.0), (.36, 5.6), (.34, 6.6), (.40, 6.65), (.40, 6.85), (.34, 6.9)]
SAKE = [(.001, 0), (.78, 0), (.88, .06), (.90, .2), (.90, 2.2), (.84, 2.6), (.60, 2.95), (.36, 3.2), (.30, 3.5), (.30, 3.8)]
TEA = [(.001, 0), (.66, 0), (.76, .06), (.78, .2), (.76, 1.2), (.78, 2.2), (.70, 2.7), (.48, 3.2), (.44, 3.5), (.44, 3.7)]


def _surface(loc, r, drink):
    """The level of a drink, which glass alone would leave black at a low angle."""
    colour, _ = CLEAR[drink] if drink in CLEAR else (m(drink).node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value[:3], 0)
    top = bpy.data.materials.get('top-' + drink) or mat('top-' + drink, tuple(.72 * c for c in colour), 0, .06)
    cyl(loc, r, .006, top, bev=0)


def swing_top(loc, height=4.25):
    """Porcelain stopper, rubber ring and wire of a lemonade bottle."""
    x, y = loc
    lathe([(.24, 0), (.31, .02), (.31, .1), (.24, .12)], m('red-lacquer'), (x, y, height), 32)
    lathe([(.22, .1), (.30, .16), (.28, .36), (.16, .46), (.001, .47)], m('white-plate'), (x, y, height), 48)
    for s in (-1, 1):
        wire([(x + .31 * s, y, height + .3), (x + .44 * s, y - .06, height - .05), (x + .42 * s, y - .1, height - .55), (x + .25 * s, y - .33, height - .72), (x, y - .40, height - .74)], .022, m('wire'))
    lathe([(.31, 0), (.335, 0), (.335, .06), (.31, .06)], m('wire'), (x, y, height - .42), 48)


def cap(loc, height, material='wire', r=.38, h=.22):
    """A crown or screw cap, a little fluted."""
    o = lathe([(r * .8, 0), (r * 1.02, 0), (r, h * .7), (r * .9, h), (r * .5, h * 1.06), (.001, h * 1.06)], m(material), (*loc, height), 64)
    for i, v in enumerate(o.data.vertices):
        if v.co.z < h * .6:
            k = 1 + .035 * math.cos(math.atan2(v.co.y, v.co.x) * 21)
            v.co.x, v.co.y = v.co.x * k, v.co.y * k


def tumbler(loc, r=.78, h=2.1, drink='water', level=.8, ice=0, foam=0., taper=.86, bubbles=0):
    """A straight glass, filled to `level` of its height, with ice, bubbles or a head of foam."""
    x, y = loc
    b, z = r * taper, h * level
    edge = b + (r - b) * level
    lathe([(.001, .012), (b * .92, .012), (b, .05), (b + (r - b) * .07, .15), (.001, .15)], m('glass'), (x, y, 0), 72)
    lathe([(.001, .155), (b + (r - b) * .07, .155), (edge, z), (.001, z + .004)], m(drink), (x, y, 0), 72)
    lathe([(edge, z + .01), (r, h), (r - .02, h + .02), (r - .05, h), (edge - .05, z + .01), (edge, z + .01)], m('glass'), (x, y, 0), 72)
    _surface((x, y, z + .008), edge - .01, drink)
    edge -= .06
    if foam:
        o = lathe([(.001, z - .02), (edge, z - .02), (edge + .01, z + foam * .8), (edge * .8, z + foam), (edge * .4, z + foam * 1.15), (.001, z + foam * 1.18)], m('foam'), (x, y, 0), 48)
        for v in o.data.vertices:
            v.co.z += .03 * noise.noise(v.co * 6) if v.co.z > z + foam * .5 else 0
    for i in range(ice):
        a = i * 2.4
        chunk((x + .42 * r * math.cos(a), y + .42 * r * math.sin(a), z + .16 + .1 * (i % 2)), (.56, .5, .46), 'ice', .06, (random.uniform(-.5, .5), random.uniform(-.5, .5), a), .2)
    if bubbles:
        points = [(x + random.uniform(-.65, .65) * edge, y + random.uniform(-.65, .65) * edge, random.uniform(.3, z)) for _ in range(bubbles)]
        strew('dust', points, [(0, 0, 1)] * len(points), 'ice', None, 1.1, 1)


def stem(loc, drink='wine'):
    """A wine glass; below the level glass and wine are one clear body, as in a bottle."""
    x, y = loc
    lathe([(.001, .012), (.82, .012), (.84, .03), (.3, .10), (.09, .2), (.075, 1.0), (.09, 1.9), (.28, 2.04), (.001, 2.045)], m('glass'), (x, y, 0), 72)
    lathe([(.001, 2.05), (.30, 2.06), (.56, 2.26), (.76, 2.56), (.86, 2.86), (.88, 3.0), (.001, 3.0)], m(drink), (x, y, 0), 72)
    _surface((x, y, 3.006), .84, drink)
    lathe([(.88, 3.01), (.90, 3.2), (.86, 3.7), (.70, 4.4), (.69, 4.42), (.67, 4.4), (.83, 3.7), (.87, 3.2), (.85, 3.01), (.88, 3.01)], m('glass'), (x, y, 0), 72)


def cup(loc, material='celadon', drink='tea-cup', r=.78, h=1.0):
    """A cup without handle."""
    lathe([(.001, 0), (r * .55, 0), (r * .58, .06), (r * .8, .2), (r * .97, h * .6), (r, h), (r - .04, h + .015), (r - .08, h), (r * .88, h * .5), (r * .6, .2), (.001, .16)], m(material), (*loc, 0), 72)
    lathe([(.001, h * .78), (r * .93, h * .78), (r * .9, h * .79), (.001, h * .79)], m(drink), (*loc, 0), 64)


def teapot(loc, material='dark-stoneware', turn=200.):
    """A small pot with a side handle and a spout."""
    x, y = loc
    a = math.radians(turn)
    lathe([(.001, 0), (.8, 0), (.85, .06), (1.15, .45), (1.22, .8), (1.1, 1.2), (.75, 1.45), (.6, 1.5), (.001, 1.5)], m(material), (x, y, 0), 96)
    lathe([(.58, 0), (.64, .02), (.6, .1), (.3, .2), (.001, .22)], m(material), (x, y, 1.49), 64)
    ball((x, y, 1.82), .15, m(material), (1, 1, .8))
    d = Vector((math.cos(a), math.sin(a), 0))
    for k in (j / 4 for j in range(29)):  # the spout widens towards the body
        p = Vector((x, y, .75)) + d * (1.0 + .11 * k) + Vector((0, 0, .10 * k + .012 * k * k))
        ball(tuple(p), .24 - .018 * k, m(material))
    side = Vector((math.cos(a - 1.6), math.sin(a - 1.6), 0))
    wire([tuple(Vector((x, y, .85)) + side * 1.1), tuple(Vector((x, y, 1.0)) + side * 1.6), tuple(Vector((x, y, 1.2)) + side * 2.2)], .16, m(material))


def carafe(loc, material='stoneware'):
    """A sake carafe."""
    lathe([(.001, 0), (.55, 0), (.6, .05), (.86, .5), (.92, 1.0), (.78, 1.6), (.42, 2.2), (.32, 2.5), (.36, 2.75), (.50, 2.95), (.47, 2.98), (.32, 2.76), (.26, 2.5), (.001, 2.4)], m(material), (*loc, 0), 96)


def ochoko(loc, material='stoneware', r=.48, h=.52):
    lathe([(.001, 0), (r * .6, 0), (r * .64, .04), (r * .9, h * .5), (r, h), (r - .03, h + .01), (r - .06, h), (r * .8, h * .5), (r * .5, .1), (.001, .09)], m(material), (*loc, 0), 64)
    lathe([(.001, h * .8), (r * .90, h * .8), (r * .85, h * .806), (.001, h * .806)], m('water'), (*loc, 0), 48)
