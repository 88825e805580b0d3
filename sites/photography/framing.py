"""Camera framing: a level camera with upright verticals, at the distance at which the objects fill the picture."""
import math

import bpy
from mathutils import Vector

from studio import camera


def hull(objects=None):
    """World points of the objects, after their modifiers; all visible meshes and curves when none are named."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for o in objects or list(bpy.context.scene.objects):
        if o.type not in ('MESH', 'CURVE') or o.hide_render:
            continue
        seen = o.evaluated_get(graph)
        me = seen.to_mesh()
        points += [seen.matrix_world @ v.co for v in me.vertices]
        seen.to_mesh_clear()
    return points


def _project(points, eye, right, up, ahead):
    out = []
    for p in points:
        ray = p - eye
        depth = ray.dot(ahead)
        out.append((ray.dot(right) / depth, ray.dot(up) / depth))
    xs, ys = zip(*out)
    return min(xs), max(xs), min(ys), max(ys)


def frame(points, turn=22, rise=14, lens=90, fill=.75, wide=.84, tilt=0, offset=(0, 0), fstop=None, focus=None):
    """Put the camera `turn` degrees right of the front and `rise` degrees up, so that the points fill
    `fill` of the height or `wide` of the width, whichever comes first. `tilt` (0 to 1) pitches the camera
    towards the object by that share of the rise; the rest is shifted, so verticals stay upright.
    `offset` moves the object in the frame, in shares of the picture. Returns the camera."""
    sc = bpy.context.scene
    width, height = sc.render.resolution_x, sc.render.resolution_y
    lows = Vector(tuple(min(p[i] for p in points) for i in range(3)))
    highs = Vector(tuple(max(p[i] for p in points) for i in range(3)))
    centre = (lows + highs) / 2
    a, e = math.radians(turn), math.radians(rise)
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    pitch = e * tilt
    ahead = Vector((-math.sin(a) * math.cos(pitch), math.cos(a) * math.cos(pitch), -math.sin(pitch)))
    right = Vector((math.cos(a), math.sin(a), 0))
    up = right.cross(ahead)
    side = 36 / lens  # width of the larger side of the frame at distance one
    unit = side / max(width, height)
    room_w, room_h = unit * width, unit * height
    distance = 6 * (highs - lows).length
    for _ in range(12):
        x0, x1, y0, y1 = _project(points, centre + back * distance, right, up, ahead)
        distance *= max((y1 - y0) / (room_h * fill), (x1 - x0) / (room_w * wide))
    eye = centre + back * distance
    x0, x1, y0, y1 = _project(points, eye, right, up, ahead)
    shift = ((x0 + x1) / 2 / side - offset[0] * room_w / side, (y0 + y1) / 2 / side - offset[1] * room_h / side)
    return camera(eye, eye + ahead, lens, fstop, focus or (eye + ahead * (centre - eye).dot(ahead)), shift)
