"""Pictures of the outdoor range."""
from finishes import M
from outdoor import court_post, garden_post, park_fountain, wall_fountain
from plan import Picture, call
from sets import room, seamless, terrace
from studio import box

SET = seamless


def hung():
    """The seamless set with a low wall to hang a wall fountain on."""
    box((0, .04, .62), (4, .08, 3), M['plaster'], 0)
    seamless()


OUTDOOR = {
    'borne-jardin': Picture(garden_post, SET, dict(turn=26, rise=13, fill=.82)),
    'borne-jardin-terrasse': Picture(garden_post, call(terrace, 'gravel'), dict(turn=-20, rise=9, fill=.66, offset=(.10, -.05))),
    'borne-cour': Picture(call(court_post, 'steel'), SET, dict(turn=-24, rise=9, fill=.84)),
    'borne-cour-noire': Picture(call(court_post, 'matt'), SET, dict(turn=26, rise=9, fill=.84)),
    'borne-cour-ecole': Picture(
        call(court_post, 'steel'), call(terrace, 'limestone', 'paper', 1.1, False, False),
        dict(turn=16, rise=8, fill=.74, offset=(-.12, -.05)),
    ),
    'borne-parc': Picture(park_fountain, SET, dict(turn=-22, rise=12, fill=.84)),
    'murale-patio': Picture(wall_fountain, hung, dict(turn=24, rise=8, fill=.66)),
    'murale-patio-mur': Picture(
        call(wall_fountain, .75), call(room, 0, 4, 'limestone', 'plaster'), dict(turn=-22, rise=8, fill=.62, offset=(.08, .04)),
    ),
}
