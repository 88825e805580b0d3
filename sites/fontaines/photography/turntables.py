"""Turntables: views of an appliance from all around, by name."""
import math

import bpy
from mathutils import Matrix, Vector

from plan import Turntable

TURNTABLES = {
    'comptoir-3-acier-360': Turntable('comptoir-3-acier'),
}


def views_of(name):
    """Names of the pictures of a turntable, by degrees; the first is the view of its picture."""
    views = TURNTABLES[name].views
    return [f'{name}-{i * 360 // views:03d}' for i in range(views)]


def around(points, steps=24):
    """The points that a turn about the vertical sweeps: framed by them, no view moves or grows."""
    widest = {}
    for p in points:
        height = round(p.z, 2)
        widest[height] = max(widest.get(height, 0), math.hypot(p.x, p.y))
    turns = [2 * math.pi * i / steps for i in range(steps)]
    return [Vector((r * math.cos(t), r * math.sin(t), z)) for z, r in widest.items() for t in turns]


def turn_objects(degrees):
    """Turn everything built so far about the vertical through the origin."""
    turn = Matrix.Rotation(math.radians(degrees), 4, 'Z')
    bpy.context.view_layer.update()
    for o in bpy.context.scene.objects:
        if o.parent is None:
            o.matrix_world = turn @ o.matrix_world
