"""Packshots of mugs, cups, tea pots, pitchers, bottles and butter dishes, in every glaze that is sold."""
from cups import beaker, butter_dish, cup, espresso, mug, oil_bottle, pitcher, teapot
from plan import Picture, call
from sets import paper

PAPERS = {'kreide': ('grey paper', 'pale oak'), 'salbei': ('white paper', 'plaster'), 'tinte': ('white paper', 'pale oak'),
    'ocker': ('blue paper', 'plaster'),
          'basalt': ('white paper', 'cool stone'), 'schnee': ('blue paper', 'pale oak')}


def shot(make, glaze, view, window=False, **more):
    """One piece in one glaze on the paper that suits it."""
    sheet, top = PAPERS[glaze]
    return Picture(call(make, glaze, **more), call(paper, sheet, top, window=window), view)


def shots(name, make, glazes, view, window=(), **more):
    """The piece in each of its glazes; the pictures are named after piece and glaze."""
    return {f'{name}-{g}': shot(make, g, view, g in window, **more) for g in glazes}


CUPS = {
    **shots('espressobecher', espresso, ('kreide', 'tinte', 'basalt'), dict(rise=18, fill=.44), ('tinte',)),
    **shots('tasse', cup, ('salbei', 'schnee'), dict(rise=20, wide=.58), ('schnee',), turn=-24),
    **shots('becher', mug, ('kreide', 'salbei', 'tinte', 'ocker'), dict(rise=15, fill=.50), ('salbei',), turn=-22),
    **shots('trinkbecher', beaker, ('schnee', 'basalt', 'ocker'), dict(rise=15, fill=.50), ('basalt',)),
    **shots('teekanne', teapot, ('salbei', 'basalt'), dict(rise=15, wide=.66), ('salbei',), turn=158),
    **shots('krug', pitcher, ('kreide', 'tinte'), dict(rise=12, fill=.60), ('tinte',), turn=-16),
    **shots('oelflasche', oil_bottle, ('salbei', 'basalt'), dict(rise=10, fill=.62), ('basalt',), turn=150),
    **shots('butterdose', butter_dish, ('schnee', 'ocker'), dict(rise=18, wide=.58), ('schnee',)),
}
