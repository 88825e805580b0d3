"""Bodies from the wheel: turned outlines that are never quite round, handles and spouts.

An outline is a list of (radius, height) in metres from the foot to the rim.
"""
import math
import random

import bpy
import numpy as np

from glazes import GLAZES, M
from studio import finish

TURNS = 144
STEP = .0016


def curve(points, per=12):
    """A smooth line through the points (Catmull-Rom)."""
    p = np.array([points[0], *points, points[-1]], float)
    t = np.linspace(0, 1, per, endpoint=False)[:, None]
    parts = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        parts.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    return np.concatenate((*parts, p[-1:]))


def _normals(path):
    """Unit normals of an outline, pointing out of the wall."""
    ahead = np.gradient(path, axis=0)
    out = np.stack((ahead[:, 1], -ahead[:, 0]), 1)
    return out / (np.linalg.norm(out, axis=1, keepdims=True) + 1e-9)


def _even(path, step=STEP):
    """The same line with points at equal distances, and their distances from its start."""
    way = np.concatenate(([0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))))
    at = np.linspace(0, way[-1], max(int(way[-1] / step), 8))
    return np.stack([np.interp(at, way, path[:, i]) for i in (0, 1)], 1)


def _lining(outside, wall, floor):
    """The inside of a vessel: the outside moved in by the wall, rounded into the floor."""
    line = (outside - wall * _normals(outside))[::-1]
    lowest = next((i for i, (r, z) in enumerate(line) if z < floor + .009 or r < .001), len(line))
    line = line[:max(lowest, 2)]
    (r, z), (r0, z0) = line[-1], line[-2]
    slope = min(max((r0 - r) / max(z0 - z, 1e-5), -.5), 2)
    knee = max(r - slope * (z - floor), r * .5)
    t = np.linspace(0, 1, 12)[1:, None]
    bend = (1 - t) ** 2 * (r, z) + 2 * t * (1 - t) * np.array((knee, floor)) + t ** 2 * np.array((max(knee - .012, knee * .4), floor))
    return np.concatenate((line, bend, [(.0004, floor - .0006)]))


def _rim(a, b):
    """A half round from the outside to the inside."""
    a, b = np.array(a), np.array(b)
    mid, arm = (a + b) / 2, (a - b) / 2
    up = np.array((-arm[1], arm[0]))
    return [mid + arm * math.cos(t) + up * math.sin(t) for t in np.linspace(0, math.pi, 9)[1:-1]]


def _mesh(name, verts, faces, attributes, m, at, turn):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts.reshape(-1, 3).tolist(), [], faces)
    for key, values in attributes.items():
        me.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.ascontiguousarray(values, np.float32).ravel())
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    o.location, o.rotation_euler = at, (0, 0, math.radians(turn))
    return finish(o, m)


def _quads(rows, columns, closed=True):
    """Faces of a grid whose rows close into rings."""
    last = columns if closed else columns - 1
    return [(i * columns + j, i * columns + (j + 1) % columns, (i + 1) * columns + (j + 1) % columns, (i + 1) * columns + j)
            for i in range(rows - 1) for j in range(last)]


def throw(outer, glaze, at=(0, 0, 0), inner=None, wall=.0042, floor=.0075, line=.006, rings=.00024, pitch=.0062,
          wobble=.005, oval=1, turn=0, lean=0, lip=None, run=None, solid=False, ring=.004):
    """A turned body. `inner` is the outline inside when it is not the wall's thickness away; `line` the height of the
    glaze's edge; `rings` the depth of the marks of the fingers, `pitch` their distance; `lip` (angle, width, length)
    draws a spout from the rim; `run` (angle, width, length) a run of glaze; `solid` closes the outline at its end.
    `ring` is the width of the foot ring; angles are degrees from +x."""
    outside = curve(outer)
    r0 = outer[0][0]
    foot = [(.0004, .0022), (r0 - ring - .002, .0022), (r0 - ring, .0003), (r0 - ring + .0008, 0), (r0 - .0008, 0)] if ring else [(.0004, 0)]
    if solid:
        path, rim_at = np.concatenate((foot, outside)), None
    else:
        lining = _lining(outside, wall, floor) if inner is None else curve([*inner, (.0004, inner[-1][1])])
        path, rim_at = np.concatenate((foot, outside, _rim(outside[-1], lining[0]), lining)), (outside[-1] + lining[0]) / 2
    path = _even(path)
    way = np.arange(len(path)) * np.linalg.norm(path[1] - path[0])
    normal, (r, z) = _normals(path), path.T
    edge = np.argmax(z + r * .02) if rim_at is None else np.argmin(np.linalg.norm(path - rim_at, axis=1))
    inside = np.arange(len(path)) > edge if not solid else np.zeros(len(path), bool)
    a = np.arange(TURNS) * math.tau / TURNS
    p, height = [random.uniform(0, math.tau) for _ in range(6)], z.max()

    marks = np.sin(math.tau * way[:, None] / pitch + a + .9 * np.sin(way[:, None] * 55 + p[0])) + .6 * np.sin(way[:, None] * 2100 / 3 + 2 * a + p[1])
    calm = np.clip((z - .006) / .01, 0, 1) * (1 - np.exp(-((way - way[edge]) / .005) ** 2))
    if inner is not None:
        calm = np.maximum(calm * .4, inside * np.clip(r / .02, 0, 1) * .8)
    lift = rings * marks * calm[:, None]
    soft = wobble * (np.clip(z / max(height, .02), .15, 1))[:,
        None] * (np.cos(2 * a + p[2] + z[:, None] * 6) + .45 * np.cos(3 * a + p[3]) + .25 * np.cos(5 * a + p[4]))
    radius = r[:, None] * (1 + soft) + normal[:, :1] * lift
    tall = z[:, None] + normal[:, 1:] * lift + .0006 * (z[:, None] / max(height, .02)) ** 2 * np.cos(2 * a + p[5])
    line_at = np.where(inside, 1.0, z - line)[:, None] + 0 * a
    if lip:
        angle, width, length = lip
        near = np.exp(-((np.degrees(a) - angle + 180) % 360 - 180) ** 2 / (2 * width ** 2))
        pull = np.exp(-((height - z) / (length * 1.5)) ** 2)[:, None] * near
        radius, tall = radius + length * pull, tall + length * .22 * pull
        pinch = np.exp(-((np.degrees(a) - angle + 180) % 360 - 180) ** 2 / (2 * (width * 2.4) ** 2)) - near
        radius -= length * .25 * np.exp(-((height - z) / (length * 1.5)) ** 2)[:, None] * pinch
    if run:
        angle, width, length = run
        near = np.exp(-((np.degrees(a) - angle + 180) % 360 - 180) ** 2 / (2 * width ** 2))
        line_at += np.where(inside, 0, length)[:, None] * near
        swell = np.exp(-((z - line + length * .55) / (length * .55)) ** 2) * ~inside
        radius += .0012 * swell[:, None] * near
    verts = np.stack((radius * np.cos(a) + lean * tall, radius * np.sin(a) * oval, tall), -1)
    thin = np.exp(-((way - way[edge]) / .0032) ** 2)[:, None] + .22 * np.clip(marks / 1.6, 0, 1) * calm[:, None]
    if solid:
        thin = .22 * np.clip(marks / 1.6, 0, 1) * calm[:, None]
    pool = np.where(inside, np.exp(-np.clip(z - z[-1], 0, 1) / .006), 0)[:, None] + 0 * a
    faces = _quads(len(path), TURNS)
    faces += [tuple(range(TURNS))[::-1], tuple(range(len(path) * TURNS - TURNS, len(path) * TURNS))]
    return _mesh('body', verts, faces, {'line': line_at, 'thin': thin + 0 * a, 'pool': pool}, _stuff(glaze), at, turn)


def _stuff(glaze):
    return M[glaze] if isinstance(glaze, str) else glaze


def sweep(points, sizes, glaze, at=(0, 0, 0), turn=0, hollow=0, dip=None, square=1, sides=28):
    """A strap or a tube along points of the plane (x, z) before its turn. `sizes` are (half width, half thickness)
    along it; `hollow` opens its end by so many points; glaze ends at the height `dip`; a `square` below 1 sharpens the edges."""
    path = curve(points, 14)
    width, thick = np.array([np.interp(np.linspace(0, 1, len(path)), np.linspace(0, 1, len(sizes)), [s[i] for s in sizes]) for i in (0, 1)])
    if hollow:
        back = path[-1 - hollow:][::-1]
        path = np.concatenate((path, back))
        narrow = np.concatenate(([.86], np.full(hollow, .72)))
        width = np.concatenate((width, width[-1 - hollow:][::-1] * narrow))
        thick = np.concatenate((thick, thick[-1 - hollow:][::-1] * narrow))
        normal = _normals(path[:-1 - hollow])
        normal = np.concatenate((normal, normal[-1 - hollow:][::-1]))
    else:
        normal = _normals(path)
    t = np.arange(sides) * math.tau / sides
    side, out = np.sign(np.cos(t)) * np.abs(np.cos(t)) ** square, np.sign(np.sin(t)) * np.abs(np.sin(t)) ** (.85 * square)
    wave = 1 + .02 * np.sin(np.arange(len(path)) * .35 + random.uniform(0, 6))[:, None]
    u = thick[:, None] * out * wave
    verts = np.stack((path[:, :1] + normal[:, :1] * u, width[:, None] * side * wave, path[:, 1:] + normal[:, 1:] * u), -1)
    end = len(path) * sides
    faces = _quads(len(path), sides) + [tuple(range(sides))[::-1], tuple(range(end - sides, end))]
    thin = .62 * np.abs(side) ** 6 * (thick < width * .8)[:,
        None] + (np.exp(-np.abs(np.arange(len(path)) - len(path) + hollow + 1) / 1.2)[:, None] if hollow else 0)
    raw = isinstance(glaze, str) and glaze in GLAZES and GLAZES[glaze].raw
    line = verts[..., 2] - dip if dip is not None else np.full(thin.shape, .05 if raw else 1)
    attributes = {'line': line, 'thin': thin + 0 * side, 'pool': np.zeros(thin.shape)}
    return _mesh('strap', verts, faces, attributes, _stuff(glaze), at, turn)
