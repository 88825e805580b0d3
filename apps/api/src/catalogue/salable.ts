import type { Cents } from '@comptoir/rules/money'
import type { PricePair } from '@comptoir/rules/product-price'
import { lotSize } from '@comptoir/rules/quantity'
import type { VisitorKind } from '@comptoir/rules/visitor'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { encodeUid } from '../platform/uid.ts'
import { productAmountIn } from '../stores/index.ts'
import { customOptionsIn, downloadsIn, surchargeIn } from './amounts-in-store.ts'
import { attributeLabel, optionLabel } from './attribute.ts'
import { isPriceVisible } from './price-visibility.ts'
import type { Bundle, BundleOption, BundleSelection } from './product.ts'
import type { CustomOption, Downloads } from './product-values.ts'
import { ownPrice, priceQuery, priceSpan } from './pricing.ts'
import { isInStock, textInStore, type Product } from './product.ts'
import type { FulfilmentLimits, ProductType, Stock } from './product-values.ts'
import { selectStock, type ProductIds, type StockLocation } from './stock.sql.ts'

export type StockNow = Stock

export type SalableOption = {
  attributeId: number
  attributeCode: string
  valueIndex: number
  /** Labels of the attribute and of the option in the language of the request. */
  label: string
  optionLabel: string
  /** base64 of `configurable/<attribute id>/<value index>`. */
  uid: string
}

type SalableVariant = { product: SalableProduct; options: SalableOption[] }

/** A bundle selection with its product. */
export type SalableSelection = Omit<BundleSelection, 'product'> & { product: SalableProduct }
export type SalableBundle = {
  isDynamic: boolean
  options: (Omit<BundleOption, 'selections'> & { selections: SalableSelection[] })[]
}

/** A product of the request's website as cart and orders need it. */
export type SalableProduct = {
  id: number
  sku: string
  type: ProductType
  name: string
  urlKey: string
  isEnabled: boolean
  /** Whether it has a page of its own; variants usually have none. */
  isVisible: boolean
  /** Whether the snapshot has stock of the product, or of one of its variants or items. */
  isInStock: () => boolean
  websiteIds: readonly number[]
  taxClass: string
  /** In the website's unit. */
  weight: number
  /**
   * Today's price for the visitor of each of so many units, in the website's tax base and the currency of the request: of a
   * configurable product the lowest variant, of a bundle without its selections.
   */
  priceOf: (quantity: number) => PricePair
  /** Eco-participation per unit included in the price (decisions M-4). */
  fees: Cents
  /** Whether the visitor kind sees the price, and so may buy (decisions E-1, E-2). */
  priceVisible: (kind: VisitorKind) => boolean
  /** Units that the visitor kind must buy together (decisions D-3). */
  lot: (kind: VisitorKind) => number
  /** When the product can be picked up or delivered; null means always. */
  fulfilment: FulfilmentLimits | null
  /** From the snapshot. Orders read it under a lock with {@link stockNow}. */
  stock: Stock
  /** For configurable products: the variants, including disabled ones. */
  variants: SalableVariant[]
  /** Custom options of the product itself. */
  customOptions: readonly CustomOption[]
  /** For bundles. Selections that this website does not sell are left out. */
  bundle: SalableBundle | null
  /** For downloadable products. */
  downloads: Downloads | null
}

/** The product with this SKU, if the request's website sells it. */
export function salableBySku(ctx: RequestContext, sku: string): SalableProduct | undefined {
  const product = ctx.app.catalogue.snapshot.products.withSku(sku)
  return product && salable(ctx, product)
}

/**
 * The product that somebody means by a typed SKU, whose letter case may differ, and for a variant its parent. Undefined when
 * the website sells none that has a page.
 */
export function productByTypedSku(
  ctx: RequestContext,
  typed: string,
): { product: SalableProduct; parent: SalableProduct | undefined } | undefined {
  const { products } = ctx.app.catalogue.snapshot
  const sku = typed.trim()
  const found = [sku, sku.toUpperCase(), sku.toLowerCase()].flatMap((one) => products.withSku(one) ?? [])[0]
  const product = found && salable(ctx, found)
  if (!product) return undefined
  if (product.isVisible) return { product, parent: undefined }
  const parents = found.parents.flatMap((one) => salable(ctx, one) ?? [])
  const parent = parents.find((one) => one.type === 'configurable' && one.isVisible && one.isEnabled)
  return parent && { product, parent }
}

/** The product with this id, if the request's website sells it. */
export function productById(ctx: RequestContext, id: number): SalableProduct | undefined {
  const product = ctx.app.catalogue.snapshot.products.get(id)
  return product && salable(ctx, product)
}

/**
 * Current stock from the database, for decisions under a lock; at a point of sale, what it can sell. Products without
 * stock are absent.
 */
export async function stockNow(
  sql: Queryable,
  productIds: ProductIds,
  locationId?: StockLocation,
): Promise<Map<number, StockNow>> {
  return await selectStock(sql, productIds, locationId)
}

function salable(ctx: RequestContext, product: Product): SalableProduct | undefined {
  const { snapshot } = ctx.app.catalogue
  const { store } = ctx
  if (!product.websiteIds.includes(store.website.id)) return undefined
  if (!priceSpan(product, store, priceQuery(snapshot, ctx))) return undefined
  return {
    id: product.id,
    sku: product.sku,
    type: product.type,
    name: textInStore(product.names, store.id),
    urlKey: textInStore(product.urlKeys, store.id),
    isEnabled: product.isEnabled,
    isVisible: product.visibility > 1,
    isInStock: () => isInStock(product),
    websiteIds: product.websiteIds,
    taxClass: product.taxClass,
    weight: product.weight,
    priceOf: (quantity) => {
      const query = priceQuery(snapshot, ctx, quantity)
      const asked = product.bundle
        ? ownPrice(product, store, query)
        : priceSpan(product, store, query)?.minimum
      return asked ?? { regular: 0, final: 0 }
    },
    fees: productAmountIn(store, product.fees || (product.parents[0]?.fees ?? 0)),
    priceVisible: (kind) => isPriceVisible(snapshot, product, kind, store.group.rootCategoryId),
    lot: (kind) => lotSize(kind, { colisage_b2b: product.lotB2b, colisage_b2c: product.lotB2c }),
    fulfilment: product.fulfilment,
    stock: product.stock,
    variants: product.variants.flatMap((variant) => {
      const inner = salable(ctx, variant)
      return inner ? [{ product: inner, options: chosenOptions(ctx, product, variant) }] : []
    }),
    customOptions: customOptionsIn(store, product.customOptions),
    bundle: product.bundle && salableBundle(ctx, product.bundle),
    downloads: downloadsIn(store, product.downloads),
  }
}

function salableBundle(ctx: RequestContext, { isDynamic, options }: Bundle): SalableBundle {
  return {
    isDynamic,
    options: options.map((option) => ({
      ...option,
      selections: option.selections.flatMap((selection) => {
        const inner = salable(ctx, selection.product)
        const surcharge = surchargeIn(ctx.store, selection.surcharge)
        return inner ? [{ ...selection, product: inner, surcharge }] : []
      }),
    })),
  }
}

/** The options that identify a variant, in the order of the configurable attributes. */
export function chosenOptions(ctx: RequestContext, parent: Product, variant: Product): SalableOption[] {
  const { snapshot } = ctx.app.catalogue
  const { language } = ctx.store
  return parent.superAttributeIds.flatMap((attributeId) => {
    const attribute = snapshot.attributeById.get(attributeId)
    const option = variant.optionIds
      .map((id) => snapshot.optionById.get(id))
      .find((candidate) => candidate?.attributeId === attributeId)
    if (!attribute || !option) return []
    return [
      {
        attributeId,
        attributeCode: attribute.code,
        valueIndex: option.id,
        label: attributeLabel(attribute, language),
        optionLabel: optionLabel(option, language),
        uid: encodeUid(`configurable/${attributeId}/${option.id}`),
      },
    ]
  })
}
