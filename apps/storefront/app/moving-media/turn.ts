/** Arithmetic of a turntable, whose frames follow each other in a circle. */

/** The frame `steps` further on, counted on past the last and the first. */
export const turned = (at: number, steps: number, count: number): number =>
  (((at + steps) % count) + count) % count

/** The frame after a key, as sliders move (WAI-ARIA); undefined for other keys. */
export function turnedByKey(key: string, at: number, count: number): number | undefined {
  const quarter = Math.max(1, Math.round(count / 4))
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return turned(at, 1, count)
    case 'ArrowLeft':
    case 'ArrowDown':
      return turned(at, -1, count)
    case 'PageUp':
      return turned(at, quarter, count)
    case 'PageDown':
      return turned(at, -quarter, count)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** The frame after a drag by `distance` pixels; the width of the picture is a whole turn. */
export const turnedByDrag = (at: number, distance: number, width: number, count: number): number =>
  turned(at, Math.round((distance / Math.max(1, width)) * count), count)
