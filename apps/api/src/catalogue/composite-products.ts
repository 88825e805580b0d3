import type {
  BundleItem,
  BundleItemOption,
  GroupedProductItem,
  PriceDetails,
  PriceTypeEnum,
  ProductInterface,
  ProposedItem,
} from '@comptoir/contract/generated/types'
import { fromMinorUnits, type Cents } from '@comptoir/rules/money'
import type { Surcharge } from '@comptoir/rules/surcharge'
import type { RequestContext } from '../platform/context.ts'
import { toMoney } from '../platform/money.ts'
import { productAmountIn } from '../stores/index.ts'
import { packProposal } from './pack-proposal.ts'
import { isSingle, titleIn } from './product-options.ts'
import { showProducts } from './tags.ts'
import type { Bundle, BundleOption, BundleSelection } from './product.ts'
import type { CustomOption, CustomOptionType, CustomValue } from './product-values.ts'
import { bundleOptionUid, bundleSelectionUid, customOptionUid } from './option-uids.ts'
import type { PricePair } from '@comptoir/rules/product-price'
import { displayTaxRate, ownPrice, priceQuery, selectionPrice, shownPrice } from './pricing.ts'
import { hiddenPrice, priceOf, type ProductView } from './product-view.ts'
import type { ViewSource } from './view-source.ts'
import { textInStore } from './product.ts'

/** Custom option types that the shop supports. Dates and files are not supported. */
const optionTypes: Partial<Record<CustomOptionType, string>> = {
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  drop_down: 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
}

/** Custom options as CustomizableOptionInterface, with prices as shown to this visitor (decisions E-8). */
export function customOptions(view: ProductView) {
  const { source } = view
  return source.product.customOptions.flatMap((option) => {
    const type = optionTypes[option.type]
    return type ? [{ __typename: type, ...optionShape(source, view, option) }] : []
  })
}

function optionShape(source: ViewSource, view: ProductView, option: CustomOption) {
  const { language } = source.viewer.store
  const uid = customOptionUid(option.id)
  const isWritten = option.type === 'field' || option.type === 'area'
  return {
    uid,
    option_id: option.id,
    title: titleIn(option.titles, language),
    required: option.isRequired,
    sort_order: option.position,
    product_sku: source.product.sku,
    value: isWritten
      ? {
          uid,
          sku: option.sku,
          max_characters: option.maxCharacters,
          ...surchargeShape(source, view, option.surcharge),
        }
      : option.values.map((value) => valueShape(source, view, option, value)),
  }
}

function valueShape(source: ViewSource, view: ProductView, option: CustomOption, value: CustomValue) {
  return {
    uid: customOptionUid(option.id, value.id),
    option_type_id: value.id,
    title: titleIn(value.titles, source.viewer.store.language),
    sku: value.sku,
    sort_order: value.position,
    ...surchargeShape(source, view, value.surcharge),
  }
}

function surchargeShape(source: ViewSource, view: ProductView, { type, amount }: Surcharge) {
  const isPercent = type === 'percent'
  const price = isPercent ? amount / 100 : fromMinorUnits(shown(source, amount), source.viewer.store.currency)
  const price_type: PriceTypeEnum = isPercent ? 'PERCENT' : 'FIXED'
  return { price: view.price_visible ? price : null, price_type }
}

/** An amount of the product in the website's tax base, in the currency and tax base of this visitor. */
function shown({ product, viewer: { store, priceDisplay } }: ViewSource, cents: Cents): Cents {
  return shownPrice(
    productAmountIn(store, cents),
    store.website.pricesIncludeTax,
    displayTaxRate(store, product.taxClass),
    priceDisplay,
  )
}

/** The items of a grouped product, in order. */
export async function groupedItems(
  ctx: RequestContext,
  { source }: ProductView,
): Promise<GroupedProductItem[]> {
  const items = source.product.groupedItems.filter(({ product }) => product.isEnabled)
  const views = await viewsById(
    ctx,
    source,
    items.map(({ product }) => product.id),
  )
  return items.map(({ product, position, quantity }) => ({
    qty: quantity,
    position,
    product: views.get(product.id) ?? null,
  }))
}

/** What a grouped product proposes of its items: those that this visitor can buy, in whole lots. */
export function proposedItems({ source, price_visible }: ProductView): ProposedItem[] {
  const { product, viewer, snapshot } = source
  const { store } = viewer
  if (!price_visible) return []
  const to = { audience: viewer, rootId: store.group.rootCategoryId }
  return packProposal(snapshot, product, store, to).map(({ quantity, piece, taxRate }) => ({
    quantity,
    final_price: toMoney(piece, store.currency),
    tax_rate: taxRate / 100,
  }))
}

/** The options of a bundle with their selections, in order. */
export async function bundleItems(ctx: RequestContext, view: ProductView): Promise<BundleItem[]> {
  const { source } = view
  const { bundle } = source.product
  if (!bundle) return []
  const views = await viewsById(
    ctx,
    source,
    bundle.options.flatMap(({ selections }) => selections.map(({ product }) => product.id)),
  )
  const { language } = source.viewer.store
  return bundle.options.map((option) => {
    const selections = option.selections.filter(({ product }) => product.isEnabled)
    return {
      option_id: option.id,
      uid: bundleOptionUid(option.id),
      title: titleIn(option.titles, language),
      required: option.isRequired,
      type: option.type,
      position: option.position,
      sku: source.product.sku,
      price_range: optionRange(view, bundle, option, selections),
      options: selections.map((selection) => selectionShape(view, bundle, option, selection, views)),
    }
  })
}

/** The bundle's own price before options are selected: 0 for a dynamic price. */
export function bundlePriceDetails({ source, price_visible }: ProductView): PriceDetails {
  const { product, viewer, snapshot } = source
  const { pricesIncludeTax } = viewer.store.website
  const own = product.bundle?.isDynamic
    ? undefined
    : ownPrice(product, viewer.store, priceQuery(snapshot, viewer))
  if (!price_visible) return { main_price: null, main_final_price: null, discount_percentage: null }
  if (!own) return { main_price: 0, main_final_price: 0, discount_percentage: 0 }
  const rate = displayTaxRate(viewer.store, product.taxClass)
  const read = (cents: Cents) =>
    fromMinorUnits(shownPrice(cents, pricesIncludeTax, rate, viewer.priceDisplay), viewer.store.currency)
  const off = own.regular > 0 ? (10_000 * (own.regular - own.final)) / own.regular : 0
  return {
    main_price: read(own.regular),
    main_final_price: read(own.final),
    discount_percentage: Math.round(off) / 100,
  }
}

function optionRange(
  view: ProductView,
  bundle: Bundle,
  option: BundleOption,
  selections: readonly BundleSelection[],
): BundleItem['price_range'] {
  if (!view.price_visible) return { minimum_price: hiddenPrice, maximum_price: hiddenPrice }
  const none = { regular: 0, final: 0 }
  const { currency } = view.source.viewer.store
  const prices = selections.map((selection) => shownSelection(view, bundle, selection, selection.quantity))
  const sorted = prices.map((pair) => pair ?? none).toSorted((a, b) => a.final - b.final)
  const highest = isSingle(option) ? sorted.at(-1) : sorted.reduce((sum, pair) => added(sum, pair), none)
  return {
    minimum_price: priceOf(option.isRequired ? (sorted[0] ?? none) : none, currency),
    maximum_price: priceOf(highest ?? none, currency),
  }
}

function added(a: PricePair, b: PricePair): PricePair {
  return { regular: a.regular + b.regular, final: a.final + b.final }
}

function selectionShape(
  view: ProductView,
  bundle: Bundle,
  option: BundleOption,
  selection: BundleSelection,
  views: ReadonlyMap<number, ProductInterface>,
): BundleItemOption {
  const { product, quantity, surcharge } = selection
  const { currency } = view.source.viewer.store
  const isPercent = !bundle.isDynamic && surcharge.type === 'percent'
  // As many as one bundle has decide the price of each.
  const unit = shownSelection(view, bundle, selection, 1, quantity)?.final
  const price = isPercent ? surcharge.amount : unit
  return {
    id: selection.id,
    uid: bundleSelectionUid(option.id, selection.id, quantity),
    label: textInStore(product.names, view.source.viewer.store.id),
    position: selection.position,
    qty: quantity,
    quantity,
    is_default: selection.isDefault,
    price: price === undefined ? null : isPercent ? price / 100 : fromMinorUnits(price, currency),
    price_type: bundle.isDynamic ? 'DYNAMIC' : isPercent ? 'PERCENT' : 'FIXED',
    can_change_quantity: selection.canChangeQuantity,
    product: views.get(product.id) ?? null,
  }
}

/**
 * Price of `quantity` units of a selection in each of so many bundles as shown to this visitor; undefined when prices are hidden.
 */
function shownSelection(
  { source, price_visible }: ProductView,
  bundle: Bundle,
  selection: BundleSelection,
  quantity: number,
  bundles = 1,
): PricePair | undefined {
  const { product, viewer, snapshot } = source
  const { store, priceDisplay } = viewer
  const { pricesIncludeTax } = store.website
  const query = priceQuery(snapshot, viewer, bundles)
  const base = ownPrice(product, store, query)
  const pair = selectionPrice({ ...selection, quantity }, bundle, base, store, query)
  if (!price_visible || !pair) return undefined
  const taxed = bundle.isDynamic ? selection.product : product
  const rate = displayTaxRate(store, taxed.taxClass)
  const read = (cents: Cents) => shownPrice(cents, pricesIncludeTax, rate, priceDisplay)
  return { regular: read(pair.regular), final: read(pair.final) }
}

async function viewsById(
  ctx: RequestContext,
  { viewer }: ViewSource,
  ids: readonly number[],
): Promise<Map<number, ProductInterface>> {
  showProducts(ctx, ids)
  const views = await ctx.app.catalogue.views.load(viewer, [...new Set(ids)])
  return new Map(views.map((view) => [view.source.product.id, view]))
}
