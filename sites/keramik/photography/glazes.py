"""Glazes, clays and the other materials by name, created on first use in a scene. Colours are linear RGB.

A turned body carries three attributes: `line`, the height above the edge of the glaze in metres (below 0 the clay is
bare); `thin`, 1 on rims where the glaze breaks; `pool`, 1 on the floor inside where it gathers.
"""
from dataclasses import dataclass

from nodes import Nodes
from studio import clear, mat

SAND, IRON, DARK = (.47, .36, .25), (.33, .20, .12), (.060, .047, .038)


@dataclass(frozen=True)
class Glaze:
    base: tuple
    deep: tuple
    """The second colour of its clouds."""
    rim: tuple
    pool: tuple
    rough: float
    clay: tuple = SAND
    specks: float = 0
    speck: tuple = (.13, .075, .04)
    raw: bool = False
    """Bare clay outside, glazed inside only."""


GLAZES = {
    'kreide': Glaze((.76, .735, .68), (.66, .635, .58), (.48, .34, .22), (.69, .68, .64), .58),
    'salbei': Glaze((.365, .415, .335), (.285, .345, .28), (.56, .50, .36), (.24, .34, .28), .24, IRON, .13, (.10, .09, .06)),
    'tinte': Glaze((.028, .052, .100), (.011, .024, .058), (.23, .125, .06), (.008, .020, .060), .2, IRON),
    'ocker': Glaze((.43, .255, .095), (.29, .145, .045), (.17, .07, .028), (.25, .12, .032), .46, IRON, .17, (.16, .06, .02)),
    'basalt': Glaze((.020, .019, .018), (.013, .012, .012), (.10, .055, .03), (.010, .010, .010), .26, DARK, raw=True),
    'schnee': Glaze((.80, .79, .765), (.75, .735, .70), (.60, .47, .34), (.75, .76, .745), .2, SAND, .27),
}


def glazed(name):
    g = GLAZES[name]
    m = mat(name, g.base, 0, g.rough, Specular=.5)
    n = Nodes(m)
    colour = n.mix(n.band(n.noise(34, 4, distortion=.6), .35, .65), g.deep, g.base)
    thin = n.math('ADD', n.attribute('thin'), n.math('MULTIPLY', n.math('SUBTRACT', n.noise(170, 3), .5), .7))
    colour = n.mix(n.band(thin, .30, .85), colour, g.rim)
    colour = n.mix(n.math('MULTIPLY', n.attribute('pool'), .85), colour, g.pool)
    if g.specks:
        colour = n.mix(n.math('MULTIPLY', n.dots(300, g.specks), .85), colour, g.speck)
        colour = n.mix(n.math('MULTIPLY', n.dots(650, g.specks * .85), .6), colour, g.speck)
    line = n.attribute('line')
    if g.raw:
        line = n.band(line, .5, 1)
        bare = n.band(line, .6, .4)
    else:
        bare = n.band(n.math('ADD', line, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(70, 3), .5), .005)), .0006, -.0001)
    fine = n.noise(900, 3)
    clay = n.mix(n.band(fine, .35, .7), tuple(.72 * c for c in g.clay), g.clay)
    clay = n.mix(n.math('MULTIPLY', n.dots(420, .16), .6), clay, tuple(.35 * c for c in g.clay))
    n.to('Base Color', n.mix(bare, colour, clay))
    cloud = n.math('MULTIPLY', n.noise(60, 3), .12)
    n.to('Roughness', n.mix(bare, n.math('ADD', cloud, g.rough - .06), .88))
    n.bump(n.math('ADD', n.math('MULTIPLY', n.math('MULTIPLY', fine, bare), .5), n.math('MULTIPLY', n.noise(240, 2), .12)), .45)
    return m


def clay(name, colour, rough=.9):
    """Unfired or unglazed clay, with grog and finger marks."""
    n = Nodes(m := mat(name, colour, 0, rough))
    fine = n.noise(800, 3)
    base = n.mix(n.band(n.noise(22, 3), .3, .7), tuple(.86 * c for c in colour), colour)
    n.to('Base Color', n.mix(n.math('MULTIPLY', n.dots(300, .05), .5), base, tuple(.5 * c for c in colour)))
    return n.bump(fine, .4) and m


def wood(name, dark, light, rough=.62):
    """Grain along x."""
    n = Nodes(m := mat(name, light, 0, rough, Specular=.25))
    grain = n.noise(14, 8, (.10, 1.6, 1.6), .4)
    pores = n.noise(260, 3, (.03, 1, 1))
    colour = n.mix(n.band(grain, .32, .68), dark, light)
    n.to('Base Color', n.mix(n.math('MULTIPLY', n.band(pores, .58, .72), .45), colour, dark))
    return n.bump(n.math('ADD', grain, n.math('MULTIPLY', pores, .4)), .18) and m


def cloudy(name, dark, light, scale=3, rough=.92, bump=.25, fine=160):
    """Lime wash, plaster, stone, paper: clouds of two colours."""
    n = Nodes(m := mat(name, light, 0, rough, Specular=.2))
    n.to('Base Color', n.mix(n.band(n.noise(scale, 6, distortion=.8), .3, .7), dark, light))
    return n.bump(n.math('ADD', n.noise(scale * 5, 4), n.math('MULTIPLY', n.noise(fine, 3), .3)), bump) and m


def weave(name, dark, light):
    """Linen: threads across and along."""
    n = Nodes(m := mat(name, light, 0, .95, Sheen=.3, Specular=.15))
    threads = n.math('ADD', n.noise(900, 2, (1, .05, 1)), n.noise(900, 2, (.05, 1, 1)))
    n.to('Base Color', n.mix(n.band(threads, .75, 1.25), dark, light))
    return n.bump(threads, .5) and m


def stained(name, dark, light, scale, rough=.6, bump=.3):
    """Food and plants: two colours in small clouds."""
    n = Nodes(m := mat(name, light, 0, rough))
    cloud = n.noise(scale, 4)
    n.to('Base Color', n.mix(n.band(cloud, .35, .65), dark, light))
    return n.bump(cloud, bump) and m


MADE = {
    'raw clay': lambda: clay('raw clay', (.50, .46, .41)), 'wet clay': lambda: clay('wet clay', (.26, .225, .19), .34),
    'bisque': lambda: clay('bisque', (.66, .50, .40)), 'dark clay': lambda: clay('dark clay', DARK),
    'shelf': lambda: cloudy('shelf', (.52, .49, .44), (.64, .61, .56), 12, .95, .5, 400),
    'brick': lambda: cloudy('brick', (.58, .50, .40), (.70, .63, .52), 16, .95, .6, 300),
    'oak': lambda: wood('oak', (.40, .29, .18), (.56, .44, .30)), 'pale oak': lambda: wood('pale oak', (.52, .44, .34), (.64, .565, .46)),
    'old oak': lambda: wood('old oak', (.16, .115, .075), (.28, .21, .145)),
    'lime wash': lambda: cloudy('lime wash', (.56, .575, .58), (.68, .69, .69)),
    'blue wash': lambda: cloudy('blue wash', (.30, .345, .37), (.40, .44, .46)),
    'grey wash': lambda: cloudy('grey wash', (.34, .345, .34), (.44, .445, .435)),
    'green wash': lambda: cloudy('green wash', (.38, .41, .37), (.48, .505, .46)),
    'plaster': lambda: cloudy('plaster', (.62, .62, .605), (.72, .715, .70), 5, .9, .3),
    'cool stone': lambda: cloudy('cool stone', (.36, .37, .375), (.47, .475, .475), 9, .7, .25),
    'white paper': lambda: cloudy('white paper', (.80, .80, .79), (.84, .84, .835), 6, .95, .05),
    'grey paper': lambda: cloudy('grey paper', (.50, .515, .525), (.54, .555, .56), 6, .95, .05),
    'blue paper': lambda: cloudy('blue paper', (.42, .48, .52), (.46, .52, .555), 6, .95, .05),
    'sand paper': lambda: cloudy('sand paper', (.60, .555, .49), (.64, .595, .53), 6, .95, .05),
    'kraft': lambda: cloudy('kraft', (.40, .29, .19), (.47, .345, .225), 30, .9, .1),
    'linen': lambda: weave('linen', (.50, .48, .44), (.66, .645, .61)), 'grey linen': lambda: weave('grey linen', (.22, .235, .25), (.34, .355, .37)),
    'blue linen': lambda: weave('blue linen', (.11, .155, .20), (.19, .245, .30)),
    'clay linen': lambda: weave('clay linen', (.42, .27, .19), (.55, .38, .285)),
    'cork': lambda: stained('cork', (.34, .21, .11), (.53, .37, .23), 300, .85),
    'iron': lambda: mat('iron', (.10, .10, .105), .8, .5), 'steel': lambda: mat('steel', (.55, .56, .57), 1, .34),
    'white metal': lambda: mat('white metal', (.70, .70, .69), 0, .45),
    'string': lambda: mat('string', (.55, .46, .34), 0, .9), 'wax': lambda: mat('wax', (.80, .74, .62), 0, .5),
    'wick': lambda: mat('wick', (.05, .05, .05), 0, .9),
    'water': lambda: clear('water', 1.33, (.95, .985, 1), shade=.95), 'glass': lambda: clear('glass'),
    'coffee': lambda: stained('coffee', (.10, .045, .018), (.20, .10, .04), 90, .25, .02), 'tea': lambda: mat('tea', (.24, .15, .035), 0, .08),
    'milk': lambda: mat('milk', (.84, .82, .77), 0, .3), 'soup': lambda: stained('soup', (.52, .21, .035), (.60, .27, .05), 50, .28, .1),
    'broth': lambda: mat('broth', (.33, .19, .065), 0, .1), 'noodle': lambda: mat('noodle', (.74, .62, .40), 0, .4),
    'oats': lambda: stained('oats', (.56, .42, .24), (.74, .62, .43), 130), 'berry': lambda: mat('berry', (.035, .035, .085), 0, .4),
    'raspberry': lambda: stained('raspberry', (.30, .02, .03), (.45, .05, .06), 400, .4), 'butter': lambda: mat('butter', (.82, .66, .30), 0, .45),
    'crust': lambda: stained('crust', (.20, .085, .03), (.46, .25, .10), 40, .8),
    'crumb': lambda: stained('crumb', (.58, .44, .27), (.74, .61, .43), 140, .9, .8),
    'egg': lambda: mat('egg', (.70, .50, .36), 0, .5), 'soap': lambda: mat('soap', (.62, .65, .55), 0, .4),
    'oil': lambda: mat('oil', (.36, .30, .03), 0, .05),
    'leaf': lambda: stained('leaf', (.13, .18, .125), (.23, .29, .22), 70, .65),
    'herb': lambda: stained('herb', (.06, .14, .03), (.13, .24, .06), 90, .5),
    'stem': lambda: mat('stem', (.21, .22, .11), 0, .7), 'twig': lambda: mat('twig', (.17, .115, .07), 0, .85),
    'straw': lambda: stained('straw', (.48, .36, .19), (.64, .52, .32), 90, .9),
    'petal': lambda: stained('petal', (.72, .62, .56), (.82, .76, .71), 60, .7, .1),
    'seed head': lambda: stained('seed head', (.30, .25, .18), (.44, .38, .29), 80, .85),
    'earth': lambda: stained('earth', (.025, .018, .013), (.07, .05, .035), 160, 1, 1),
    'sponge': lambda: stained('sponge', (.44, .33, .18), (.62, .50, .31), 220, 1, 1),
    **{name: lambda name=name: glazed(name) for name in GLAZES},
}


class Materials(dict):
    """`M['salbei']`: the material, made on first use. `clear()` before each scene."""

    def __missing__(self, name):
        self[name] = MADE[name]()
        return self[name]


M = Materials()
