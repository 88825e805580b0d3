import { nearestQuantity, type QuantityCheck } from './quantity.ts'

export interface MergeLine {
  readonly sku: string
  readonly quantity: number
  /** uids of the selected options, in any order. */
  readonly selectedOptions?: readonly string[] | undefined
  /** Texts of custom options, by option uid. */
  readonly enteredOptions?: Readonly<Record<string, string>> | undefined
}

export interface MergeCart<L extends MergeLine> {
  readonly lines: readonly L[]
  readonly coupon?: string | null | undefined
}

/** A line that was reduced from `wanted` to `quantity` units; 0 when it was removed. */
export interface MergeNotice<L extends MergeLine> {
  readonly line: L
  readonly wanted: number
  readonly quantity: number
}

export interface MergeResult<L extends MergeLine> {
  /** The customer's lines in their order, then the guest's new ones. */
  readonly lines: readonly (L & { readonly quantity: number })[]
  readonly coupon: string | null
  readonly notices: readonly MergeNotice<L>[]
}

/** Quantity limits of a product; the same for all lines of a SKU. */
export type LimitsOf = (sku: string) => Omit<QuantityCheck, 'quantity'>

/** Key of a line: the same for the same SKU and options, in any order. */
export function lineKey(line: MergeLine): string {
  const entered = Object.entries(line.enteredOptions ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([line.sku, [...(line.selectedOptions ?? [])].toSorted(), entered])
}

/** The SKU in a key of {@link lineKey}. */
export function skuOfKey(key: string): string {
  const [sku]: unknown[] = JSON.parse(key)
  return String(sku)
}

/**
 * Merges a guest's cart into a customer's at sign-in (decisions D-1). Quantities of equal lines add up, within stock and
 * limits and in whole lots, with a notice for each changed line. The customer's coupon takes precedence.
 */
export function mergeCarts<L extends MergeLine>(
  guest: MergeCart<L>,
  customer: MergeCart<L>,
  limitsOf: LimitsOf,
): MergeResult<L> {
  const merged = addLines([...customer.lines, ...guest.lines])
  const reserved = new Map<string, number>()
  const lines: (L & { quantity: number })[] = []
  const notices: MergeNotice<L>[] = []
  for (const line of merged) {
    const quantity = availableQuantity(line.quantity, limitsOf(line.sku), reserved.get(line.sku) ?? 0)
    if (quantity !== line.quantity) notices.push({ line, wanted: line.quantity, quantity })
    if (quantity > 0) lines.push({ ...line, quantity })
    reserved.set(line.sku, (reserved.get(line.sku) ?? 0) + quantity)
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

/** Stock that other lines of the same product reserve is not available. */
function availableQuantity(
  requested: number,
  limits: Omit<QuantityCheck, 'quantity'>,
  reserved: number,
): number {
  const stock = limits.stock === null ? null : limits.stock - reserved
  return nearestQuantity(requested, { ...limits, stock })
}
