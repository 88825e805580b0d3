"""The materials of the kitchen and the table, made on first use: `M['salmon']`. Colours are linear RGB.

Fish is painted along the slice (its UV: u along, v across), so lines follow the cut; every object shifts them a little.
"""
from studio import mat


class Painter:
    """Adds layers of colour to a Principled material."""

    def __init__(self, m, coordinates='UV'):
        self.material = m
        self.tree, self.link = m.node_tree, m.node_tree.links.new
        self.principled = self.tree.nodes['Principled BSDF']
        where, chance, shift = self.new('TexCoord'), self.new('ObjectInfo'), self.new('VectorMath')
        scatter = self.new('VectorMath')
        scatter.operation, scatter.inputs[1].default_value = 'SCALE', (0, 0, 0)
        self.plain = where.outputs[coordinates]
        self.link(chance.outputs['Random'], scatter.inputs[0])
        scatter.inputs['Scale'].default_value = 7
        self.link(self.plain, shift.inputs[0])
        self.link(scatter.outputs[0], shift.inputs[1])
        self.moved = shift.outputs[0]
        self.colour = None

    def new(self, kind):
        return self.tree.nodes.new('ShaderNode' + kind)

    def mapped(self, scale=(1, 1, 1), turn=0, moved=True):
        node = self.new('Mapping')
        node.inputs['Scale'].default_value, node.inputs['Rotation'].default_value = scale, (0, 0, turn)
        self.link(self.moved if moved else self.plain, node.inputs[0])
        return node.outputs[0]

    def waves(self, scale, distortion=2, detail=2, detail_scale=1, stretch=(1, 1, 1), turn=0):
        node = self.new('TexWave')
        self.link(self.mapped(stretch, turn), node.inputs['Vector'])
        for key, value in (('Scale', scale), ('Distortion', distortion), ('Detail', detail),
                           ('Detail Scale', detail_scale)):
            node.inputs[key].default_value = value
        return node.outputs['Fac']

    def noise(self, scale, detail=4, stretch=(1, 1, 1)):
        node = self.new('TexNoise')
        self.link(self.mapped(stretch), node.inputs['Vector'])
        node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = scale, detail
        return node.outputs['Fac']

    def across(self, axis=1, wobble=.12, scale=3):
        """Position along one axis (0 to 1 over the slice), with a slightly uneven contour."""
        split, add, times = self.new('SeparateXYZ'), self.new('Math'), self.new('Math')
        self.link(self.plain, split.inputs[0])
        times.operation, times.inputs[1].default_value = 'MULTIPLY_ADD', wobble
        times.inputs[2].default_value = -wobble / 2
        self.link(self.noise(scale), times.inputs[0])
        self.link(split.outputs[axis], add.inputs[0])
        self.link(times.outputs[0], add.inputs[1])
        return add.outputs[0]

    def ramp(self, fac, *stops):
        node = self.new('ValToRGB')
        el = node.color_ramp.elements
        el[0].position, el[0].color = stops[0][0], (*stops[0][1], 1)
        el[1].position, el[1].color = stops[-1][0], (*stops[-1][1], 1)
        for position, colour in stops[1:-1]:
            el.new(position).color = (*colour, 1)
        self.link(fac, node.inputs[0])
        return node.outputs[0]

    def grey(self, fac, *stops):
        return self.ramp(fac, *((p, (g, g, g)) for p, g in stops))

    def base(self, colour):
        self.colour = colour
        for key in ('Base Color', 'Subsurface Color'):
            self.link(colour, self.principled.inputs[key])
        return self

    def over(self, mask, colour, how='MIX'):
        """Lay a colour (or another layer's output) over the existing layers, where the mask is white."""
        mix = self.new('MixRGB')
        mix.blend_type = how
        self.link(mask, mix.inputs[0])
        self.link(self.colour, mix.inputs[1])
        if isinstance(colour, tuple):
            mix.inputs[2].default_value = (*colour, 1)
        else:
            self.link(colour, mix.inputs[2])
        return self.base(mix.outputs[0])

    def bump(self, height, strength=.3, distance=.02):
        """Add relief; a second one lies on the first."""
        node, normal = self.new('Bump'), self.principled.inputs['Normal']
        node.inputs['Strength'].default_value, node.inputs['Distance'].default_value = strength, distance
        if normal.is_linked:
            self.link(normal.links[0].from_socket, node.inputs['Normal'])
        self.link(height, node.inputs['Height'])
        self.link(node.outputs[0], normal)
        return self

    def moist(self, wet, dry, scale=2.4, stretch=(1, 1, 1)):
        """Roughness in patches: films of moisture between drier flesh, so that no highlight is one even sheet."""
        self.link(self.grey(self.noise(scale, 6, stretch), (.38, wet), (.62, dry)), self.principled.inputs['Roughness'])
        return self

    def done(self):
        return self.material


def soft(name, colour, rough=.35, **more):
    """Moist or tender food: light enters it and comes out a little further on."""
    return mat(name, colour, 0, rough, **{'Subsurface': .5, 'Subsurface_Radius': (.09, .09, .09), **more})


def wet(name, colour, rough=.24, radius=(.26, .11, .07)):
    """Raw fish: moist and translucent, red light reaching furthest."""
    return mat(name, colour, 0, rough, Specular=.5, Clearcoat=.12, Clearcoat_Roughness=.16, Subsurface=.75,
               Subsurface_Radius=radius)


MAKERS = {}


def maker(fn):
    """Register a function as the maker of the material of its name."""
    MAKERS[fn.__name__] = fn
    return fn


class Materials(dict):
    """Creates materials on first use. Their names in Blender begin with `table`, to differ from those of
    dish_materials.py. Also stores meshes and prototypes that a scene shares; a new scene clears it."""

    def __missing__(self, name):
        made = MAKERS.get(name.replace(' ', '_'))
        if made:
            self[name] = made(name)
        else:
            kind, *values = PLAIN[name]
            self[name] = kind(name, *values[:2], **values[2]) if len(values) > 2 else kind(name, *values)
        self[name].name = f'table {name}'
        return self[name]


def matte(name, colour, rough=.5, **more):
    return mat(name, colour, 0, rough, **more)


M = Materials()

# name -> (maker, colour, roughness or metal[, further inputs]) of everything of one colour
PLAIN = {
    'rice': (soft, (.94, .885, .80), .30, {'Subsurface': 1, 'Subsurface_Radius': (.08, .08, .08)}),
    'black': (matte, (.018, .016, .015), .3),
    'lacquer': (matte, (.020, .017, .016), .16, {'Clearcoat': .5}),
    'red lacquer': (matte, (.28, .022, .014), .18, {'Clearcoat': .6}),
    'cucumber': (soft, (.66, .76, .36), .28),
    'cucumber skin': (matte, (.035, .13, .025), .33),
    'leek': (soft, (.26, .46, .07), .38),
    'chive': (soft, (.10, .30, .03), .38),
    'edamame': (soft, (.30, .52, .07), .33),
    'sesame': (matte, (.80, .66, .44), .4),
    'black sesame': (matte, (.018, .016, .016), .35),
    'carrot': (soft, (.88, .28, .03), .36),
    'red cabbage': (soft, (.28, .035, .17), .3),
    'cabbage': (soft, (.74, .80, .56), .34),
    'daikon': (soft, (.93, .92, .88), .3),
    'corn': (soft, (.93, .62, .07), .28),
    'mango': (soft, (.96, .50, .04), .25),
    'tofu': (soft, (.90, .86, .76), .45),
    'shiso': (soft, (.030, .105, .016), .5),
    'lime flesh': (soft, (.62, .74, .22), .2),
    'lime skin': (matte, (.11, .33, .02), .35),
    'lemon flesh': (soft, (.93, .80, .24), .2),
    'lemon skin': (matte, (.93, .66, .04), .38),
    'zest': (matte, (.93, .70, .06), .45),
    'chilli': (matte, (.60, .03, .012), .3),
    'salt': (matte, (.95, .95, .95), .25),
    'soy': (matte, (.028, .009, .004), .05),
    'oil': (matte, (.75, .58, .10), .05),
    'miso': (matte, (.55, .31, .11), .12, {'Clearcoat': .6}),
    'steel': (mat, (.72, .72, .72), 1, {'Roughness': .24}),
    'kraft': (matte, (.50, .33, .19), .8),
    'white paper': (matte, (.86, .84, .80), .75),
    'wax': (matte, (.86, .80, .66), .45),
    'mushroom': (soft, (.16, .075, .03), .25),
    'tea': (matte, (.30, .27, .06), .10),
}
