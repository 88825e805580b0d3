import { nearestQuantity, type QuantityCheck } from './quantity.ts'

export interface MergeLine {
  readonly sku: string
  readonly quantity: number
  /** uids of the chosen options; their order does not matter. */
  readonly selectedOptions?: readonly string[] | undefined
  /** Texts typed into custom options, by option uid. */
  readonly enteredOptions?: Readonly<Record<string, string>> | undefined
}

export interface MergeCart<L extends MergeLine> {
  readonly lines: readonly L[]
  readonly coupon?: string | null | undefined
}

/** A line whose wish could not be kept whole; `kept` is 0 when it was left out. */
export interface MergeNotice<L extends MergeLine> {
  readonly line: L
  readonly wanted: number
  readonly kept: number
}

export interface MergeResult<L extends MergeLine> {
  /** The customer's lines in their order, then the guest's new ones. */
  readonly lines: readonly (L & { readonly quantity: number })[]
  readonly coupon: string | null
  readonly notices: readonly MergeNotice<L>[]
}

/** What limits a product's quantity; one answer for all lines of the same sku. */
export type LimitsOf = (sku: string) => Omit<QuantityCheck, 'quantity'>

/** Same sku and same options give the same key, whatever the order of the options. */
export function lineKey(line: MergeLine): string {
  const entered = Object.entries(line.enteredOptions ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([line.sku, [...(line.selectedOptions ?? [])].toSorted(), entered])
}

/** The sku in a key of {@link lineKey}. */
export function skuOfKey(key: string): string {
  const [sku]: unknown[] = JSON.parse(key)
  return String(sku)
}

/**
 * The cart a customer has after signing in (decisions D-1): equal lines add up, capped at what stock and limits
 * allow (or raised to a whole lot), with a notice for each line changed; the customer's coupon wins, else the guest's.
 */
export function mergeCarts<L extends MergeLine>(
  guest: MergeCart<L>,
  customer: MergeCart<L>,
  limitsOf: LimitsOf,
): MergeResult<L> {
  const merged = addLines([...customer.lines, ...guest.lines])
  const taken = new Map<string, number>()
  const lines: (L & { quantity: number })[] = []
  const notices: MergeNotice<L>[] = []
  for (const line of merged) {
    const kept = fitting(line.quantity, limitsOf(line.sku), taken.get(line.sku) ?? 0)
    if (kept !== line.quantity) notices.push({ line, wanted: line.quantity, kept })
    if (kept > 0) lines.push({ ...line, quantity: kept })
    taken.set(line.sku, (taken.get(line.sku) ?? 0) + kept)
  }
  return { lines, notices, coupon: customer.coupon || guest.coupon || null }
}

function addLines<L extends MergeLine>(lines: readonly L[]): L[] {
  const byKey = new Map<string, L>()
  for (const line of lines) {
    const known = byKey.get(lineKey(line))
    byKey.set(lineKey(line), known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...byKey.values()]
}

/** Stock taken by other lines of the same product is gone. */
function fitting(wanted: number, limits: Omit<QuantityCheck, 'quantity'>, taken: number): number {
  const stock = limits.stock === null ? null : limits.stock - taken
  return nearestQuantity(wanted, { ...limits, stock })
}
