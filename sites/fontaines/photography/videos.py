"""Videos: moves of the camera around an appliance, by name."""
import math

from plan import Move

VIDEOS = {
    'comptoir-3-tour': Move(
        'comptoir-3-ambiance',
        start=dict(turn=-28, rise=9, fill=.66, offset=(.05, -.03)),
        end=dict(turn=-2, rise=12, fill=.73, offset=(.02, -.03)),
    ),
}


def frames_of(name):
    """Names of the frames of the way there, by number; the way back has the same ones."""
    return [f'{name}-{i:03d}' for i in range(half_of(VIDEOS[name]) + 1)]


def half_of(move):
    """Frames from one end of the move to the other."""
    return round(move.seconds * move.rate / 2)


def view_at(move, number):
    """The camera's view in a frame: it starts and stops gently."""
    share = (1 - math.cos(math.pi * number / half_of(move))) / 2
    return {key: _between(move.start[key], move.end[key], share) for key in move.start}


def _between(start, end, share):
    if isinstance(start, tuple):
        return tuple(_between(a, b, share) for a, b in zip(start, end))
    return start + (end - start) * share
