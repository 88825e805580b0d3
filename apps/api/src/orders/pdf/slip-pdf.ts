import { formatDateTime } from '../../mail/index.ts'
import { messageIn } from '../../platform/messages.ts'
import { countryName, type ShopLogo, type Store } from '../../stores/index.ts'
import { locationAddress, slotText } from '../fulfilment.ts'
import { appointmentText } from '../appointment.ts'
import { longDay } from '../long-day.ts'
import type { OrderAddressRecord, OrderItemRecord, WholeOrder } from '../order.ts'
import { Sheet, type Cell } from './sheet.ts'

export type SlipKind = 'picking' | 'packing'

/** An order whose slip is printed: `store` is its store view in the language of the slip. */
export type SlipOrder = {
  whole: WholeOrder
  store: Store
  /** Units left to ship by order item id. */
  left: ReadonlyMap<number, number>
  /** Units in stock by order item id, where stock is counted. */
  stock: ReadonlyMap<number, number>
  /** What the team noted; printed for the shelf only. */
  notes: readonly string[]
  logo: ShopLogo | undefined
}

/** Slips of several orders, each on a page of its own. */
export async function slipsPdf(kind: SlipKind, orders: readonly SlipOrder[], at: Date): Promise<Buffer> {
  const [first] = orders
  if (!first) throw new Error('Slips need at least one order.')
  const title = orders.map((one) => titleOf(kind, one)).join(', ')
  const sheet = await Sheet.open(title.slice(0, 200), first.store.language, at)
  for (const [index, order] of orders.entries()) {
    if (index > 0) sheet.newPage()
    writeSlip(sheet, kind, order, at)
  }
  return await sheet.close()
}

const titleOf = (kind: SlipKind, { whole, store }: SlipOrder) =>
  messageIn(store.language, `slip_${kind}`, { number: whole.order.number })

function writeSlip(sheet: Sheet, kind: SlipKind, slip: SlipOrder, at: Date): void {
  const { whole, store, left, notes } = slip
  const { order, items } = whole
  const { language, website, settings } = store
  const { company } = settings
  // The slip for the shelf stays in the house.
  if (kind === 'packing' && slip.logo) sheet.mark(slip.logo, website.name)
  sheet.columns([[company.name ?? website.name, ...(kind === 'packing' ? company.address : [])]])
  sheet.gap(0.5)
  sheet.heading(titleOf(kind, slip))
  sheet.paragraph([promise(slip), order.shippingTitle].filter(Boolean).join(' '))
  sheet.gap()
  const cutlery = order.cutlery > 0 && messageIn(language, 'cutlery_sets', { count: order.cutlery })
  const remarks = [
    order.comment,
    order.commentShipping,
    cutlery,
    ...(kind === 'picking' ? notes : []),
  ].flatMap((text) => text || [])
  const attention = remarks.length > 0 ? [[messageIn(language, 'slip_attention'), ...remarks]] : []
  sheet.columns([[messageIn(language, 'slip_for'), ...destination(slip)], ...attention])
  sheet.gap()
  const wanted = items.filter(({ id }) => (left.get(id) ?? 0) > 0)
  if (wanted.length === 0) sheet.paragraph(messageIn(language, 'slip_nothing_left'))
  else writeItems(sheet, kind, slip, wanted)
  sheet.gap()
  for (const text of remaining(slip)) sheet.paragraph(text, { faint: true })
  sheet.gap()
  if (kind === 'packing') return sheet.paragraph(messageIn(language, 'slip_thanks'))
  sheet.rule()
  sheet.columns([
    [messageIn(language, 'slip_prepared_by')],
    [messageIn(language, 'slip_printed', { time: formatDateTime(store, at) })],
  ])
}

function promise({ whole: { order }, store }: SlipOrder): string {
  const { appointment, fulfilment, deliveryDate } = order
  if (appointment)
    return messageIn(store.language, 'slip_promised', { day: appointmentText(appointment, store) })
  if (fulfilment) return messageIn(store.language, 'slip_promised', { day: slotText(fulfilment, store) })
  if (deliveryDate === null) return ''
  return messageIn(store.language, 'slip_promised', { day: longDay(store, deliveryDate, 'full') })
}

/** The address of the parcel; for a pickup the buyer and the point of sale. */
function destination({ whole: { order, addresses }, store }: SlipOrder): string[] {
  const address = addresses.find(({ kind }) => kind === 'shipping') ?? addresses[0]
  const isPickup = order.fulfilment?.method === 'pickup'
  const buyer = address ? addressLines(address, store, isPickup) : [order.email]
  return isPickup && order.fulfilment
    ? [...buyer, order.fulfilment.location.title, locationAddress(order.fulfilment)]
    : buyer
}

function addressLines(address: OrderAddressRecord, { language }: Store, isPickup: boolean): string[] {
  const { company, firstname, lastname, street, postcode, city, countryCode, telephone, delivery } = address
  const person = [company, `${firstname} ${lastname}`]
  const place = [...street, `${postcode ?? ''} ${city}`.trim(), countryName(countryCode, language)]
  const courier = [delivery?.padCode, delivery?.padFloor, delivery?.padAppt, delivery?.padInstructions]
  return [...person, ...(isPickup ? [] : place), telephone, ...(isPickup ? [] : courier)].flatMap(
    (text) => text || [],
  )
}

const widths = { picking: [0.06, 0.1, 0.66, 0.18], packing: [0, 0.12, 0.88, 0] } as const

function writeItems(
  sheet: Sheet,
  kind: SlipKind,
  { store, left, stock }: SlipOrder,
  items: readonly OrderItemRecord[],
): void {
  const { language } = store
  const [box, quantity, name, count] = widths[kind]
  const cells = (texts: readonly [string, string, string], isBox: boolean): Cell[] => [
    ...(box > 0 ? [{ text: '', width: box, isBox }] : []),
    { text: texts[0], width: quantity, bold: isBox || kind === 'packing' },
    { text: texts[1], width: name },
    ...(count > 0 ? [{ text: texts[2], width: count, align: 'right' as const }] : []),
  ]
  const heads = ['slip_quantity', 'slip_item', 'slip_stock'] as const
  const [first, second, third] = heads.map((key) => messageIn(language, key))
  sheet.row(cells([first ?? '', second ?? '', third ?? ''], false), { isHead: true })
  sheet.rule()
  for (const item of items) {
    const gift = item.giftMessage
    const lines = [
      item.name,
      item.sku,
      ...item.options.map(({ label, value }) => messageIn(language, 'labelled', { label, value })),
      ...item.bundleSelections.map((one) => `${one.quantity} × ${one.name}`),
      ...(gift
        ? [
            messageIn(language, 'slip_gift', {
              text: [gift.to, gift.message, gift.from].filter(Boolean).join(' · '),
            }),
          ]
        : []),
    ]
    const text = lines.filter(Boolean).join('\n')
    sheet.row(cells([String(left.get(item.id) ?? 0), text, String(stock.get(item.id) ?? '')], true), {
      size: 10.5,
    })
  }
  sheet.rule()
}

/** What is in the order and not in this parcel. */
function remaining({ whole: { items, shipments }, store: { language } }: SlipOrder): string[] {
  const named = (of: readonly { id: number; quantity: number }[]) =>
    of
      .map(({ id, quantity }) => `${quantity} × ${items.find((item) => item.id === id)?.name ?? ''}`)
      .join(', ')
  const sent = shipments.map((shipment) =>
    messageIn(language, 'slip_already_sent', {
      number: shipment.number,
      content: named(shipment.items.map(({ orderItemId, quantity }) => ({ id: orderItemId, quantity }))),
    }),
  )
  const services = items.filter(({ productType }) => ['virtual', 'downloadable'].includes(productType))
  return services.length === 0
    ? sent
    : [...sent, messageIn(language, 'slip_nothing_to_pack', { content: named(services) })]
}
