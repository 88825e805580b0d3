import type { VisitorKind } from './visitor.ts'

/** Maximum number of units of a line (decisions D-2). */
export const MAX_QUANTITY = 10_000

/** Maximum number of lines of a cart, which is always read completely. */
export const MAX_LINES = 500

/** Maximum number of lines of a quick order, which is checked at once. */
export const MOST_QUICK_LINES = 50

export interface QuantityCheck {
  /** Units of the whole line, including those already in the cart. */
  readonly quantity: number
  /** Units sold together (decisions D-3); 1 when sold singly. */
  readonly lot?: number | undefined
  /** Units that can be sold; null when stock is not managed. */
  readonly stock: number | null
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly backorders?: boolean | undefined
  /** False for disabled products and those whose price is hidden (decisions E-2). */
  readonly salable?: boolean | undefined
  /** False when no such product exists. */
  readonly found?: boolean | undefined
  readonly sku?: string | undefined
}

/** Codes of Magento's CartUserInputErrorType. */
export type QuantityErrorCode = 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE' | 'INSUFFICIENT_STOCK' | 'UNDEFINED'

/** Why a quantity is rejected; callers localise it. */
export type QuantityProblem =
  | { readonly kind: 'not_found' | 'not_salable' | 'not_whole' | 'out_of_stock' | 'not_enough' }
  | { readonly kind: 'too_few' | 'too_many'; readonly limit: number }
  | {
      readonly kind: 'not_a_lot'
      readonly lot: number
      readonly below: number | null
      readonly above: number | null
    }

export type QuantityResult =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly code: QuantityErrorCode
      readonly message: string
      readonly problem: QuantityProblem
    }

/**
 * Checks the quantity of a line; an error has Magento's code and message (contract §5, decisions D-2, D-3). Zero is
 * rejected: the caller removes the line instead.
 */
export function checkQuantity(check: QuantityCheck): QuantityResult {
  const problem = problemOf(check)
  if (problem === undefined) return { ok: true }
  return { ok: false, problem, ...MESSAGES[problem.kind](problem, check) }
}

function problemOf(check: QuantityCheck): QuantityProblem | undefined {
  const { quantity, stock, backorders = false } = check
  if (check.found === false) return { kind: 'not_found' }
  if (check.salable === false) return { kind: 'not_salable' }
  if (!Number.isInteger(quantity) || quantity < 1) return { kind: 'not_whole' }
  if (stock !== null && stock <= 0 && !backorders) return { kind: 'out_of_stock' }
  const { lot, least, most, highest } = bounds(check)
  if (quantity < least) return { kind: 'too_few', limit: least }
  if (quantity > most) return { kind: 'too_many', limit: most }
  if (quantity % lot !== 0) return notALot(quantity, lot, least, highest)
  if (quantity > highest) return { kind: 'not_enough' }
  return undefined
}

/** Minimum and maximum of the product in whole lots; `highest` also respects stock. */
function bounds(check: Omit<QuantityCheck, 'quantity'>) {
  const { stock, backorders = false } = check
  const lot = check.lot !== undefined && check.lot > 1 ? Math.floor(check.lot) : 1
  const least = Math.ceil(Math.max(1, check.min ?? 1) / lot) * lot
  const most = wholeLots(Math.min(MAX_QUANTITY, check.max ?? MAX_QUANTITY), lot)
  const highest = stock === null || backorders ? most : Math.min(most, wholeLots(stock, lot))
  return { lot, least, most, highest }
}

const wholeLots = (quantity: number, lot: number) => Math.floor(Math.max(0, quantity) / lot) * lot

/** Suggests the nearest quantities that can be ordered now. */
function notALot(quantity: number, lot: number, least: number, highest: number): QuantityProblem {
  const below = Math.min(wholeLots(quantity, lot), highest)
  const above = wholeLots(quantity, lot) + lot
  return {
    kind: 'not_a_lot',
    lot,
    below: below >= least ? below : null,
    above: above <= highest ? above : null,
  }
}

type Wording = (
  problem: QuantityProblem,
  check: QuantityCheck,
) => { code: QuantityErrorCode; message: string }

const limitOf = (problem: QuantityProblem) => ('limit' in problem ? problem.limit : 0)

const MESSAGES: Readonly<Record<QuantityProblem['kind'], Wording>> = {
  not_found: (_, check) => ({
    code: 'PRODUCT_NOT_FOUND',
    message: `Could not find a product with SKU "${check.sku ?? ''}"`,
  }),
  not_salable: () => ({
    code: 'NOT_SALABLE',
    message: 'Product that you are trying to add is not available.',
  }),
  not_whole: (_problem, { quantity }) => ({
    code: 'UNDEFINED',
    message:
      quantity > 0
        ? 'You cannot use decimal quantity for this product.'
        : 'The product quantity should be greater than 0',
  }),
  out_of_stock: () => ({ code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.' }),
  not_enough: () => ({ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }),
  too_few: (problem) => ({
    code: 'INSUFFICIENT_STOCK',
    message: `The fewest you may purchase is ${limitOf(problem)}`,
  }),
  too_many: (problem) => ({
    code: 'INSUFFICIENT_STOCK',
    message: `The most you may purchase is ${limitOf(problem)}`,
  }),
  not_a_lot: (problem) => ({ code: 'UNDEFINED', message: lotMessage(problem) }),
}

function lotMessage(problem: QuantityProblem): string {
  if (problem.kind !== 'not_a_lot') return ''
  const fitting = [problem.below, problem.above].filter((quantity) => quantity !== null).join(' or ')
  const advice = fitting === '' ? '' : `. You can order ${fitting}`
  return `You can buy this product only in quantities of ${problem.lot} at a time${advice}`
}

/** Lot size for a visitor: colisage_b2b for b2b, else colisage_b2c; empty or 0 means 1 (decisions D-3). */
export function lotSize(
  kind: VisitorKind,
  product: { readonly colisage_b2b?: number | string | null; readonly colisage_b2c?: number | string | null },
): number {
  const value = Number(kind === 'b2b' ? product.colisage_b2b : product.colisage_b2c)
  return Number.isSafeInteger(value) && value > 1 ? value : 1
}

/** Parses an entered quantity: an integer from 0 to 10,000, else undefined (decisions D-2). */
export function parseQuantity(input: string): number | undefined {
  const quantity = wholeNumber(input)
  return quantity !== undefined && quantity <= MAX_QUANTITY ? quantity : undefined
}

/** Whether an entered quantity is a whole number beyond the largest one. */
export const exceedsMaxQuantity = (input: string): boolean => (wholeNumber(input) ?? 0) > MAX_QUANTITY

function wholeNumber(input: string): number | undefined {
  const text = input.trim()
  return /^\d+$/.test(text) ? Number(text) : undefined
}

/**
 * The allowed quantity nearest to `wanted`: the largest one up to it, else the smallest allowed one; 0 when stock or
 * limits allow none.
 */
export function nearestQuantity(wanted: number, check: Omit<QuantityCheck, 'quantity'>): number {
  if (check.found === false || check.salable === false) return 0
  const { lot, least, highest } = bounds(check)
  if (highest < least) return 0
  return Math.max(least, Math.min(highest, wholeLots(wanted, lot)))
}
