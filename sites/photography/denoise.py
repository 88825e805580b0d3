"""A noise filter for rendered pictures: non-local means on the light, led by albedo and normal.

The picture is rendered twice with half of the samples. The difference of the halves tells how much of the contrast
between two pixels is noise, so that edges, grain and highlights stay where they are more than that.
"""
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np

_TILE = 144
_EDGE = 3  # pixels beyond a window that patches and their blur reach


def _blur(x, times=1):
    """Mean of 3 by 3 pixels, on an array whose border has been extended."""
    for _ in range(times):
        rows = x[:-2] + x[1:-1]
        rows += x[2:]
        x = rows[:, :-2] + rows[:, 1:-1]
        x += rows[:, 2:]
        x *= np.float32(1 / 9)
    return x


def _padded(x, width):
    return np.pad(x, ((0, 0), (width, width), (width, width)), 'reflect')


def _noise(a, b):
    """Variance of the mean of two halves, smoothed over neighbours."""
    v = ((a - b) ** 2).mean(0) / 4
    return _blur(np.pad(v, 3, 'reflect'), 3)[None]


def _filter(values, guide, noise, features, reach, strength, step=1):
    """Mix the pixels of `values` (channels first) that look alike in `guide` and `features`, up to `reach` steps away.
    `noise` is the variance of the guide. Also returns the sum of weights: how many pixels were alike."""
    _, height, width = values.shape
    rim = reach * step + _EDGE
    values, guide, noise, features = (_padded(x, rim) for x in (values, guide, noise, features))
    out, found = np.empty((len(values), height, width), np.float32), np.empty((height, width), np.float32)
    way = range(-reach, reach + 1)
    offsets = [(y * step, x * step) for y in way for x in way if y * y + x * x <= (reach + .5) ** 2]

    def window(x, y0, x0, h, w, move, edge):
        top, left = y0 + rim + move[0] - edge, x0 + rim + move[1] - edge
        return x[:, top:top + h + 2 * edge, left:left + w + 2 * edge]

    def tile(corner):
        y0, x0 = corner
        h, w = min(_TILE, height - y0), min(_TILE, width - x0)
        still = (0, 0)
        g0, n0 = (np.ascontiguousarray(window(x, y0, x0, h, w, still, 2)) for x in (guide, noise))
        f0 = np.ascontiguousarray(window(features, y0, x0, h, w, still, 0))
        acc, total = np.zeros((len(values), h, w), np.float32), np.zeros((h, w), np.float32)
        for move in offsets:
            n1 = window(noise, y0, x0, h, w, move, 2)[0]
            gap = window(guide, y0, x0, h, w, move, 2) - g0
            gap *= gap
            d = gap.mean(0)
            both = n0[0] + n1
            d -= n0[0] + np.minimum(n0[0], n1)
            both *= np.float32(strength)
            both += np.float32(1e-6)
            d /= both
            d = np.maximum(_blur(d, 2), 0)
            gap = window(features, y0, x0, h, w, move, 0) - f0
            gap *= gap
            d += gap.sum(0)
            np.negative(d, d)
            weight = np.exp(d, d)
            acc += weight * window(values, y0, x0, h, w, move, 0)
            total += weight
        out[:, y0:y0 + h, x0:x0 + w], found[y0:y0 + h, x0:x0 + w] = acc / total, total

    with ThreadPoolExecutor(min(2, os.cpu_count() or 1)) as pool:
        list(pool.map(tile, [(y, x) for y in range(0, height, _TILE) for x in range(0, width, _TILE)]))
    return out, found


def _prepared(halves):
    """What the filter compares: mean passes (channels first), the light's logarithm, its noise, features, and the albedo."""
    a, b = ({k: np.ascontiguousarray(v.transpose(2, 0, 1), np.float32) for k, v in half.items()} for half in halves)
    mean = {k: (a[k] + b[k]) / 2 for k in a}
    normal_noise = _noise(a['normal'], b['normal'])
    steady = mean['normal'] / np.sqrt(.02 + 4 * normal_noise)
    albedo, _ = _filter(mean['albedo'], mean['albedo'], _noise(a['albedo'], b['albedo']) + 1e-5, steady * .5, 3, .5)
    share = np.clip(mean['albedo'], 0, 1) + .06
    guides = [np.log1p(half['colour'] / share) for half in (a, b)]
    features = np.concatenate((albedo / .09, steady))
    return mean['colour'] / share, (guides[0] + guides[1]) / 2, _noise(*guides), features, albedo


def likeness(halves):
    """For each pixel how many of the 29 around it are alike, and the variance of the logarithm of its light."""
    light, guide, noise, features, _ = _prepared(halves)
    return _filter(light, guide, noise, features, 3, .6)[1], noise[0]


def _patches(light, noise, features, found, step=4):
    """What smooths the patches that are left where many pixels were alike: the same filter on a smaller picture."""
    _, height, width = light.shape
    up, right = -height % step, -width % step

    def small(x):
        x = np.pad(x, ((0, 0), (0, up), (0, right)), 'edge')
        return x.reshape(len(x), x.shape[1] // step, step, x.shape[2] // step, step).mean((2, 4))

    before = small(light)
    after, _ = _filter(before, np.log1p(before), small(noise), small(features), 9, 1)
    calm = np.clip((small(found[None]) - 14) / 8, 0, 1)
    return _enlarged((after - before) * calm, step)[:, :height, :width]


def _enlarged(x, step):
    """Linear between the middles of the small pixels."""
    for axis in (1, 2):
        size = x.shape[axis]
        at = np.clip((np.arange(size * step) + .5) / step - .5, 0, size - 1)
        low = np.minimum(at.astype(int), size - 2)
        share = (at - low).astype(np.float32)
        share = share[:, None] if axis == 1 else share
        x = np.take(x, low, axis) * (1 - share) + np.take(x, low + 1, axis) * share
    return x


def denoise(halves, strength=.6):
    """A picture (height, width, 3) from two halves: dictionaries of linear `colour`, `albedo` and `normal`."""
    light, guide, noise, features, albedo = _prepared(halves)
    near, found = _filter(light, guide, noise, features, 3, strength)
    left = noise / found
    # Neighbours share noise now, so that it weighs more than their number says.
    mixed, further = _filter(near, np.log1p(near), 2.5 * left, features, 3, strength, 3)
    # Outlines have few pixels alike: those next to them are taken, if roughly so.
    loose, _ = _filter(mixed, guide, noise * 4, features * .3, 1, strength)
    light = mixed + (loose - mixed) * np.clip(1.2 - found / 5, 0, 1)
    light += _patches(light, 2 * left / further, features, further)
    return (light * (np.clip(albedo, 0, 1) + .06)).transpose(1, 2, 0)
