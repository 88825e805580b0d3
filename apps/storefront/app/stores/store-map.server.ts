import type { Point } from '@comptoir/rules/distance'
import france from '../locations/outlines/fr.json'
import franceDrawing from '../locations/outlines/fr.svg?url&no-inline'
import italy from '../locations/outlines/it.json'
import italyDrawing from '../locations/outlines/it.svg?url&no-inline'
import * as m from '../paraglide/messages.js'
import type { MapTiles } from '../platform/scope.ts'
import { clustersOf, labelsOf, touches, type Cluster, type Label } from './clusters.ts'
import { frameAround, SIDE, spotOf, transformOf, writeFrame, type Frame, type Spot } from './map-frame.ts'
import { tilesOf, type Tile } from './tiles.ts'

export interface MapPlace extends Point {
  readonly title: string
  readonly city: string
  /** Page of the place; without it the pin is no link. */
  readonly to?: string | undefined
  /** Whether the list marks it, too. */
  readonly isChosen: boolean
}

interface MapPin {
  readonly x: number
  readonly y: number
  /** How many places it stands for. */
  readonly count: number
  /** What it is called where it is not seen. */
  readonly name: string
  readonly to?: string | undefined
  readonly isChosen: boolean
}

export interface MapView {
  readonly name: string
  readonly side: number
  /** Pictures of somebody else's map, where the shop has any and is looked at from near. */
  readonly tiles: readonly Tile[]
  readonly attribution?: string | undefined
  readonly lands: readonly { readonly href: string; readonly transform: string }[]
  readonly pins: readonly MapPin[]
  readonly labels: readonly Label[]
}

/** Kilometres below which an overview says nothing. */
const LEAST_OVERVIEW = 500
const LEAST_ZOOM = 4
/** Kilometres above which the shop's own outlines say enough. */
const LARGEST_TILED = 60

/** All places on one map. */
export const overviewOf = (places: readonly Point[]): Frame => frameAround(places, LEAST_OVERVIEW)

interface MapWishes {
  readonly frame: Frame
  readonly name: string
  /** Where the link of a cluster leads, to show that part of the map. */
  readonly zoomTo: (frame: string) => string
  readonly tiles: MapTiles | undefined
  /** Whether the place that is chosen stays a pin of its own; those that touch it give way. */
  readonly apart?: boolean
}

/** The outlines of the countries with places as pins; those that stand close are one, whose link is `zoomTo` them. */
export function mapOf(
  places: readonly MapPlace[],
  { frame, name, zoomTo, tiles, apart }: MapWishes,
): MapView {
  const spots = places.map((place) => ({ ...place, ...spotOf(frame, place) }))
  const seen = spots.filter(({ x, y }) => x > 0 && x < SIDE && y > 0 && y < SIDE)
  const clusters = apart ? alone(seen) : clustersOf(seen)
  const tiled = tiles && frame.span < LARGEST_TILED ? tiles : undefined
  const isClose = frame.span < LEAST_OVERVIEW / 2
  const label = (pins: readonly MapPlace[]) => (isClose && pins.length === 1 ? pins[0]?.title : cityOf(pins))
  return {
    name,
    side: SIDE,
    tiles: tiled ? tilesOf(frame, tiled.address) : [],
    attribution: tiled?.attribution,
    lands: tiled
      ? []
      : [
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
  if (pins.length === 1) return { ...common, name: first?.title ?? '', to: first?.to }
  const place =
    new Set(pins.map(({ city }) => city)).size > 1
      ? m.stores_cluster_around({ place: cityOf(pins) })
      : cityOf(pins)
  return {
    ...common,
    name: m.stores_cluster({ place, count: pins.length }),
    to: zoomTo(writeFrame(frameAround(pins, LEAST_ZOOM))),
  }
}

/** The town that most of them are in. */
function cityOf(places: readonly MapPlace[]): string {
  const counts = Map.groupBy(places, ({ city }) => city)
  const [first] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return first?.[0] ?? ''
}
