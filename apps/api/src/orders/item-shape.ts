import type {
  DownloadableItemsLinks,
  FoodFacts,
  ItemSelectedBundleOption,
  OrderItem,
} from '@comptoir/contract/generated/types'
import type { Language } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import { priceDisplayOf } from '@comptoir/rules/visitor'
import type { RequestContext } from '../platform/context.ts'
import { toMoney } from '../platform/money.ts'
import { encodeUid } from '../platform/uid.ts'
import { discountsOfItem } from './discounts.ts'
import { itemPrices } from './item-prices.ts'
import { itemStatus } from './item-status.ts'
import type { OrderItemDownload, OrderItemRecord, OrderRecord } from './order.ts'

/** The contract's order item; a resolver loads its product. */
export type OrderItemShape = Omit<OrderItem, 'product' | 'food'> & {
  __typename: 'OrderItem' | 'ConfigurableOrderItem' | 'BundleOrderItem' | 'DownloadableOrderItem'
  bundle_options?: ItemSelectedBundleOption[]
  downloadable_links?: DownloadableItemsLinks[]
  parent_sku: string | null
  itemId: number
  /** Of the whole order by id of the item, read once for all its items. */
  foods: (ctx: RequestContext) => Promise<ReadonlyMap<number, FoodFacts>>
  productId: number | null
}

const typeNames: Partial<Record<string, OrderItemShape['__typename']>> = {
  configurable: 'ConfigurableOrderItem',
  bundle: 'BundleOrderItem',
  downloadable: 'DownloadableOrderItem',
}

/** An item of an order in the contract's form. */
export function itemShape(
  order: OrderRecord,
  item: OrderItemRecord,
  language: Language,
): Omit<OrderItemShape, 'foods'> {
  const price = shownOf(order, item)
  return {
    __typename: typeNames[item.productType] ?? 'OrderItem',
    id: encodeUid(item.id),
    itemId: item.id,
    productId: item.productId,
    product_name: item.name,
    product_sku: item.sku,
    parent_sku: item.parentSku,
    product_url_key: item.urlKey,
    product_type: item.productType,
    product_sale_price: toMoney(price, order.currency),
    quantity_ordered: item.quantity,
    quantity_shipped: item.quantityShipped,
    quantity_invoiced: item.quantityInvoiced,
    quantity_canceled: item.quantityCanceled,
    quantity_refunded: item.quantityRefunded,
    quantity_returned: 0,
    selected_options: item.options.filter((option) => !option.entered),
    entered_options: item.options.filter((option) => option.entered),
    ...(item.productType === 'bundle' && { bundle_options: bundleOptions(order, item) }),
    ...(item.productType === 'downloadable' && { downloadable_links: item.downloads.map(linkShape) }),
    discounts: discountsOfItem(order, item),
    prices: itemPrices(order, item),
    gift_message: item.giftMessage,
    status: itemStatus(item, language),
  }
}

const linkShape = ({ id, title, position }: OrderItemDownload): DownloadableItemsLinks => {
  return { uid: encodeUid(id), title, sort_order: position }
}

/** The selections of a bundle by option. */
function bundleOptions(
  order: OrderRecord,
  { bundleSelections }: OrderItemRecord,
): ItemSelectedBundleOption[] {
  return [...Map.groupBy(bundleSelections, (one) => one.optionTitle)].map(([label, selections]) => {
    const uid = encodeUid(selections[0]?.id ?? 0)
    return {
      id: uid,
      uid,
      label,
      values: selections.map((selection) => ({
        id: encodeUid(selection.id),
        uid: encodeUid(selection.id),
        product_name: selection.name,
        product_sku: selection.sku,
        quantity: selection.quantity,
        price: toMoney(shownOf(order, selection), order.currency),
      })),
    }
  })
}

/** Whether the order shows prices with tax. */
export const showsTax = ({ visitorKind, priceDisplay }: OrderRecord) =>
  priceDisplayOf(visitorKind, priceDisplay) === 'incl'

/** The price as the order shows prices (decisions E-4). */
function shownOf(order: OrderRecord, price: { priceExclTax: Cents; priceInclTax: Cents }): Cents {
  return showsTax(order) ? price.priceInclTax : price.priceExclTax
}
