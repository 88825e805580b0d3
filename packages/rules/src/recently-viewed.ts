import { DAY_MS } from './duration.ts'

/** Most products that a device remembers. */
export const MOST_VIEWED = 12

/** Days after which a device forgets a product. */
const VIEWED_DAYS = 30

const LONGEST_SKU = 64

/** A product that was looked at, and when in milliseconds since 1970. */
export type Viewed = readonly [sku: string, at: number]

/** Parses what {@link writeViewed} wrote, the last viewed first; never throws, and leaves out what is too old. */
export function readViewed(text: string | null, now: number): Viewed[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    const known = new Map<string, Viewed>()
    for (const one of stored.filter(isViewed)) if (!known.has(one[0])) known.set(one[0], one)
    return [...known.values()].filter(([, at]) => now - at < VIEWED_DAYS * DAY_MS).slice(0, MOST_VIEWED)
  } catch {
    return []
  }
}

export const writeViewed = (viewed: readonly Viewed[]): string => JSON.stringify(viewed)

/** Puts a product first. */
export const withViewed = (viewed: readonly Viewed[], sku: string, now: number): Viewed[] =>
  [[sku, now] as const, ...withoutViewed(viewed, sku)].slice(0, MOST_VIEWED)

export const withoutViewed = (viewed: readonly Viewed[], sku: string): Viewed[] =>
  viewed.filter(([other]) => other !== sku)

function isViewed(value: unknown): value is Viewed {
  if (!Array.isArray(value)) return false
  const [sku, at]: unknown[] = value
  return typeof sku === 'string' && sku !== '' && sku.length <= LONGEST_SKU && Number.isFinite(at)
}
