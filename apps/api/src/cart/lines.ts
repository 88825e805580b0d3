import { skuOfKey } from '@comptoir/rules/cart-merge'
import { priceChange } from '@comptoir/rules/price-change'
import { encodeUid } from '../platform/uid.ts'
import { checkQuantity, MAX_QUANTITY } from '@comptoir/rules/quantity'
import type { TaxZone } from '@comptoir/rules/tax'
import { stockNow, type StockNow } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { needsOf, stockedProduct, type Choice } from './choice.ts'
import { fulfilmentNeedsOf } from './fulfilment.ts'
import { HeldStock } from './held.ts'
import { isPriceVisible, limitsOf } from './limits.ts'
import type { LineRow } from './lines.sql.ts'
import { partsOf, pricedSelections, type PricedPart } from './prices.ts'
import type { CartLine, CartLineOption, MissingLine } from './state.ts'

type ChosenRow = LineRow & { choice: Choice }

/** Stock of everything the choices take, and of the bundles themselves, read now. */
export async function stockOf(sql: Queryable, choices: readonly Choice[]): Promise<Map<number, StockNow>> {
  const ids = choices.flatMap((choice) => [
    stockedProduct(choice).id,
    ...needsOf(choice).map(({ product }) => product.id),
  ])
  return await stockNow(sql, [...new Set(ids)])
}

/**
 * The lines behind the rows, with today's prices and what is wrong with them (decisions D-9).
 */
export function linesOf(
  ctx: RequestContext,
  rows: readonly ChosenRow[],
  stock: ReadonlyMap<number, StockNow>,
  zone: TaxZone,
): CartLine[] {
  const held = new HeldStock(rows)
  return rows.map((row) => lineOf(ctx, row, held, stock, zone))
}

/** The rows that gave no line. */
export function missingOf(rows: readonly LineRow[], lines: readonly { id: number }[]): MissingLine[] {
  const shown = new Set(lines.map((line) => line.id))
  return rows
    .filter((row) => !shown.has(row.id))
    .map(({ optionKey, id, productId, variantId, quantity }) => {
      return { id, productId, variantId, sku: skuOfKey(optionKey), quantity }
    })
}

function lineOf(
  ctx: RequestContext,
  row: ChosenRow,
  held: HeldStock,
  stock: ReadonlyMap<number, StockNow>,
  zone: TaxZone,
): CartLine {
  const { choice } = row
  const { product, custom } = choice
  const stocked = stockedProduct(choice)
  const limits = limitsOf(choice, stock, ctx.visitorKind, held.besides(row.optionKey))
  const allowed = checkQuantity({ ...limits, quantity: row.quantity })
  const isVisible = isPriceVisible(choice, ctx.visitorKind)
  const needs = needsOf(choice)
  const parts = partsOf(ctx.store, choice, zone)
  return {
    id: row.id,
    productId: product.id,
    variantId: row.variantId,
    quantity: row.quantity,
    options: optionsOf(choice),
    custom,
    selections: pricedSelections(ctx.store, choice, zone, isVisible),
    sku: stocked.sku,
    parentSku: choice.variant ? product.sku : null,
    productType: product.type,
    name: product.name,
    urlKey: product.urlKey,
    lot: limits.lot ?? 1,
    min: limits.min ?? 1,
    max: Math.min(limits.max ?? MAX_QUANTITY, MAX_QUANTITY),
    parts: parts.map((part) => (isVisible ? part : hidden(part))),
    needs: needs.map((need) => ({ productId: need.product.id, units: need.units })),
    isVirtual: needs.every((need) => need.product.type === 'virtual'),
    fulfilment: fulfilmentNeedsOf(choice),
    available: allowed.ok,
    ...(!allowed.ok && {
      problem: { code: allowed.code, message: allowed.message, kind: allowed.problem.kind },
    }),
    priceChange: isVisible ? changeOf(ctx, row, parts) : undefined,
  }
}

/** Parts are in the order they were chosen in, so that prices are compared part by part. */
function changeOf(ctx: RequestContext, { seenPrices }: LineRow, parts: readonly PricedPart[]) {
  if (seenPrices?.length !== parts.length) return undefined
  const { pricesIncludeTax } = ctx.store.website
  const seen = parts.map((part, index) => ({ ...part, seen: seenPrices[index] ?? part.unitPrice }))
  return priceChange(seen, { pricesIncludeTax, visitorKind: ctx.visitorKind })
}

function hidden(part: PricedPart): PricedPart {
  return { ...part, unitPrice: 0, regularPrice: 0, feePerUnit: 0 }
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
