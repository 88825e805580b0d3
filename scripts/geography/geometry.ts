import type { Geometry, MultiPolygon, Point, Polygon } from './outlines.ts'

type Shape = { type: string; coordinates: Polygon | MultiPolygon }
type Topology = { objects: Record<string, { geometries: { id?: string; properties?: { area: string } }[] }> }

/** Share of the border points that the simplification keeps. */
const kept = 0.35

/**
 * The functions of d3-delaunay, polygon-clipping and topojson that are used, typed here because the packages
 * have no types.
 */
export function geometryWith(load: (name: string) => unknown): Geometry & {
  countryOf: (world: unknown, id: string) => MultiPolygon
  allCountries: (world: unknown) => MultiPolygon[]
} {
  const { Delaunay } = load('d3-delaunay') as {
    Delaunay: {
      from(points: Point[]): {
        voronoi(bounds: number[]): { cellPolygon(index: number): Point[] | null }
      }
    }
  }
  const clipping = load('polygon-clipping') as {
    intersection(a: MultiPolygon, b: MultiPolygon): MultiPolygon
  }
  const client = load('topojson-client') as {
    feature(topology: Topology, object: unknown): { geometry: Shape }
    merge(topology: Topology, objects: unknown[]): Shape
  }
  const server = load('topojson-server') as {
    topology(objects: Record<string, unknown>, quantization: number): Topology
  }
  const simplify = load('topojson-simplify') as {
    presimplify(topology: Topology): Topology
    quantile(topology: Topology, share: number): number
    simplify(topology: Topology, weight: number): Topology
  }

  return {
    cells(points, bounds) {
      const voronoi = Delaunay.from(points).voronoi(bounds)
      return points.map((_, index) => voronoi.cellPolygon(index) ?? [])
    },
    intersection: (a, b) => clipping.intersection(a, b),
    dissolve(groups) {
      const features = [...groups].flatMap(([area, cells]) =>
        cells.map((cell) => ({
          type: 'Feature',
          properties: { area },
          geometry: { type: 'Polygon', coordinates: [cell] },
        })),
      )
      const cut = server.topology({ cells: { type: 'FeatureCollection', features } }, 1e6)
      const areas = [...groups.keys()].map((area) => {
        const geometries = (cut.objects.cells?.geometries ?? []).filter(
          (one) => one.properties?.area === area,
        )
        return {
          type: 'Feature',
          properties: { area },
          geometry: client.merge(cut, geometries),
        }
      })
      const merged = simplify.presimplify(
        server.topology({ areas: { type: 'FeatureCollection', features: areas } }, 1e6),
      )
      const coarse = simplify.simplify(merged, simplify.quantile(merged, 1 - kept))
      return new Map(
        (coarse.objects.areas?.geometries ?? []).map((one) => [
          one.properties?.area ?? '',
          manyOf(client.feature(coarse, one).geometry),
        ]),
      )
    },
    countryOf(world, id) {
      const topology = world as Topology
      const country = topology.objects.countries?.geometries.find((one) => one.id === id)
      if (!country) throw new Error(`The atlas has no country ${id}.`)
      return manyOf(client.feature(topology, country).geometry)
    },
    allCountries(world) {
      const topology = world as Topology
      const countries = topology.objects.countries?.geometries ?? []
      return countries.map((country) => manyOf(client.feature(topology, country).geometry))
    },
  }
}

function manyOf({ type, coordinates }: Shape): MultiPolygon {
  return type === 'MultiPolygon' ? (coordinates as MultiPolygon) : [coordinates as Polygon]
}
