import { SIDE, type Spot } from './map-frame.ts'

/** Minimum distance between pins for touch. */
const TOUCHING = 52
const LABEL_HEIGHT = 26
const LABEL_GAP = 23
/** Letter width at the smallest map size, where labels are relatively largest. */
const LETTER = 12.5

/** Pins merged into one; `x` and `y` are its centre. */
export interface Cluster<Pin> extends Spot {
  readonly pins: readonly Pin[]
}

/** Merges pins until none are too close. */
export function clustersOf<Pin extends Spot>(pins: readonly Pin[]): Cluster<Pin>[] {
  let clusters: Cluster<Pin>[] = pins.map((pin) => ({ x: pin.x, y: pin.y, pins: [pin] }))
  for (;;) {
    const pair = closest(clusters)
    if (!pair) return clusters
    const [one, other] = pair
    clusters = [...clusters.filter((cluster) => cluster !== one && cluster !== other), together(one, other)]
  }
}

function closest<Pin>(clusters: readonly Cluster<Pin>[]): [Cluster<Pin>, Cluster<Pin>] | undefined {
  let found: [Cluster<Pin>, Cluster<Pin>] | undefined
  let least = TOUCHING
  for (const [index, one] of clusters.entries()) {
    for (const other of clusters.slice(index + 1)) {
      const distance = distanceOf(one, other)
      if (distance < least) [found, least] = [[one, other], distance]
    }
  }
  return found
}

export const touches = (one: Spot, other: Spot): boolean => distanceOf(one, other) < TOUCHING

const distanceOf = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y)

function together<Pin>(one: Cluster<Pin>, other: Cluster<Pin>): Cluster<Pin> {
  const pins = [...one.pins, ...other.pins]
  const share = other.pins.length / pins.length
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share, pins }
}

export interface Label extends Spot {
  readonly text: string
  readonly anchor: 'start' | 'end'
}

/** Places labels to the right or left of pins; labels that would overlap are dropped. */
export function labelsOf(named: readonly (Spot & { readonly text: string })[]): Label[] {
  const labels: (Label & { left: number; right: number })[] = []
  for (const { x, y, text } of named) {
    const width = text.length * LETTER
    const choices = [
      { anchor: 'start' as const, x: x + LABEL_GAP, left: x + LABEL_GAP, right: x + LABEL_GAP + width },
      { anchor: 'end' as const, x: x - LABEL_GAP, left: x - LABEL_GAP - width, right: x - LABEL_GAP },
    ]
    const free = choices.find(
      ({ left, right }) =>
        left > 0 &&
        right < SIDE &&
        !named.some(
          (pin) =>
            Math.abs(pin.y - y) < LABEL_HEIGHT && pin.x > left - LABEL_GAP && pin.x < right + LABEL_GAP,
        ) &&
        !labels.some(
          (other) => Math.abs(other.y - y) < LABEL_HEIGHT && other.left < right && left < other.right,
        ),
    )
    if (free) labels.push({ ...free, y, text })
  }
  return labels.map(({ x, y, text, anchor }) => ({ x, y, text, anchor }))
}
