"""Short names for shader nodes: each method adds a node and returns its output."""


class Nodes:
    """The nodes of a Principled material. Values are sockets, numbers or colours."""

    def __init__(self, m):
        self.tree, self.link = m.node_tree, m.node_tree.links.new
        self.principled = self.tree.nodes['Principled BSDF']
        where, chance = self.new('TexCoord'), self.new('ObjectInfo')
        shift = self.new('VectorMath')
        shift.operation = 'MULTIPLY_ADD'
        self.link(chance.outputs['Random'], shift.inputs[0])
        shift.inputs[1].default_value = (3, 5, 7)
        self.link(where.outputs['Object'], shift.inputs[2])
        self.place = shift.outputs[0]
        """Coordinates in metres, other ones for each object."""

    def new(self, kind):
        return self.tree.nodes.new('ShaderNode' + kind)

    def _set(self, socket, value):
        if isinstance(value, tuple):
            socket.default_value = (*value, 1)
        elif isinstance(value, (int, float)):
            socket.default_value = (value, value, value, 1) if socket.type == 'RGBA' else value
        else:
            self.link(value, socket)

    def math(self, operation, a, b):
        node = self.new('Math')
        node.operation = operation
        self._set(node.inputs[0], a)
        self._set(node.inputs[1], b)
        return node.outputs[0]

    def noise(self, scale, detail=3, stretch=(1, 1, 1), distortion=0):
        node, mapping = self.new('TexNoise'), self.new('Mapping')
        mapping.inputs['Scale'].default_value = stretch
        self.link(self.place, mapping.inputs[0])
        self.link(mapping.outputs[0], node.inputs['Vector'])
        node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = scale, detail
        node.inputs['Distortion'].default_value = distortion
        return node.outputs['Fac']

    def attribute(self, name):
        node = self.new('Attribute')
        node.attribute_name = name
        return node.outputs['Fac']

    def dots(self, scale, share):
        """One dot in some of the cells: 1 inside, 0 outside; `share` moves their size and number."""
        node, split = self.new('TexVoronoi'), self.new('SeparateColor')
        node.inputs['Scale'].default_value = scale
        self.link(self.place, node.inputs['Vector'])
        self.link(node.outputs['Color'], split.inputs[0])
        size = self.math('ADD', self.math('MULTIPLY', split.outputs[0], .26), share - .26)
        return self.band(self.math('SUBTRACT', size, node.outputs['Distance']), 0, .03)

    def band(self, value, low, high):
        """0 at `low`, 1 at `high` (which may be the smaller one), clamped."""
        node = self.new('MapRange')
        self._set(node.inputs['Value'], value)
        node.inputs['From Min'].default_value, node.inputs['From Max'].default_value = low, high
        return node.outputs[0]

    def mix(self, share, a, b):
        node = self.new('MixRGB')
        self._set(node.inputs['Fac'], share)
        self._set(node.inputs['Color1'], a)
        self._set(node.inputs['Color2'], b)
        return node.outputs[0]

    def to(self, name, value):
        self._set(self.principled.inputs[name], value)
        return self

    def bump(self, height, strength, distance=.001):
        node = self.new('Bump')
        node.inputs['Strength'].default_value, node.inputs['Distance'].default_value = strength, distance
        self.link(height, node.inputs['Height'])
        self.link(node.outputs[0], self.principled.inputs['Normal'])
        return self
