/** Most sets of cutlery that a website may allow for an order. */
export const MOST_CUTLERY = 50

/** Whether a number of sets of cutlery can be asked for; `most` is the website's, 0 where it offers none. */
export function isCutleryCount(sets: number, most: number): boolean {
  return Number.isInteger(sets) && sets >= 0 && sets <= Math.min(most, MOST_CUTLERY)
}

/** The number of sets of a form's field; undefined for what is none. An empty field asks for none. */
export function parseCutlery(text: string, most: number): number | undefined {
  if (text.trim() === '') return 0
  if (!/^\d{1,2}$/.test(text.trim())) return undefined
  const sets = Number(text)
  return isCutleryCount(sets, most) ? sets : undefined
}
