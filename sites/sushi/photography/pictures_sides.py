"""Pictures of thick rolls, hand rolls, rice paper, hot dishes and small bowls."""
import math
import random

from coated import dragon, spring_roll
from shapes import chunk, on_disc, put, strew, twin
from dish_materials import m
from rolls import cone, futomaki, many
from sides import fillet, gyoza, karaage, noodles, pod, rice_heap, seeds, shreds, skewer, tempura
from studio import box, cyl, lathe
from tableware import bowl, chives, dip, ginger, lemon, look, plate, slab, sticks, table, window


def _scene(surface, view, power=1.1):
    """Decorate a builder of food with its light, table and camera."""
    def wrap(build):
        def scene():
            window(power)
            table(surface)
            build()
            look(*view)
        return scene
    return wrap


@_scene('linen', ((.3, -.0, .45), 5.5, 12, 37))
def futomaki_board():
    top = slab(6.0, 3.3, 'board', .2, turn=8)
    for i, piece in enumerate(many(['x'] * 5, lambda _: futomaki())):
        x, y = ((-1.55, .55), (.0, .75), (-.85, -.75), (.75, -.55), (1.62, .5))[i]
        if i == 4:
            put(piece, (x + .42, y + .25, top + .8), -75, (0, 90))
        else:
            put(piece, (x, y, top), random.uniform(0, 360))


@_scene('stone', ((.15, -.1, .5), 5.5, 34, 33))
def dragon_plate():
    top = slab(6.6, 2.3, 'black-plate', .16, turn=0)
    put(dragon(), (0, .05, top), 0)
    ginger(-2.7, -.75, top, .8)


@_scene('oak', ((.1, 0, .5), 4.4, 10, 32))
def temaki_salmon():
    top = slab(5, 2.9, 'walnut', .16, turn=-6)
    put(cone(('salmon', 'avocado', 'cucumber', 'salmon')), (-1.25, 1.05, top + .12), -52, (0, -12))
    dip(.5, 'clay', 'soy', (1.6, 1.1, top))


@_scene('plaster', ((-.1, 0, .5), 4.4, -12, 34))
def temaki_vegetables():
    top = plate(2.5, 'celadon', oval=.7)
    put(cone(('carrot', 'avocado', 'sprout', 'cucumber')), (-.95, 1.15, top + .12), -68, (0, -12))


def _springs(side, tones, surface, dish, view, sauce):
    @_scene(surface, view)
    def scene():
        top = dish()
        rolls = many([side] * 4, spring_roll, tones)
        for piece, (x, y, turn) in zip(rolls, ((-1.25, .25, 20), (-.05, .45, 130), (-.62, -.70, 250))):
            put(piece, (x, y, top), turn)
        put(rolls[3], (.75, .25, top + .5), -50, (0, 90))
        dip(.55, 'indigo', sauce, (1.75, -.75 if side == 'shrimp' else 1.0, top))
    return scene


SPRINGS = {
    'printemps-crevette': _springs('shrimp', (('rice-noodle', 5), ('leaf', 2), ('carrot', 2), ('shrimp', 2)), 'grey-linen', lambda: plate(2.5, 'white-plate', oval=.8), ((.1, -.05, .6), 4.9, -12, 36), 'glaze'),
    'printemps-mangue': _springs('mango', (('mango', 4), ('leaf', 3), ('cabbage-red', 3), ('rice-noodle', 3)), 'oak', lambda: slab(5, 3.4, 'slate', turn=-8), ((.1, -.05, .6), 4.9, 12, 36), 'soy'),
}


@_scene('walnut', ((0, 0, .35), 5.2, -14, 40), 1.15)
def gyoza_chicken():
    top = plate(2.8, 'dark-stoneware', oval=.82)
    for i, piece in enumerate(many(['chicken'] * 6, gyoza)):
        put(piece, (-1.6 + i * .60, .45 - .10 * i, top + .42), 68 + random.uniform(-7, 7), (112, 0))
    dip(.55, 'clay', 'soy', (1.85, .55, top))
    chives(30, 1.4, (-.3, -.4, top + .05))


@_scene('linen', ((0, 0, .45), 4.9, 10, 42))
def gyoza_vegetables():
    lathe([(2.1, 0), (2.25, .02), (2.25, .75), (2.12, .78), (2.08, .4), (2.0, .35), (.001, .35)], m('bamboo'))
    lathe([(2.265, .12), (2.29, .14), (2.29, .3), (2.265, .32)], m('board'))
    cyl((0, 0, .37), 1.9, .03, m('paper'), bev=.003)
    for i, piece in enumerate(many(['vegetable'] * 6, gyoza)):
        a = i * math.tau / 6
        put(piece, (1.02 * math.cos(a), 1.02 * math.sin(a), .38), math.degrees(a) + 32, (-8, 0), .84)


@_scene('oak', ((0, -.05, .5), 4.7, 14, 36))
def karaage_plate():
    top = plate(2.4, 'stoneware')
    for x, y, z in ((-1.1, .5, 0), (.1, .75, 0), (-.55, -.45, 0), (.7, -.3, 0), (-.3, .2, .68), (1.15, .5, .0)):
        put(karaage(), (x, y, top + z), random.uniform(0, 360))
    lemon((1.3, -1.25, top), .5, 30)
    dip(.55, 'indigo', 'mayonnaise', (-1.65, -.95, top))


@_scene('grey-linen', ((0, -.05, .4), 5.3, -10, 38))
def tempura_plate():
    top = slab(5.4, 3.6, 'black-plate', .14, turn=4)
    box((-.3, .0, top + .012), (3.9, 3.0, .015), m('paper'), .004, 2, (0, 0, .2))
    for i in range(5):
        put(tempura(), (-.25 + .06 * i, 1.05 - .52 * i + (.1 if i == 4 else 0), top + .02), 14 + random.uniform(-8, 8), (random.uniform(-20, 20), 0))
    dip(.6, 'celadon', 'soy', (2.1, .9, top))


@_scene('walnut', ((0, 0, .3), 5.6, 16, 37), 1.25)
def yakitori_plate():
    top = slab(6.2, 3.3, 'stoneware', .14, turn=-4)
    first = skewer()
    for i, piece in enumerate((first, skewer(), twin(first), skewer())):
        put(piece, (-.1 + .1 * i, .95 - .66 * i, top - .04), -4 + random.uniform(-4, 4))
    lemon((2.3, -.95, top), .4, 200)


@_scene('walnut', ((0, -.05, .95), 4.6, -10, 44), 1.05)
def udon_bowl():
    bowl(2.0, 1.25, 'indigo')
    cyl((0, 0, .75), 1.7, .1, m('udon'), bev=.02)
    noodles(64, 1.75, .93, .22)
    for _ in range(20):
        a, d = random.uniform(0, math.tau), random.uniform(.1, 1.35)
        tone = random.choice(('carrot', 'carrot', 'shiitake', 'leek'))
        chunk((d * math.cos(a), d * math.sin(a), 1.26 - .1 * d), (.9, .13, .11) if tone == 'carrot' else (.62, .3, .10), tone, .12, (random.uniform(-.2, .2), random.uniform(-.2, .2), random.uniform(0, 6)), .3)
    shreds(26, 1.4, 1.08, .16, ('cabbage', 'cabbage', 'leek'), .8, .14)
    seeds(60, 1.4, 1.2, .14)
    sticks(.4, -2.5, 8, 'bamboo')


@_scene('stone', ((0, -.05, .85), 4.4, 14, 42))
def unadon_bowl():
    bowl(1.95, 1.15, 'red-lacquer')
    rice_heap(1.75, .86, .12, 1700)
    for x, y, turn in ((-.05, .42, 8), (.05, -.42, 4)):
        o = fillet(2.6, .95)
        o.location, o.rotation_euler = (x, y, 1.06), (0, 0, math.radians(turn))
    seeds(46, 1.0, 1.27, .02)
    sticks(.2, -2.35, -5, 'black')


@_scene('oak', ((0, 0, .6), 3.9, -12, 40))
def rice_side():
    bowl(1.5, 1.1, 'cream')
    rice_heap(1.35, .84, .34, 1300)
    seeds(40, .7, 1.16, .06, 'black-sesame')
    sticks(.5, -2.0, 6, 'bamboo')


@_scene('plaster', ((0, 0, .6), 3.8, 12, 40))
def cabbage_side():
    bowl(1.5, .95, 'celadon')
    cyl((0, 0, .62), 1.3, .1, m('cabbage'), bev=.02)
    shreds(300, 1.32, .74, .34, ('cabbage', 'cabbage', 'cabbage', 'rice-noodle'), .8, .06)
    shreds(10, 1.1, .95, .1, ('carrot',), .6, .05)
    seeds(60, 1.1, .98, .16)


@_scene('grey-linen', ((0, 0, .6), 3.8, -8, 40))
def wakame_side():
    bowl(1.5, .9, 'white-plate')
    cyl((0, 0, .58), 1.3, .1, m('wakame'), bev=.02)
    shreds(210, 1.3, .70, .32, ('wakame',), .9, .085)
    seeds(70, 1.05, .96, .14)


def pods(n, r, top, dome, centre=(0, 0)):
    """A heap of soya pods."""
    points, _ = on_disc(n, r, top, 0, dome)
    stock = [pod() for _ in range(5)]
    for i, (x, y, z) in enumerate(sorted(points, key=lambda p: p[2])):
        piece = stock[i] if i < 5 else twin(random.choice(stock))
        put(piece, (x + centre[0], y + centre[1], z + .05), random.uniform(0, 360), (random.uniform(-40, 40), random.uniform(-18, 18)), random.uniform(.8, 1))


@_scene('walnut', ((0, 0, .65), 4.2, 10, 40), 1.2)
def edamame_side():
    bowl(1.75, 1.0, 'dark-stoneware')
    cyl((0, 0, .6), 1.45, .1, m('skin'), bev=.02)
    pods(60, .96, .72, .55)
    points, up = on_disc(90, 1.0, 1.02, 0, .45)
    strew('salt', points, up, 'salt', None, 1.1, .8)


@_scene('linen', ((0, 0, .75), 4.4, 8, 42))
def miso_bowl():
    miso()
    sticks(.3, -2.35, 8)


def miso(loc=(0, 0), r=1.7, material='lacquer'):
    """A lacquer bowl of broth with tofu, onion rings and a little seaweed."""
    x0, y0 = loc
    bowl(r, r * .74, material, (x0, y0, 0))
    z = r * .585
    cyl((x0, y0, z - .03), r * .915, .06, m('miso'), bev=.008)
    for x, y, a in ((-.5, .3, .3), (.1, -.35, .9), (.55, .35, .1), (-.25, -.75, 1.3), (-.85, -.2, .6), (.2, .75, .5), (.75, -.4, .2)):
        chunk((x0 + x * r / 1.7, y0 + y * r / 1.7, z + .03), (.40, .40, .26), 'tofu', .03, (.06, .08, a), .1)
    for _ in range(34):
        a, d, rr = random.uniform(0, math.tau), r * .8 * math.sqrt(random.random()), random.uniform(.06, .1)
        ring = lathe([(rr, 0), (rr, .05), (rr * .72, .05), (rr * .72, 0), (rr * .9, 0)], m('leek' if random.random() < .5 else 'chive'), (x0 + d * math.cos(a), y0 + d * math.sin(a), z + .005), 20)
        ring.rotation_euler = (random.uniform(-.25, .25), random.uniform(-.25, .25), 0)
    for _ in range(7):
        a, d = random.uniform(0, math.tau), r * .6 * math.sqrt(random.random())
        chunk((x0 + d * math.cos(a), y0 + d * math.sin(a), z), (.5, .22, .03), 'wakame', .2, (0, 0, a * 3), .6)


SIDES = {
    'futomaki': futomaki_board, 'california-dragon': dragon_plate, 'temaki-saumon': temaki_salmon, 'temaki-legumes': temaki_vegetables,
    **SPRINGS, 'gyoza-poulet': gyoza_chicken, 'gyoza-legumes': gyoza_vegetables, 'karaage': karaage_plate, 'tempura-crevettes': tempura_plate,
    'yakitori-poulet': yakitori_plate, 'udon-legumes': udon_bowl, 'unadon': unadon_bowl, 'riz-vinaigre': rice_side, 'salade-chou': cabbage_side,
    'salade-wakame': wakame_side, 'edamame': edamame_side, 'soupe-miso': miso_bowl,
}
