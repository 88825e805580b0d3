/** Degrees of a frame from the first one. */
export const angleOf = (at: number, count: number): number => Math.round((at * 360) / count)

/** Frames at even angles, for a page without scripts. */
export function fewOf(count: number, wanted = 6): number[] {
  const step = Math.max(1, Math.ceil(count / wanted))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}
