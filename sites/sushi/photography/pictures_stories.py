"""Pictures of the blog: rice, hand rolls, tea, boxes."""
import math
import random

import bpy

from coated import california
from drinks import cup, teapot
from shapes import chunk, leaf, on_disc, put, strew
from dish_materials import m
from rolls import cone, maki, many
from pictures_drinks import lemonade
from pictures_sides import pods
from sides import rice_heap, shreds
from studio import area, ball, box, cyl, finish, lathe, mat, wire, world
from tableware import bowl, cloth, lemon, look, plate, slab, sticks, table, window


def _story(surface, view, power=1.15, light=window):
    """Decorate a builder with its light, table and camera."""
    def wrap(build):
        def scene():
            light(power)
            table(surface)
            build()
            look(*view)
        return scene
    return wrap


def _scoop(x, y, turn):
    """A wooden spoon with raw rice in it."""
    a = math.radians(turn)
    bowl(.62, .34, 'board', (x, y, 0), .05)
    ends = [(x + d * math.cos(a), y + d * math.sin(a), .26 + .05 * d) for d in (.55, 1.2, 2.3)]
    wire(ends, .09, m('board'))
    points, up = on_disc(150, .5, .24, 0, .12)
    strew('rice', [(px + x, py + y, z) for px, py, z in points], up, 'raw-rice', None, .8, .5)


@_story('stone', ((.25, -.1, .5), 6.2, -12, 38))
def washing():
    cloth('linen', (-.6, -.2, 0), 5.6, 5, 12, .03)
    bowl(2.05, 1.3, 'clay', (-.35, .15, .08))
    rice_heap_raw(-.35, .15, 1.55, .68, .46)
    cyl((-.35, .15, .92), 1.83, .02, mat('rice-water', (.62, .60, .53), 0, .07, Alpha=.86), bev=0)
    _scoop(2.25, -1.15, 25)
    points, up = on_disc(46, 1.1, .06)
    strew('rice', [(x + 1.7, y - 1.5, .05) for x, y, z in points], up, 'raw-rice', None, .8, .2)


def rice_heap_raw(x, y, r, top, dome):
    """Uncooked grains, more glassy and slender than cooked ones."""
    lathe([(r * .6, top - .5), (r, top - .1), *((r * k, top + dome * (1 - k * k) - .03) for k in (.9, .6, .3)), (.001, top + dome - .03)], m('raw-rice'), (x, y, 0), 64)
    points, up = on_disc(1500, r, top, 0, dome)
    strew('rice', [(px + x, py + y, z + random.uniform(-.01, .02)) for px, py, z in points], up, 'raw-rice', None, .82, .5)


@_story('oak', ((.1, 0, .6), 8.2, 14, 38))
def tub():
    r, h = 2.75, 1.2
    lathe([(.001, 0), (r * .97, 0), (r, .02), (r * 1.03, h), (r * .96, h + .02), (r * .93, .25), (.001, .22)], m('board'), (-.6, .2, 0), 96)
    for z in (.30, .88):
        bpy.ops.mesh.primitive_torus_add(major_radius=r * 1.015 + .02 * z, minor_radius=.055, location=(-.6, .2, z), major_segments=96)
        finish(bpy.context.object, m('copper')).scale.z = 1.5
    for o in rice_heap(2.5, .62, .34, 2600):
        o.location = (-.6, .2, 0)
    blade = chunk((-.1, -.05, 1.12), (1.9, 1.0, .10), 'bamboo', .03, (.05, -.12, -.5), .3)
    blade.data.materials[0] = m('bamboo')
    wire([(.6, -.42, 1.22), (1.7, -1.05, 1.42), (2.7, -1.62, 1.62)], .12, m('bamboo'))
    fan = cyl((3.35, 1.5, .07), 1.25, .03, m('paper'), (0, 0, .6), .006)
    fan.scale = (1.05, 1, 1)
    for k in range(-5, 6):
        a = .62 * math.pi + k * .17
        wire([(3.85, .55, .09), (3.6 + .4 * math.cos(a), 1.0 + .4 * math.sin(a), .1), (3.45 + 1.15 * math.cos(a), 1.35 + 1.15 * math.sin(a), .1)], .014, m('bamboo'))
    wire([(3.75, .75, .1), (4.1, .05, .1), (4.4, -.6, .1)], .09, m('bamboo'))


@_story('walnut', ((.15, .1, .5), 8.0, -10, 38), 1.25)
def hand_rolls():
    top = slab(4.4, 3.9, 'board', .18, (-1.4, -.2), 4)
    put(cone(('salmon', 'avocado', 'cucumber')), (-2.6, 1.5, top + .12), -72, (0, -12))
    put(cone(('carrot', 'cucumber', 'avocado', 'sprout')), (-.75, 1.55, top + .12), -78, (0, -12))
    for k in range(3):
        box((2.5 + .08 * k, -1.25 + .06 * k, .02 + .02 * k), (1.9, 2.2, .014), m('nori'), .002, 2, (0, 0, .15 + .12 * k))
    for x, y, tones, kind, width in ((1.75, .75, ('carrot',), 'indigo', .08), (3.15, .85, ('cucumber', 'cucumber-heart', 'skin'), 'white-plate', .13), (2.35, 2.2, ('salmon',), 'clay', .24)):
        bowl(.78, .5, kind, (x, y, 0))
        cyl((x, y, .3), .66, .08, m(tones[0]), bev=.02)
        for o in shreds(46, .62, .42, .2, tones, .7, width):
            o.location = (x, y, 0)


@_story('stone', ((.2, .1, .7), 7.4, 12, 28))
def tea():
    teapot((-2.0, .9), 'dark-stoneware', 325)
    cup((-.2, -.3), 'celadon')
    cup((1.35, 1.35), 'celadon')
    top = slab(3.6, 1.25, 'slate', .14, (1.75, -1.15), -10)
    pieces = many(['salmon', 'cucumber'], maki) + many(['salmon', 'salmon'], california, 'sesame')
    for i, (piece, x) in enumerate(zip(pieces, (.55, 1.38, 2.25, 3.2))):
        put(piece, (x, -.95 - .17 * (x - .5), top), random.uniform(0, 360), (0, 0), .82 if i > 1 else .9)


@_story('linen', ((.45, 0, .5), 7.6, -14, 38))
def vegetables():
    top = plate(2.5, 'stoneware', (-1.2, -.35), .14, .78)
    pieces = many(['avocado', 'cucumber', 'avocado', 'cucumber', 'avocado', 'cucumber'], maki)
    for i, piece in enumerate(pieces):
        put(piece, (-2.3 + .98 * (i % 3) + .3 * (i // 3), .1 - .98 * (i // 3), top), random.uniform(0, 360))
    bowl(1.4, .8, 'dark-stoneware', (2.3, 1.0, 0))
    pods(38, .95, .55, .42, (2.3, 1.0))
    top = slab(2.6, 1.5, 'board', .16, (2.1, -1.55), -8)
    for k in (0, 1):
        x = 1.6 + 1.0 * k
        points, up = on_disc(160, 1, .0, 0, 1)
        base = chunk((x, -1.55, top + .27), (.72, 1.3, .56), 'rice-bed', .05, (0, 0, .1), .3)
        strew('rice', [(x + .36 * px, -1.55 + .66 * py, top + .08 + .42 * math.sqrt(max(0, 1 - px * px - py * py))) for px, py, _ in points], up, 'rice', None, 1, .6)
        base.data.materials[0] = m('rice-bed')
        chunk((x, -1.55, top + .68), (.82, 1.72, .30), 'omelette', .03, (0, 0, .1), .1)
        chunk((x, -1.55, top + .43), (.88, .26, .86), 'nori', .02, (0, 0, .1), .08)


def lunch_box(x, y, z=0, turn=0, pieces=(), w=3.0, d=2.1, h=.8, material='kraft', lid=False):
    """A cardboard box, open with two rows of pieces or closed by a lid."""
    a = math.radians(turn)
    c, s = math.cos(a), math.sin(a)
    at = lambda u, v: (x + c * u - s * v, y + s * u + c * v)
    box((x, y, z + .04), (w, d, .06), m(material), .01, 2, (0, 0, a))
    for u, v, du, dv in ((0, d / 2, w, .05), (0, -d / 2, w, .05), (w / 2, 0, .05, d), (-w / 2, 0, .05, d)):
        box((*at(u, v), z + h / 2), (du, dv, h), m(material), .012, 2, (0, 0, a))
    if lid:
        box((x, y, z + h + .03), (w + .1, d + .1, .16), m(material), .03, 3, (0, 0, a))
    for i, piece in enumerate(pieces):
        u, v = -w / 2 + .56 + .94 * (i % 3), d / 2 - .54 - 1.0 * (i // 3)
        put(piece, (*at(u, v), z + .08), random.uniform(0, 360), (0, 0), .84)


def _evening(power=1.):
    """Lamps instead of the window: warm, from behind on the right, and lanterns out of focus."""
    bpy.context.scene.cycles.max_bounces = 5
    area((4.0, 3.5, 4.2), (0, 0, .4), 1.8, 520 * power, (1, .72, .42))
    area((-4.5, 1.0, 3.8), (0, 0, .3), 2.4, 190 * power, (1, .80, .56))
    area((0, -5, 4), (0, 0, .3), 2.5, 70 * power, (1, .82, .62))
    world((.30, .26, .30), .25)
    lamp = mat('lamp', (1, .6, .25), 0, .8, Emission=(1, .50, .16, 1), Emission_Strength=5)
    for x, y, r in ((-3.6, 6.4, .42), (-.3, 8.6, .46), (2.4, 6.6, .42), (4.6, 8.8, .46)):
        ball((x, y, r * 1.1), r, lamp, (1, 1, 1.15))


@_story('walnut', ((.1, .4, .95), 8.0, -14, 19, 80, .3), 1.6, _evening)
def evening():
    rolls = many(['salmon', 'crab', 'salmon', 'crab', 'salmon', 'crab'], lambda k: california(k, 'roe' if k == 'crab' else 'sesame'))
    slim = many(['salmon', 'cucumber', 'tuna', 'avocado', 'salmon', 'tuna'], maki)
    lunch_box(-1.7, -.5, 0, 8, rolls, 3.2, 2.3, .62, 'black')
    lunch_box(1.95, -.1, 0, -10, slim, 3.1, 2.2, .62, 'kraft')
    lunch_box(-.3, 2.6, 0, 4, (), 3.1, 2.2, .7, 'kraft', True)
    lunch_box(-.25, 2.65, .9, -3, (), 3.1, 2.2, .7, 'black', True)
    sticks(.6, -2.25, 5, 'bamboo')


def _gingham():
    """A checked cloth."""
    material = mat('gingham', (.7, .7, .7), 0, .9)
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    where, split, mix, ramp = (nodes.new('ShaderNode' + n) for n in ('TexCoord', 'SeparateXYZ', 'Math', 'ValToRGB'))
    link(where.outputs['Object'], split.inputs[0])
    bands = []
    for axis in ('X', 'Y'):
        wave, step = nodes.new('ShaderNodeMath'), nodes.new('ShaderNodeMath')
        wave.operation, wave.inputs[1].default_value = 'PINGPONG', .42
        step.operation, step.inputs[1].default_value = 'GREATER_THAN', .21
        link(split.outputs[axis], wave.inputs[0])
        link(wave.outputs[0], step.inputs[0])
        bands.append(step)
    mix.operation = 'ADD'
    link(bands[0].outputs[0], mix.inputs[0])
    link(bands[1].outputs[0], mix.inputs[1])
    half = nodes.new('ShaderNodeMath')
    half.operation, half.inputs[1].default_value = 'MULTIPLY', .5
    link(mix.outputs[0], half.inputs[0])
    el = ramp.color_ramp.elements
    ramp.color_ramp.interpolation = 'CONSTANT'
    el[0].position, el[0].color = 0, (.70, .67, .60, 1)
    el[1].position, el[1].color = .75, (.13, .24, .17, 1)
    el.new(.25).color = (.38, .44, .37, 1)
    link(half.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return material


@_story('linen', ((.2, .2, 1.55), 10.0, 10, 27, 85, .4), 1.3)
def picnic():
    bpy.context.scene.cycles.max_bounces = 8
    o = cloth('linen', (0, 12, 0), 44, 40, 12, .02)
    o.data.materials[0] = _gingham()
    lunch_box(-1.1, -.6, .06, 10, many(['salmon', 'avocado', 'cucumber', 'tuna', 'salmon', 'cucumber'], maki), 3.1, 2.2, .62, 'kraft')
    lunch_box(-2.2, 2.3, .06, -6, (), 3.1, 2.2, .7, 'kraft', True)
    lunch_box(-2.1, 2.25, .95, 7, (), 3.1, 2.2, .7, 'kraft', True)
    lemonade('yuzu', (2.5, 1.6))
    lemon((2.1, -.5, .06), .5, 40)
    for x, y, a in ((2.9, -.2, 30), (3.2, -.55, 160)):
        leaf((x, y, .1), 1.0, a, 4)


STORIES = {
    'blog-laver-le-riz': washing, 'blog-atelier-riz': tub, 'blog-temaki': hand_rolls, 'blog-thes': tea, 'blog-legumes': vegetables,
    'blog-lanternes': evening, 'blog-pique-nique': picnic,
}
