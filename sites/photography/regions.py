"""Where a picture needs more samples: regions whose pixels have few others like them, or much noise."""
import numpy as np

from denoise import likeness

TILE = 64
_LONELY = 7  # pixels alike, of the 29 that are compared
_NOISY = 3  # times the noise (variance) of the median pixel
_FAINT = .06 ** 2  # noise that is none
_SHARE = .04  # of a tile's pixels
_EXTRA = 8  # tiles that one more rectangle may cost


def needy(halves):
    """Rectangles (left, bottom, right, top) in pixels that cover the tiles in need."""
    height, width, _ = halves[0]['colour'].shape
    found, noise = likeness([{key: _binned(values) for key, values in half.items()} for half in halves])
    hard = (found < _LONELY) | (noise > max(_NOISY * np.median(noise), _FAINT))
    side = TILE // 2
    rows, columns = -(-hard.shape[0] // side), -(-hard.shape[1] // side)
    wide = np.zeros((rows * side, columns * side), np.float32)
    wide[:hard.shape[0], :hard.shape[1]] = hard
    tiles = wide.reshape(rows, side, columns, side).mean((1, 3)) > _SHARE
    boxes = _covered(tiles, 0, 0)
    return [(x0 * TILE, y0 * TILE, min(x1 * TILE, width), min(y1 * TILE, height)) for x0, y0, x1, y1 in boxes]


def _binned(values):
    """Means of 2 by 2 pixels."""
    height, width, _ = values.shape
    even = values[:height // 2 * 2, :width // 2 * 2]
    return even.reshape(height // 2, 2, width // 2, 2, -1).mean((1, 3))


def _covered(tiles, left, bottom):
    """Few rectangles that cover all marked tiles: the box of all of them, or those of its two parts, whichever is less."""
    rows, columns = np.flatnonzero(tiles.any(1)), np.flatnonzero(tiles.any(0))
    if not len(rows):
        return []
    tiles = tiles[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
    left, bottom = left + int(columns[0]), bottom + int(rows[0])
    height, width = tiles.shape
    best, parts = height * width, None
    for cut in range(1, height):
        area = _box(tiles[:cut]) + _box(tiles[cut:]) + _EXTRA
        if area < best:
            best, parts = area, ((tiles[:cut], left, bottom), (tiles[cut:], left, bottom + cut))
    for cut in range(1, width):
        area = _box(tiles[:, :cut]) + _box(tiles[:, cut:]) + _EXTRA
        if area < best:
            best, parts = area, ((tiles[:, :cut], left, bottom), (tiles[:, cut:], left + cut, bottom))
    if not parts:
        return [(left, bottom, left + width, bottom + height)]
    return [box for part in parts for box in _covered(*part)]


def _box(tiles):
    """Tiles in the box of the marked ones."""
    rows, columns = np.flatnonzero(tiles.any(1)), np.flatnonzero(tiles.any(0))
    return (rows[-1] - rows[0] + 1) * (columns[-1] - columns[0] + 1) if len(rows) else 0
