import type { Municipality } from './municipalities.ts'

export type Point = [number, number]
export type Polygon = Point[][]
export type MultiPolygon = Polygon[]

/** The functions of the geometry packages that are used here. */
export type Geometry = {
  cells(points: Point[], bounds: [number, number, number, number]): Point[][]
  intersection(a: MultiPolygon, b: MultiPolygon): MultiPolygon
  /**
   * One multi-polygon for each group of cells, without inner borders; shared borders are simplified
   * identically.
   */
  dissolve(groups: Map<string, Point[][]>): Map<string, MultiPolygon>
}

export type Outlines = {
  /** Degrees; x = (longitude - west) * scaleX, y = (north - latitude) * scaleY */
  west: number
  north: number
  scaleX: number
  scaleY: number
  width: number
  height: number
  areas: { code: string; name: string; path: string }[]
}

const width = 1000
/** Smaller islands, in square units of the drawing, are left out. */
const smallest = 12

/**
 * Outlines of departments or provinces. No free source has them, so each consists of the ground nearest to
 * its municipalities, cut at the coast and at the border of the country.
 */
export function outlinesOf(
  country: MultiPolygon,
  municipalities: readonly Municipality[],
  names: ReadonlyMap<string, string>,
  geometry: Geometry,
): Outlines {
  const exact = municipalities.filter((one) => one.precision === 'own')
  const box = boundsOf(country)
  const seeds = exact.map(({ longitude, latitude }): Point => [longitude, latitude])
  const cells = geometry.cells(seeds, [box.west - 1, box.south - 1, box.east + 1, box.north + 1])
  const groups = new Map<string, Point[][]>()
  for (const [index, { area }] of exact.entries()) {
    const cell = cells[index]
    if (cell) groups.set(area, [...(groups.get(area) ?? []), cell])
  }
  const scaleX = width / (box.east - box.west)
  const scaleY = scaleX / Math.cos((((box.north + box.south) / 2) * Math.PI) / 180)
  const project = ([x, y]: Point): Point => [(x - box.west) * scaleX, (box.north - y) * scaleY]
  const areas = [...geometry.dissolve(groups)].map(([code, ground]) => {
    const inside = geometry.intersection(ground, country)
    return { code, name: names.get(code) ?? code, path: ringsOf(inside, project, smallest) }
  })
  return {
    west: round(box.west, 4),
    north: round(box.north, 4),
    scaleX: round(scaleX, 4),
    scaleY: round(scaleY, 4),
    width,
    height: Math.ceil((box.north - box.south) * scaleY),
    areas: areas.toSorted((a, b) => (a.code < b.code ? -1 : 1)),
  }
}

export function boundsOf(country: MultiPolygon) {
  const points = country.flat(2)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) }
}

/** A shape as SVG path; rings smaller than `least`, in square units of the drawing, are left out. */
export function ringsOf(shape: MultiPolygon, project: (point: Point) => Point, least: number): string {
  const rings = shape
    .flat(1)
    .map((ring) => ring.map(project))
    .filter((ring) => Math.abs(areaOf(ring)) > least)
  return rings.map(ringPath).join('')
}

function ringPath(ring: readonly Point[]): string {
  const points: string[] = []
  for (const [x, y] of ring.slice(0, -1)) {
    const point = `${round(x, 0)} ${round(y, 0)}`
    if (points.at(-1) !== point) points.push(point)
  }
  return `M${points.join('L')}Z`
}

function areaOf(ring: readonly Point[]): number {
  let sum = 0
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    sum += x * nextY - nextX * y
  }
  return sum / 2
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
