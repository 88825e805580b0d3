import type { Cents } from '@comptoir/rules/money'
import { packQuantity } from '@comptoir/rules/pack'
import { toCents } from '../platform/money.ts'
import type { Surcharge } from '@comptoir/rules/surcharge'
import { isYes } from '../catalogue/attributes.ts'
import { cardOf, stockOf, type Card } from '../catalogue/card.ts'
import { thumbOf } from '../content/pictures.ts'
import { GUEST_PRICES } from '../platform/group-prices.ts'
import { displayed, pieceOf, priceView, type Audience, type PriceView } from '../catalogue/price-view.ts'
import type { ProductConfigurationFragment } from '../generated/graphql.ts'
import {
  freeValues,
  quantityField,
  type GroupedItem,
  type OptionValue,
  type ProductOption,
} from './configuration.ts'

type Option = NonNullable<
  NonNullable<Extract<ProductConfigurationFragment, { options?: unknown }>['options']>[number]
>
type Bundle = Extract<ProductConfigurationFragment, { bundleItems?: unknown }>
type BundleItem = NonNullable<NonNullable<Bundle['bundleItems']>[number]>
type Selection = NonNullable<NonNullable<BundleItem['options']>[number]>
type Row = NonNullable<
  NonNullable<Extract<ProductConfigurationFragment, { groupedItems?: unknown }>['groupedItems']>[number]
>

/** An amount of the API as the visitor sees it. */
type Shown = (value: number) => Cents

const VISIBLE_CHOICES = 6
const NO_SURCHARGE: Surcharge = { type: 'fixed', amount: 0 }

/** Options and grouped items of a product; empty for most products. */
export interface ProductConfiguration {
  readonly productOptions: readonly ProductOption[]
  readonly groupedItems: readonly GroupedItem[]
  /** Price of one piece without options. */
  readonly base: Cents
  /** Default fields of the form, as a query. */
  readonly defaults: string
  /** Price range of a bundle, or its lowest price only, by its `price_view`. */
  readonly range?: { readonly low: Cents; readonly high?: Cents } | undefined
}

export function configurationOf(
  product: ProductConfigurationFragment & { readonly tax_rate?: number | null },
  { price }: Pick<Card, 'price'>,
  { audience }: { audience: Audience },
): ProductConfiguration {
  const bundleItems = ('bundleItems' in product && present(product.bundleItems)) || []
  const options = ('options' in product && present(product.options)) || []
  const rows = ('groupedItems' in product && present(product.groupedItems)) || []
  const shown: Shown = (value) => displayed(value, product, audience)
  const productOptions = [
    ...byPosition(bundleItems).map((step) => bundleOptionOf(step, shown)),
    ...byPosition(options).flatMap((option) => customOptionOf(option, shown)),
  ]
  const groupedItems = byPosition(rows).flatMap((row) => groupedItemOf(row, audience))
  const included = 'bundleItems' in product ? includedPrice(bundleItems, shown) : 0
  return {
    productOptions,
    groupedItems: groupedItems.map(({ item }) => item),
    base: Math.max(0, pieceOf(price) - included),
    defaults: defaultsOf(productOptions, bundleItems, groupedItems),
    range: 'bundleItems' in product ? rangeOf(product, price) : undefined,
  }
}

/** Sum of the cheapest values of all required options, which a bundle's price includes. */
const includedPrice = (bundleItems: readonly BundleItem[], shown: Shown): Cents =>
  bundleItems.reduce(
    (sum, { price_range }) => sum + shown(price_range.minimum_price.final_price.value ?? 0),
    0,
  )

function rangeOf({ price_view }: Bundle, price: PriceView | undefined): ProductConfiguration['range'] {
  if (!price?.from) return undefined
  const high = price_view === 'PRICE_RANGE' ? price.highest : undefined
  return { low: price.amount, ...(high && { high }) }
}

function bundleOptionOf(step: BundleItem, shown: Shown): ProductOption {
  const selections = byPosition(present(step.options))
  const many = step.type === 'checkbox' || step.type === 'multi'
  const asList = !many && selections.length > VISIBLE_CHOICES
  const required = step.required === true
  return {
    name: `bundle:${step.uid ?? ''}`,
    label: step.title ?? '',
    required,
    kind: many ? 'many' : asList ? 'list' : 'one',
    maxLength: 0,
    surcharge: NO_SURCHARGE,
    isBundle: true,
    values: selections.map((one) => valueOf(one, shown)),
  }
}

function valueOf(selection: Selection, shown: Shown): OptionValue {
  const { product } = selection
  const card = product && cardOf(product, GUEST_PRICES)
  return {
    uid: selection.uid,
    label: selection.label ?? card?.name ?? '',
    facts: card?.facts,
    picture: thumbOf(product?.optimized_images?.[0]),
    surcharge: surchargeOf(selection, shown),
    quantity: selection.qty ?? 1,
    ...(selection.can_change_quantity && { canChangeQuantity: true }),
    ...(card?.stock.state === 'out' && { isOutOfStock: true }),
  }
}

/** File options are left out: a cart item cannot carry a file. */
const KINDS: Readonly<Record<Exclude<Option['kind'], 'CustomizableFileOption'>, ProductOption['kind']>> = {
  CustomizableDateOption: 'text',
  CustomizableFieldOption: 'text',
  CustomizableAreaOption: 'area',
  CustomizableDropDownOption: 'list',
  CustomizableRadioOption: 'one',
  CustomizableCheckboxOption: 'many',
  CustomizableMultipleOption: 'many',
}

const TYPES = { DATE: 'date', DATE_TIME: 'datetime-local', TIME: 'time' } as const

function customOptionOf(option: Option, shown: Shown): ProductOption[] {
  if (option.kind === 'CustomizableFileOption') return []
  const text = 'field' in option ? option.field : 'area' in option ? option.area : undefined
  const date = 'date' in option ? option.date : undefined
  const values = ('list' in option && present(option.list)) || []
  const kind = KINDS[option.kind]
  const tooMany = kind === 'one' && values.length > VISIBLE_CHOICES
  const required = option.required === true
  const productOption: ProductOption = {
    name: `custom:${option.uid}`,
    label: option.title ?? '',
    required,
    kind: tooMany ? 'list' : kind,
    maxLength: text?.max_characters ?? 0,
    surcharge: surchargeOf(text ?? date ?? {}, shown),
    ...(date?.type && { type: TYPES[date.type] }),
    isBundle: false,
    values: values
      .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
      .map((value) => ({
        uid: value.uid,
        label: value.title ?? '',
        surcharge: surchargeOf(value, shown),
        quantity: 1,
      })),
  }
  return [productOption]
}

/** The contract has percentages as decimals. */
function surchargeOf(
  { price, price_type: type }: { price?: number | null; price_type?: string | null },
  shown: Shown,
): Surcharge {
  if (type === 'PERCENT') return { type: 'percent', amount: toCents(price ?? 0) }
  return { type: 'fixed', amount: shown(price ?? 0) }
}

function groupedItemOf({ qty, product }: Row, audience: Audience) {
  if (!product) return []
  const { sku, name, price, stock } = cardOf(product, audience)
  const lot = price?.lot?.size ?? 1
  const quantity = packQuantity(qty ?? 0, { min: product.min_sale_qty ?? 1, lot })
  const item: GroupedItem = {
    name: `item:${sku}`,
    sku,
    label: name,
    path: product.canonical_path ?? undefined,
    picture: thumbOf(product.optimized_images?.[0]),
    price: priceView(product, audience),
    stock: stockOf(product, isYes(product.card_attributes?.items, 'made_to_order')),
    lot,
  }
  const buyable = price !== undefined && stock.state !== 'out'
  return [{ item, quantity: buyable ? quantity : 0 }]
}

/** Default values that are in stock, and the only available value of a required option. */
function defaultsOf(
  productOptions: readonly ProductOption[],
  bundleItems: readonly BundleItem[],
  groupedItems: readonly { item: GroupedItem; quantity: number }[],
): string {
  const fields = new URLSearchParams()
  const byDefault = new Set(
    bundleItems.flatMap(({ options }) =>
      present(options).flatMap(({ uid, is_default }) => (is_default ? uid : [])),
    ),
  )
  for (const option of productOptions) {
    const available = option.values.filter(({ isOutOfStock }) => !isOutOfStock)
    const free = option.isBundle ? [] : freeValues(option)
    const only =
      option.required && option.kind !== 'many' && available.length === 1
        ? available
        : free.length === 1
          ? free
          : []
    const chosen = available.filter(({ uid }) => byDefault.has(uid))
    for (const { uid } of chosen.length > 0 ? chosen : only) fields.append(option.name, uid)
    for (const value of option.values)
      if (value.canChangeQuantity) fields.set(quantityField(option, value), String(value.quantity))
  }
  for (const { item, quantity } of groupedItems) fields.set(item.name, String(quantity))
  return fields.toString()
}

const present = <Item>(list: readonly (Item | null)[] | null | undefined): Item[] =>
  (list ?? []).flatMap((item) => item ?? [])

const byPosition = <Item extends { position?: number | null } | { sort_order?: number | null }>(
  items: readonly Item[],
): Item[] => items.toSorted((a, b) => positionOf(a) - positionOf(b))

function positionOf(item: { position?: number | null; sort_order?: number | null }): number {
  return item.position ?? item.sort_order ?? 0
}
