"""Less noise in the frames of a video: each is mixed with what its neighbours show of the same points.

Nothing moves but the camera, so that a point of the world looks nearly the same in the frames before and after. Reflections
move with the camera: a neighbour counts less where its light differs from what is around a pixel, and so does the frame
itself, whose single bright or dark pixels are noise.
"""
import numpy as np

_REACH = 5  # frames before and after
_SAME_PLACE = .004  # metres
_SAME_LIGHT = .2  # of the logarithm


def steadied(frames):
    """The pixels of each frame, mixed: dictionaries of linear `pixels`, `position` and `screen`, in order."""
    for at, frame in enumerate(frames):
        near = range(max(0, at - _REACH), min(len(frames), at + _REACH + 1))
        yield _mixed(frame, [frames[i] for i in near if i != at])


def _mixed(frame, others):
    own = frame['pixels'].astype(np.float32)
    guide = _light(_median(own))
    weights = np.exp(-_unlike(own, guide))[..., None] + 1e-6
    total = own * weights
    for other in others:
        x, y, inside = _places(frame['position'], other['screen'])
        there = _sample(other['position'], x, y)
        seen = _sample(other['pixels'].astype(np.float32), x, y)
        gap = ((there - frame['position']) ** 2).sum(-1) / _SAME_PLACE ** 2
        weight = (np.exp(-gap - _unlike(seen, guide)) * inside)[..., None]
        total += weight * seen
        weights += weight
    return total / weights


def _light(pixels):
    return np.log1p(pixels * 4)


def _unlike(pixels, guide):
    return ((_light(pixels) - guide) ** 2).mean(-1) / _SAME_LIGHT ** 2


def _median(pixels):
    """Of 3 by 3 pixels."""
    height, width, _ = pixels.shape
    wide = np.pad(pixels, ((1, 1), (1, 1), (0, 0)), 'edge')
    return np.median([wide[y:y + height, x:x + width] for y in range(3) for x in range(3)], axis=0)


def _places(position, screen):
    """Where another frame shows the points, in its pixels, and whether it does."""
    height, width, _ = position.shape
    points = position @ screen[:, :3].T + screen[:, 3]
    ahead = np.maximum(points[..., 3], 1e-6)
    x = (points[..., 0] / ahead * .5 + .5) * width - .5
    y = (points[..., 1] / ahead * .5 + .5) * height - .5
    return x, y, (points[..., 3] > 0) & (x >= 0) & (y >= 0) & (x <= width - 1) & (y <= height - 1)


def _sample(values, x, y):
    """Values between pixels."""
    height, width, _ = values.shape
    x, y = np.clip(x, 0, width - 1.001), np.clip(y, 0, height - 1.001)
    left, low = x.astype(int), y.astype(int)
    right, up = (x - left)[..., None], (y - low)[..., None]
    below = values[low, left] * (1 - right) + values[low, left + 1] * right
    above = values[low + 1, left] * (1 - right) + values[low + 1, left + 1] * right
    return below * (1 - up) + above * up
