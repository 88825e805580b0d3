import { boundsOf, ringsOf, type Geometry, type MultiPolygon, type Outlines } from './outlines.ts'

/** Degrees that maps of the shops may show: west, south, east, north. */
const box = { west: -25, south: 30, east: 46, north: 66 }
const width = 2600
/** Smaller islands, in square units of the drawing, are left out. */
const smallest = 10

/** The land of all countries around those with outlines of their own, each a path, so that borders show. */
export function europeOf(
  countries: readonly MultiPolygon[],
  { intersection }: Pick<Geometry, 'intersection'>,
): Omit<Outlines, 'areas'> & { paths: string[] } {
  const { west, south, east, north } = box
  const frame: MultiPolygon = [
    [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  ]
  const scaleX = width / (east - west)
  const scaleY = scaleX / Math.cos((((north + south) / 2) * Math.PI) / 180)
  const paths = countries.flatMap((country) => {
    const near = country.filter((polygon) => {
      const bounds = boundsOf([polygon])
      return bounds.west < east && bounds.east > west && bounds.south < north && bounds.north > south
    })
    if (near.length === 0) return []
    const path = ringsOf(
      intersection(near, frame),
      ([x, y]) => [(x - west) * scaleX, (north - y) * scaleY],
      smallest,
    )
    return path === '' ? [] : [shortened(path)]
  })
  return {
    west,
    north,
    scaleX: Number(scaleX.toFixed(4)),
    scaleY: Number(scaleY.toFixed(4)),
    width,
    height: Math.ceil((north - south) * scaleY),
    paths,
  }
}

/** The same path with steps instead of positions, which are shorter. */
function shortened(path: string): string {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) => {
      const points = ring
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number))
      const steps = points.slice(1).map(([x = 0, y = 0], index) => {
        const [fromX = 0, fromY = 0] = points[index] ?? []
        return `${x - fromX} ${y - fromY}`
      })
      return `M${points[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
    })
    .join('')
}
