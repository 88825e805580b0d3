import { encodeUid } from '../platform/uid.ts'
import { checkQuantity, MAX_QUANTITY } from '@comptoir/rules/quantity'
import type { TaxZone } from '@comptoir/rules/tax'
import { productById, stockNow, type StockNow } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { isPriceVisible, limitsOf, stockedProduct, type Choice } from './limits.ts'
import type { LineRow } from './lines.sql.ts'
import type { CartLine, CartLineOption, MissingLine } from './state.ts'
import { taxRateOf } from './tax.ts'

/** The product and variant a row stands for; undefined once the catalogue no longer has them here. */
export function choiceOf(
  ctx: RequestContext,
  row: Pick<LineRow, 'productId' | 'variantId'>,
): Choice | undefined {
  const product = productById(ctx, row.productId)
  if (!product) return undefined
  if (row.variantId === null) return { product, variant: null }
  const variant = product.variants.find((known) => known.product.id === row.variantId)?.product
  return variant && { product, variant }
}

/** Stock of everything the rows stand for, read now. */
export async function stockOf(
  sql: Queryable,
  rows: readonly Pick<LineRow, 'productId' | 'variantId'>[],
): Promise<Map<number, StockNow>> {
  return await stockNow(sql, [...new Set(rows.map((row) => row.variantId ?? row.productId))])
}

/**
 * The lines behind the rows, with today's prices and what is wrong with them (decisions D-9). A row whose
 * product left the catalogue gives no line.
 */
export function linesOf(
  ctx: RequestContext,
  rows: readonly LineRow[],
  stock: ReadonlyMap<number, StockNow>,
  zone: TaxZone,
): CartLine[] {
  return rows.flatMap((row) => {
    const choice = choiceOf(ctx, row)
    return choice ? [lineOf(ctx, row, choice, rows, stock, zone)] : []
  })
}

/** The rows that gave no line. */
export function missingOf(rows: readonly LineRow[], lines: readonly CartLine[]): MissingLine[] {
  const shown = new Set(lines.map((line) => line.id))
  return rows
    .filter((row) => !shown.has(row.id))
    .map(({ id, productId, variantId, quantity }) => ({ id, productId, variantId, quantity }))
}

/** Units of the same stocked product in other lines. */
export function takenElsewhere(
  rows: readonly Pick<LineRow, 'productId' | 'variantId' | 'quantity' | 'optionKey'>[],
  stockedId: number,
  optionKey: string,
): number {
  const others = rows.filter(
    (row) => (row.variantId ?? row.productId) === stockedId && row.optionKey !== optionKey,
  )
  return others.reduce((sum, row) => sum + row.quantity, 0)
}

function lineOf(
  ctx: RequestContext,
  row: LineRow,
  choice: Choice,
  rows: readonly LineRow[],
  stock: ReadonlyMap<number, StockNow>,
  zone: TaxZone,
): CartLine {
  const { product } = choice
  const stocked = stockedProduct(choice)
  const taken = takenElsewhere(rows, stocked.id, row.optionKey)
  const limits = limitsOf(choice, stock.get(stocked.id), ctx.visitorKind, taken)
  const answer = checkQuantity({ ...limits, quantity: row.quantity })
  const visible = isPriceVisible(choice, ctx.visitorKind)
  return {
    id: row.id,
    productId: product.id,
    variantId: row.variantId,
    quantity: row.quantity,
    options: optionsOf(choice),
    sku: stocked.sku,
    parentSku: choice.variant ? product.sku : null,
    productType: product.type,
    name: product.name,
    urlKey: product.urlKey,
    lot: limits.lot ?? 1,
    min: limits.min ?? 1,
    max: Math.min(limits.max ?? MAX_QUANTITY, MAX_QUANTITY),
    unitPrice: visible ? stocked.price : 0,
    regularPrice: visible ? stocked.regularPrice : 0,
    taxRate: taxRateOf(ctx.store, stocked.taxClass, zone),
    fees: visible ? Math.min(stocked.fees, stocked.price) : 0,
    isVirtual: stocked.type === 'virtual',
    available: answer.ok,
    ...(!answer.ok && {
      problem: { code: answer.code, message: answer.message, kind: answer.problem.kind },
    }),
  }
}

function optionsOf({ product, variant }: Choice): CartLineOption[] {
  const chosen = product.variants.find((known) => known.product.id === variant?.id)
  return (chosen?.options ?? []).map((option) => ({
    attributeId: option.attributeId,
    valueIndex: option.valueIndex,
    uid: encodeUid(`configurable/${option.attributeId}`),
    valueUid: option.uid,
    label: option.label,
    value: option.optionLabel,
  }))
}
