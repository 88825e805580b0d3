import type { OrderLine } from '@comptoir/contract/generated/admin'
import { priceDisplayOf } from '@comptoir/rules/visitor'
import { findPictures } from '../../catalogue/index.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import type { OrderItemRecord, OrderRecord } from '../order.ts'
import { unitPriceOf } from '../reprice.ts'
import type { DeskOrder } from './desk-order.ts'
import { selectLineExtras, type LineExtra } from './desk.sql.ts'

export const showsTax = ({ visitorKind, priceDisplay }: Pick<OrderRecord, 'visitorKind' | 'priceDisplay'>) =>
  priceDisplayOf(visitorKind, priceDisplay) === 'incl'

/** Units of an item left to ship; see `selectUnsent`. */
export function leftToShip(item: OrderItemRecord): number {
  const { quantity, quantityCanceled, quantityShipped, quantityRefunded } = item
  if (!isShippable(item)) return 0
  return Math.max(0, quantity - quantityCanceled - Math.max(quantityShipped, quantityRefunded))
}

const isShippable = ({ productType }: OrderItemRecord) => !['virtual', 'downloadable'].includes(productType)

/** The lines with pictures and today's stock. */
export async function linesOf(ctx: AdminContext, { whole, store, id }: DeskOrder): Promise<OrderLine[]> {
  const extras = new Map((await selectLineExtras(ctx.app.sql, id)).map((extra) => [extra.id, extra]))
  const files = [...extras.values()].flatMap(({ file }) => file ?? [])
  const pictures = await findPictures({ app: ctx.app, store }, files)
  return whole.items.map((item) => {
    const extra = extras.get(item.id)
    const address = pictures.get(extra?.file ?? '')?.sizes[0]?.webp
    const picture = address ? new URL(address).pathname : null
    return lineOf(whole.order, item, { stock: extra?.stock ?? null, picture })
  })
}

function lineOf(
  order: OrderRecord,
  item: OrderItemRecord,
  { stock, picture }: Pick<LineExtra, 'stock'> & { picture: string | null },
): OrderLine {
  const money = (amount: number) => ({ amount, currency: order.currency })
  const { giftMessage, bundleSelections } = item
  const selections = bundleSelections.map(({ quantity, name }) => `${quantity} × ${name}`)
  const options = item.options.map(({ label, value }) => [label, value].join(': '))
  return {
    id: String(item.id),
    sku: item.sku,
    name: item.name,
    options: selections.length > 0 ? selections : options,
    giftMessage:
      giftMessage && [giftMessage.to, giftMessage.message, giftMessage.from].filter(Boolean).join(' · '),
    picture,
    isShippable: isShippable(item),
    quantity: item.quantity,
    quantityShipped: item.quantityShipped,
    quantityCanceled: item.quantityCanceled,
    quantityRefunded: item.quantityRefunded,
    quantityLeft: leftToShip(item),
    stock,
    unitPrice: money(unitPriceOf(order, item)),
    rowTotal: money(showsTax(order) ? item.rowInclTax : item.rowExclTax),
    discount: money(item.discount),
  }
}
