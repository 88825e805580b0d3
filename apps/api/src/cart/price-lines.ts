import { priceChange } from '@comptoir/rules/price-change'
import { checkQuantity, MAX_QUANTITY } from '@comptoir/rules/quantity'
import { isMadeToOrder } from '@comptoir/rules/stock'
import { isVirtualType, type StockNow } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { encodeUid } from '../platform/uid.ts'
import { fulfilmentNeedsOf } from './fulfilment.ts'
import { giftLimits } from './gifts.ts'
import type { LineRow } from './lines.sql.ts'
import { pricedSelections, priceComponentsOf, type PricedComponent } from './prices.ts'
import { isPriceVisible, quantityLimitsOf, type QuantityLimits } from './quantity-limits.ts'
import { ReservedStock } from './reserved-stock.ts'
import type { ResolvedLine } from './resolve-cart.ts'
import { stockedProduct, stockNeedsOf, weightOf, type ResolvedItem } from './resolved-item.ts'
import type { CartLine, CartLineOption } from './state.ts'
import type { TaxPlace } from './tax.ts'

/** Lines with today's prices, and with the problem that keeps one from being ordered (decisions D-9). */
export function priceLines(
  ctx: RequestContext,
  lines: readonly ResolvedLine[],
  stock: ReadonlyMap<number, StockNow>,
  place: TaxPlace,
): CartLine[] {
  const reserved = new ReservedStock(lines)
  return lines.map((line) => priceLine(ctx, line, reserved, stock, place))
}

function priceLine(
  ctx: RequestContext,
  row: ResolvedLine,
  reserved: ReservedStock,
  stock: ReadonlyMap<number, StockNow>,
  place: TaxPlace,
): CartLine {
  const { item } = row
  const { product, custom } = item
  const stocked = stockedProduct(item)
  const limits = quantityLimitsOf(item, stock, ctx.visitorKind, reserved.excluding(row.optionKey))
  const isGift = row.giftRuleId !== null
  const check = checkQuantity({ ...limits, ...(isGift && giftLimits), quantity: row.quantity })
  const isVisible = isPriceVisible(item, ctx.visitorKind)
  const needs = stockNeedsOf(item)
  const components = priceComponentsOf(ctx.store, item, row.quantity, place)
  return {
    id: row.id,
    productId: product.id,
    variantId: row.variantId,
    quantity: row.quantity,
    options: configurableOptionsOf(item),
    custom,
    selections: pricedSelections(ctx.store, item, row.quantity, place, isVisible),
    downloads: product.downloads && {
      ...product.downloads,
      links: item.links.map((link) => (isVisible ? link : { ...link, price: 0 })),
    },
    sku: stocked.sku,
    parentSku: item.variant ? product.sku : null,
    productType: product.type,
    name: product.name,
    urlKey: product.urlKey,
    giftMessage: ctx.store.settings.gift_messages.allow_items ? row.giftMessage : null,
    giftRuleId: row.giftRuleId,
    ...(isGift ? { lot: 1, min: row.quantity, max: row.quantity } : boundsOf(limits)),
    priceComponents: components.map((component) => (isVisible ? component : withoutPrice(component))),
    needs: needs.map((need) => ({ productId: need.product.id, units: need.units })),
    isMadeToOrder: needs.some((need) => {
      const now = stock.get(need.product.id)
      return now !== undefined && isMadeToOrder(now, need.units * row.quantity)
    }),
    weight: weightOf(item),
    isVirtual: needs.every((need) => isVirtualType(need.product.type)),
    fulfilment: fulfilmentNeedsOf(item),
    available: check.ok,
    ...(!check.ok && { problem: { code: check.code, message: check.message, kind: check.problem.kind } }),
    priceChange: isVisible && !isGift ? changeOf(ctx, row, components) : undefined,
  }
}

function boundsOf({ lot = 1, min = 1, max = MAX_QUANTITY }: QuantityLimits) {
  return { lot, min, max: Math.min(max, MAX_QUANTITY) }
}

/** Compares prices of one currency component by component; their order is that of the selected options. */
function changeOf(
  ctx: RequestContext,
  { seenPrices, seenCurrency }: LineRow,
  components: readonly PricedComponent[],
) {
  if ((seenCurrency ?? ctx.store.website.currency) !== ctx.store.currency) return undefined
  if (seenPrices?.length !== components.length) return undefined
  const { pricesIncludeTax } = ctx.store.website
  const seen = components.map((one, index) => ({ ...one, seen: seenPrices[index] ?? one.unitPrice }))
  return priceChange(seen, { pricesIncludeTax, priceDisplay: ctx.priceDisplay })
}

function withoutPrice(component: PricedComponent): PricedComponent {
  return { ...component, unitPrice: 0, regularPrice: 0, feePerUnit: 0 }
}

/** The options that identify the variant of a configurable product. */
export function configurableOptionsOf({ product, variant }: ResolvedItem): CartLineOption[] {
  const configured = product.variants.find((known) => known.product.id === variant?.id)
  return (configured?.options ?? []).map((option) => ({
    attributeId: option.attributeId,
    valueIndex: option.valueIndex,
    uid: encodeUid(`configurable/${option.attributeId}`),
    valueUid: option.uid,
    label: option.label,
    value: option.optionLabel,
  }))
}
