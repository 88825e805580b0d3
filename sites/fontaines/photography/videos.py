"""Videos: moves of the camera around an appliance, by name."""
import math

from plan import Move

VIDEOS = {
    'comptoir-3-tour': Move('comptoir-3-ambiance', dict(turn=-34, rise=11, fill=.78, offset=(.02, -.03))),
}


def frames_of(name):
    """Names of the frames of the way there, by number; the way back has the same ones."""
    return [f'{name}-{i:03d}' for i in range(half_of(VIDEOS[name]) + 1)]


def half_of(move):
    """Frames from one end of the move to the other."""
    return round(move.seconds * move.rate / 2)


def view_at(move, start, number):
    """The camera's view in a frame, on the way from `start`: it starts and stops gently."""
    share = (1 - math.cos(math.pi * number / half_of(move))) / 2
    return {key: _between(start[key], move.end[key], share) for key in move.end}


def _between(start, end, share):
    if isinstance(start, tuple):
        return tuple(_between(a, b, share) for a, b in zip(start, end))
    return start + (end - start) * share
