"""Wider scenes, one a category: rolls, hot dishes, sides, drinks, desserts."""
import math
import random

from coated import california, spring_roll
from desserts import dome, dorayaki
from drinks import BEER, TEA, WATER, bottle, cap, carafe, cup, ochoko, shine, tumbler
from shapes import put
from dish_materials import m
from rolls import cone, maki, many
from pictures_drinks import lemonade
from pictures_sides import miso, pods
from sides import gyoza, karaage, rice_heap, seeds, shreds, skewer
from studio import box, cyl
from tableware import bowl, dip, lemon, look, plate, slab, sticks, table, window


def _set(surface, view, power=1.15, light=window):
    """Decorate a builder with its light, table and camera."""
    def wrap(build):
        def scene():
            light(power)
            table(surface)
            build()
            look(*view)
        return scene
    return wrap


@_set('oak', ((.1, .1, .4), 6.4, -18, 34))
def makis():
    for i in range(34):  # the bamboo mat
        cyl((-.2, -1.7 + i * .115, .05), .055, 5.2, m('bamboo'), (0, math.pi / 2, .02), .004, 12)
    box((2.3, 1.2, .03), (2.2, 2.6, .014), m('nori'), .002, 2, (0, 0, .3))
    pieces = many(['salmon', 'avocado', 'cucumber', 'tuna', 'duo', 'salmon', 'cucumber', 'avocado', 'tuna', 'salmon'], maki)
    for i, piece in enumerate(pieces[:7]):
        put(piece, (-1.75 + (i % 4) * .93 + .46 * (i // 4), .55 - .85 * (i // 4), .11), random.uniform(0, 360))
    put(pieces[7], (-.85, .15, .75), 30)
    put(pieces[8], (1.75, -.75, .54), -58, (0, 90))
    put(pieces[9], (-1.85, -1.15, .54), -118, (0, 90))
    dip(.62, 'clay', 'soy', (2.35, .9, .04))


@_set('stone', ((.1, 0, .45), 6.0, 26, 30))
def californias():
    top = slab(9, 3.8, 'board', .2, (0, -.35))
    kinds = [('salmon', 'sesame'), ('salmon', 'sesame'), ('crab', 'roe'), ('crab', 'roe'), ('vegetable', 'chive'), ('vegetable', 'chive'), ('shrimp', 'crumb')]
    for i, (heart, coat) in enumerate(kinds):
        put(california(heart, coat), (-3.4 + i * 1.18, .12 * math.sin(i * 2), top), random.uniform(0, 360))
    put(california('salmon', 'sesame'), (-.55, -1.05, top + .58), -60, (0, 90))


@_set('linen', ((.1, .1, .5), 6.6, -10, 34))
def hand_rolls():
    top = slab(6.6, 3.9, 'slate', turn=-5)
    put(cone(('salmon', 'avocado', 'cucumber')), (-2.45, 1.6, top + .12), -74, (0, -12))
    put(cone(('carrot', 'avocado', 'cucumber', 'sprout')), (-.55, 1.7, top + .12), -76, (0, -12))
    rolls = many(['shrimp', 'shrimp', 'mango'], lambda side: spring_roll(side, (('rice-noodle', 4), ('leaf', 3), ('carrot', 2), ('mango', 2))))
    put(rolls[0], (1.35, 1.0, top), 20)
    put(rolls[1], (2.45, .75, top), 200)
    put(rolls[2], (1.75, -.25, top + .5), -52, (0, 90))


@_set('walnut', ((0, .1, .6), 7.0, 12, 40), 1.25)
def bowls():
    miso((-1.65, -.1), 1.7)
    x, y = 1.8, .55
    bowl(1.55, 1.1, 'cream', (x, y, 0))
    for o in rice_heap(1.38, .84, .32, 800) + [seeds(36, .7, 1.14, .06, 'black-sesame')]:
        o.location = (x, y, 0)
    dip(.6, 'indigo', 'soy', (1.5, -1.65, 0))
    sticks(.2, -2.45, 6, 'bamboo')


@_set('slate', ((0, .1, .4), 7.4, 14, 38), 1.3)
def hot_dishes():
    top = plate(2.1, 'dark-stoneware', (-1.75, .3))
    for i, piece in enumerate(many(['chicken'] * 5, gyoza)):
        put(piece, (-2.85 + i * .56, .45 - .05 * i, top + .42), 70 + random.uniform(-6, 6), (112, 0))
    top = slab(4.6, 2.0, 'stoneware', .14, (2.0, -1.1), -12)
    for i in range(2):
        put(skewer(), (1.9, -.80 - .62 * i, top - .04), -12 + 3 * i, (0, 0), .85)
    top = plate(1.5, 'indigo', (2.0, 1.55))
    for x, y in ((1.5, 1.5), (2.4, 1.75), (2.0, 1.15)):
        put(karaage(), (x, y, top), random.uniform(0, 360), (0, 0), .85)
    dip(.55, 'clay', 'soy', (-1.2, -1.85, 0))


@_set('linen', ((.3, 0, .4), 7.9, -10, 46))
def sides():
    def fill(kind, r, tones, x, y, n, width):
        bowl(r, r * .62, kind, (x, y, 0))
        cyl((x, y, r * .40), r * .86, .1, m(tones[0]), bev=.02)
        for o in shreds(n, r * .86, r * .47, r * .22, tones, .7, width):
            o.location = (x, y, 0)
        seeds(36, r * .7, r * .66, .05).location = (x, y, 0)
    fill('celadon', 1.25, ('cabbage', 'cabbage', 'rice-noodle'), -2.2, .9, 150, .06)
    fill('white-plate', 1.15, ('wakame',), .45, 1.25, 130, .08)
    fill('clay', 1.05, ('carrot', 'carrot', 'mango'), .75, -1.25, 110, .06)
    x, y = -1.55, -1.35
    bowl(1.2, .85, 'indigo', (x, y, 0))
    for o in rice_heap(1.06, .64, .26, 520) + [seeds(24, .5, .88, .04, 'black-sesame')]:
        o.location = (x, y, 0)
    x, y = 2.75, .1
    bowl(1.2, .72, 'dark-stoneware', (x, y, 0))
    pods(26, .8, .5, .34, (x, y))


@_set('oak', ((.1, 0, 2.2), 9.2, 4, 12, 90, .5), 1.15, shine)
def drinks():
    lemonade('peach', (-2.4, .4))
    bottle(TEA, 'glass', (-.6, -.2), 'tea', 2.9)
    cap((-.6, -.2), 3.6, 'bamboo', .5, .5)
    bottle(WATER, 'green-glass', (1.15, .5))
    cap((1.15, .5), 4.4, 'wire', .46, .36)
    tumbler((2.9, -.3), .82, 2.2, 'peach', .76, 3)
    lemon((.5, -1.3, 0), .5, 150)


@_set('walnut', ((.1, 0, 2.0), 8.7, -8, 14, 90, .5), 1.25, shine)
def beers():
    carafe((-2.2, .3), 'stoneware')
    ochoko((-1.1, -.7), 'stoneware', .55, .6)
    ochoko((-2.75, -1.0), 'stoneware', .55, .6)
    tumbler((.6, -.1), .92, 2.9, 'lager', .78, 0, .42, .74, 26)
    bottle(BEER, 'brown-glass', (2.3, .5))
    cap((2.3, .5), 4.5)


@_set('plaster', ((.05, .05, .6), 6.6, 10, 34))
def desserts():
    top = slab(3.4, 2.7, 'slate', .14, (-1.6, -.1), 8)
    put(dome('matcha', .8, 1.0), (-2.3, .35, top))
    put(dome('sakura', .8, 1.0), (-.85, .5, top), 40)
    put(dome('vanilla', .8, 1.0, cut=-90), (-1.5, -.75, top), 10)
    top = plate(1.65, 'indigo', (1.9, -.35))
    put(dorayaki(1.1), (1.9, -.35, top), 10)
    cup((.75, 1.75), 'celadon')


@_set('stone', ((.35, .1, .45), 7.2, -14, 38))
def green():
    top = slab(4.6, 2.9, 'board', .2, (-.9, -.3), -6)
    for i, piece in enumerate(many(['vegetable'] * 3, california, 'chive')):
        put(piece, (-2.4 + 1.22 * i, .45 - .1 * i, top), random.uniform(0, 360))
    for i, piece in enumerate(many(['cucumber', 'avocado', 'cucumber', 'avocado'], maki)):
        put(piece, (-2.5 + .98 * i, -.85 - .08 * i, top), random.uniform(0, 360))
    x, y = 2.55, 1.0
    bowl(1.4, .8, 'dark-stoneware', (x, y, 0))
    pods(34, .95, .55, .4, (x, y))


CATEGORIES = {
    'categorie-maki': makis, 'categorie-california': californias, 'categorie-temaki': hand_rolls, 'categorie-bols': bowls,
    'categorie-plats-chauds': hot_dishes, 'categorie-accompagnements': sides, 'categorie-boissons': drinks, 'categorie-bieres': beers,
    'categorie-desserts': desserts, 'categorie-vegetal': green,
}
