"""The materials of the pictures by name, created on first use in a scene."""
import bpy

from studio import clear, mat, ramp_noise


def _steel():
    m = mat('steel', (.62, .61, .59), 1, .3, Anisotropic=.5)
    return ramp_noise(m, 3, [(.3, (.25,) * 3), (.7, (.36,) * 3)], (1, 1, 140), to='Roughness', bump=.02)


def _gold():
    m = mat('gold', (.80, .60, .36), 1, .2)
    return ramp_noise(m, 6, [(.3, (.17,) * 3), (.7, (.25,) * 3)], (1, 1, 90), to='Roughness', bump=.008)


def _granite():
    m = mat('granite', (.03, .03, .03), 0, .26, Specular=.42)
    return ramp_noise(m, 260, [(.4, (.010, .010, .011)), (.62, (.028, .0275, .027)), (.72, (.10, .098, .095))], detail=2)


def _plaster():
    m = mat('plaster', (.8, .75, .68), 0, .9)
    return ramp_noise(m, 2.2, [(.3, (.74, .69, .62)), (.7, (.82, .775, .71))], bump=.04)


def _clay():
    m = mat('clay wall', (.6, .45, .35), 0, .9)
    return ramp_noise(m, 2, [(.3, (.50, .37, .28)), (.7, (.60, .46, .36))], bump=.04)


def _sage_wall():
    m = mat('sage wall', (.4, .42, .36), 0, .9)
    return ramp_noise(m, 2, [(.3, (.34, .37, .30)), (.7, (.41, .44, .365))], bump=.04)


def _stone():
    m = mat('stone', (.8, .75, .68), 0, .32)
    stops = [(.3, (.62, .56, .48)), (.5, (.76, .71, .63)), (.72, (.84, .80, .73))]
    return ramp_noise(m, 2.6, stops, (1, 1, 5), 9, 1.2, .04)


def _marble():
    m = mat('marble', (.85, .84, .82), 0, .16)
    stops = [(.40, (.88, .87, .85)), (.475, (.86, .85, .83)), (.5, (.52, .51, .50)), (.53, (.85, .84, .82))]
    return ramp_noise(m, 1.4, stops, (1, 1.6, 1), 10, 2.2)


def _slate():
    m = mat('slate', (.09, .09, .092), 0, .55)
    return ramp_noise(m, 3, [(.3, (.06, .061, .063)), (.7, (.125, .124, .122))], (1, 1, 3), 9, .6, .12)


def _limestone():
    m = mat('limestone', (.66, .60, .50), 0, .85)
    stops = [(.3, (.34, .295, .23)), (.55, (.44, .39, .31)), (.75, (.52, .47, .385))]
    return ramp_noise(m, 9, stops, detail=10, distortion=.4, bump=.35)


def _travertine():
    m = mat('travertine', (.72, .64, .53), 0, .5)
    stops = [(.32, (.56, .475, .375)), (.5, (.70, .62, .51)), (.7, (.78, .715, .62))]
    return ramp_noise(m, 5, stops, (.8, .8, 7), 11, .5, .08)


def _gravel():
    m = mat('gravel', (.5, .45, .38), 0, .85)
    return ramp_noise(m, 42, [(.36, (.20, .175, .14)), (.5, (.46, .41, .335)), (.62, (.58, .53, .45))], detail=3, distortion=.5, bump=1)


def _oak():
    m = mat('oak', (.4, .27, .15), 0, .5)
    return ramp_noise(m, 3, [(.3, (.30, .18, .09)), (.7, (.52, .36, .20))], (9, .6, 1), 8, .6, .03)


def _walnut():
    m = mat('walnut', (.15, .08, .05), 0, .45)
    return ramp_noise(m, 3, [(.3, (.085, .045, .025)), (.7, (.20, .115, .065))], (9, .6, 1), 8, .7, .03)


def _beech():
    m = mat('beech', (.6, .43, .28), 0, .55)
    return ramp_noise(m, 4, [(.3, (.52, .36, .215)), (.7, (.65, .475, .31))], (.7, 8, 8), 8, .4, .02)


def _linen(name, dark, light):
    m = mat(name, light, 0, .95)
    return ramp_noise(m, 420, [(.35, dark), (.65, light)], (1, 1, 1), 2, 0, .25)


def _paper(name, dark, light):
    return ramp_noise(mat(name, light, 0, .85), 70, [(.3, dark), (.7, light)], detail=4, bump=.03)


def _foliage():
    m = mat('leaf', (.12, .19, .09), 0, .5)
    return ramp_noise(m, 9, [(.3, (.075, .13, .06)), (.7, (.16, .235, .12))])


def _lemon():
    return ramp_noise(mat('lemon', (.85, .62, .08), 0, .42), 60, [(.3, (.80, .56, .05)), (.7, (.88, .68, .10))], detail=3, bump=.2)


def _glow(name, colour, strength):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n = m.node_tree.nodes.new('ShaderNodeEmission')
    n.inputs[0].default_value, n.inputs[1].default_value = (*colour, 1), strength
    m.node_tree.links.new(n.outputs[0], m.node_tree.nodes['Material Output'].inputs[0])
    # Else half of the samples of light would go to these few triangles.
    m.cycles.sample_as_light = False
    return m


MADE = {
    'steel': _steel, 'gold': _gold, 'granite': _granite, 'plaster': _plaster, 'clay': _clay, 'sage wall': _sage_wall,
    'stone': _stone, 'travertine': _travertine, 'marble': _marble, 'slate': _slate, 'gravel': _gravel, 'limestone': _limestone, 'oak': _oak, 'walnut': _walnut,
    'beech': _beech, 'leaf': _foliage, 'lemon': _lemon,
    'chrome': lambda: mat('chrome', (.78, .78, .77), 1, .07),
    'copper': lambda: mat('copper', (.78, .42, .27), 1, .22),
    'brass': lambda: mat('brass', (.74, .55, .27), 1, .28),
    'black': lambda: mat('black', (.010, .0095, .0095), 0, .34, Specular=.4),
    'screen': lambda: mat('screen', (.010, .010, .011), 0, .10, Clearcoat=.6),
    'matt': lambda: mat('matt', (.012, .0115, .0115), 0, .42, Specular=.34),
    'dark': lambda: mat('dark', (.05, .048, .046), .6, .45),
    'rubber': lambda: mat('rubber', (.03, .03, .03), 0, .75),
    'sand': lambda: mat('sand', (.70, .60, .475), 0, .42),
    'white': lambda: mat('white', (.84, .83, .80), 0, .32),
    'enamel': lambda: mat('enamel', (.82, .81, .78), 0, .14, Clearcoat=.5),
    'grey': lambda: mat('grey', (.30, .29, .28), 0, .4),
    'graphite': lambda: mat('graphite', (.045, .055, .075), .1, .45),
    'ash': lambda: mat('ash', (.36, .355, .345), 0, .3),
    'sage': lambda: mat('sage', (.27, .32, .25), 0, .48),
    'blue': lambda: mat('blue', (.055, .13, .27), 0, .4),
    'rust': lambda: mat('rust', (.42, .15, .07), 0, .5),
    'green': lambda: mat('green', (.05, .10, .075), 0, .45),
    'leather': lambda: ramp_noise(mat('leather', (.2, .1, .05), 0, .5), 90, [(.3, (.17, .085, .04)), (.7, (.25, .13, .07))], bump=.15),
    'linen': lambda: _linen('linen', (.58, .53, .45), (.72, .67, .59)),
    'flax': lambda: _linen('flax', (.34, .29, .22), (.47, .41, .32)),
    'towel': lambda: _linen('towel', (.20, .24, .19), (.31, .355, .28)),
    'kraft': lambda: _paper('kraft', (.40, .27, .16), (.48, .335, .21)),
    'card': lambda: _paper('card', (.42, .405, .38), (.50, .485, .46)),
    'paper': lambda: _paper('paper', (.78, .76, .71), (.84, .82, .78)),
    'coal': lambda: ramp_noise(mat('coal', (.02, .02, .02), 0, .7), 90, [(.3, (.010,) * 3), (.7, (.05,) * 3)], bump=.5),
    'cork': lambda: ramp_noise(mat('cork', (.5, .33, .19), 0, .8), 130, [(.35, (.34, .20, .10)), (.6, (.56, .385, .235))], detail=3, bump=.12),
    'felt': lambda: _linen('felt', (.45, .40, .33), (.56, .505, .42)),
    'bubble': lambda: clear('bubble', .78),
    'bread': lambda: ramp_noise(mat('bread', (.5, .28, .1), 0, .7), 14, [(.3, (.36, .17, .055)), (.7, (.62, .39, .17))], bump=.3),
    'cream': lambda: mat('cream', (.90, .85, .775), 0, .6),
    'glass': lambda: clear('glass'),
    'frost': lambda: clear('frost', colour=(.97, .98, .97), rough=.45),
    'smoke': lambda: clear('smoke', colour=(.62, .60, .56), shade=.7),
    'amber': lambda: clear('amber', colour=(.60, .36, .17), shade=.7),
    'water': lambda: clear('water', 1.33, (.95, .985, 1), shade=.95),
    'etch': lambda: mat('etch', (.88, .89, .88), 0, .6, Alpha=.8),
    'led': lambda: _glow('led', (1, .72, .38), 5),
    'display': lambda: _glow('display', (.75, .88, 1), 1.1),
}


class Finishes(dict):
    """`M['steel']`: the material, made on first use. `clear()` before each scene."""

    def __missing__(self, name):
        self[name] = MADE[name]()
        return self[name]


M = Finishes()
