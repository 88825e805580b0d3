"""Width and height of pictures in pixels: the largest box of a page on a screen of double density."""

SQUARE = (2048, 2048)
LANDSCAPE = (2048, 1536)
WIDE = (2048, 1365)
