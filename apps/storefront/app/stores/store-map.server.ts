import type { Point } from '@comptoir/rules/distance'
import europe from '../locations/outlines/europe.json'
import europeDrawing from '../locations/outlines/europe.svg?url&no-inline'
import france from '../locations/outlines/fr.json'
import franceDrawing from '../locations/outlines/fr.svg?url&no-inline'
import italy from '../locations/outlines/it.json'
import italyDrawing from '../locations/outlines/it.svg?url&no-inline'
import type { MapTiles } from '../platform/scope.ts'
import { clustersOf, labelsOf, touches, type Cluster, type Label } from './clusters.ts'
import { frameAround, SIDE, spotOf, transformOf, writeFrame, type Frame, type Spot } from './map-frame.ts'
import { tilesOf, type Tile } from './tiles.ts'

export interface MapPlace extends Point {
  readonly title: string
  readonly city: string
  /** Path of the store page; pins without it are not links. */
  readonly to?: string | undefined
  /** Whether the list highlights it too. */
  readonly isChosen: boolean
}

interface MapPin {
  readonly x: number
  readonly y: number
  /** Number of stores in the pin. */
  readonly count: number
  /** Name of the store; of a cluster, its most frequent town. */
  readonly name: string
  /** Whether the stores of a cluster are in several towns. */
  readonly isSpread: boolean
  readonly to?: string | undefined
  readonly isChosen: boolean
}

export interface MapView {
  readonly side: number
  /** Tiles of a third-party map, where the shop configures them and the frame is small. */
  readonly tiles: readonly Tile[]
  readonly attribution?: string | undefined
  readonly lands: readonly { readonly href: string; readonly transform: string }[]
  readonly pins: readonly MapPin[]
  readonly labels: readonly Label[]
}

/** Smallest useful overview, in kilometres. */
const LEAST_OVERVIEW = 500
const LEAST_ZOOM = 4
/** Above this size, in kilometres, the outlines are detailed enough. */
const LARGEST_TILED = 60

/** All stores on one map. */
export const overviewOf = (places: readonly Point[]): Frame => frameAround(places, LEAST_OVERVIEW)

interface MapOptions {
  readonly frame: Frame
  /** Path that shows this part of the map. */
  readonly zoomTo: (frame: string) => string
  readonly tiles: MapTiles | undefined
  /** Whether the selected store keeps its own pin; overlapping pins are dropped. */
  readonly apart?: boolean
}

/** Map of country outlines with pins; pins too close together are merged and link to `zoomTo` them. */
export function mapOf(places: readonly MapPlace[], { frame, zoomTo, tiles, apart }: MapOptions): MapView {
  const spots = places.map((place) => ({ ...place, ...spotOf(frame, place) }))
  const seen = spots.filter(({ x, y }) => x > 0 && x < SIDE && y > 0 && y < SIDE)
  const clusters = apart ? alone(seen) : clustersOf(seen)
  const tiled = tiles && frame.span < LARGEST_TILED ? tiles : undefined
  const isClose = frame.span < LEAST_OVERVIEW / 2
  const label = (pins: readonly MapPlace[]) => (isClose && pins.length === 1 ? pins[0]?.title : cityOf(pins))
  return {
    side: SIDE,
    tiles: tiled ? tilesOf(frame, tiled.address) : [],
    attribution: tiled?.attribution,
    lands: tiled
      ? []
      : [
          // What lies around them is land, too: their outlines alone would leave it looking like sea.
          { href: `${europeDrawing}#land`, transform: transformOf(frame, europe) },
          { href: `${franceDrawing}#land`, transform: transformOf(frame, france) },
          { href: `${italyDrawing}#land`, transform: transformOf(frame, italy) },
        ],
    pins: clusters.toSorted((a, b) => a.y - b.y).map((cluster) => pinOf(cluster, zoomTo)),
    labels: labelsOf(clusters.map(({ x, y, pins }) => ({ x, y, text: label(pins) ?? '' }))),
  }
}

function alone<Pin extends Spot & MapPlace>(pins: readonly Pin[]): Cluster<Pin>[] {
  const own = pins.filter(({ isChosen }) => isChosen)
  const others = clustersOf(pins.filter(({ isChosen }) => !isChosen))
  return [...clustersOf(own), ...others.filter((other) => !own.some((pin) => touches(pin, other)))]
}

function pinOf(
  { x, y, pins }: Cluster<MapPlace & { x: number; y: number }>,
  zoomTo: (frame: string) => string,
): MapPin {
  const isChosen = pins.some((pin) => pin.isChosen)
  const [first] = pins
  const common = { x: Math.round(x), y: Math.round(y), count: pins.length, isChosen }
  if (pins.length === 1) return { ...common, name: first?.title ?? '', isSpread: false, to: first?.to }
  return {
    ...common,
    name: cityOf(pins),
    isSpread: new Set(pins.map(({ city }) => city)).size > 1,
    to: zoomTo(writeFrame(frameAround(pins, LEAST_ZOOM))),
  }
}

/** Most frequent town. */
function cityOf(places: readonly MapPlace[]): string {
  const counts = Map.groupBy(places, ({ city }) => city)
  const [first] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return first?.[0] ?? ''
}
