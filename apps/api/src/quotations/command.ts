import { lockOrderByNumber, recordOrderEvent, readOrder, type OrderHead } from '../orders/index.ts'
import type { App } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { CommandError, ShopError } from '../platform/errors.ts'
import { localDay } from '../stores/index.ts'
import { acceptQuotation } from './accept.ts'
import { answerable, answerQuotation, prolong } from './answer.ts'
import { asCommandError, pricesOf, shippingOf } from './answer-flags.ts'
import { usualDays } from './answer-input.ts'
import { selectNewest } from './quotations.sql.ts'
import { stateOf } from './state.ts'
import { rejectQuotation } from './reject.ts'
import { amountText } from '../platform/money.ts'

export const quotationsUsage = `  quotations list [--website CODE]               the newest quotations with their states
  quotations answer NUMBER [--days N] [--prices SKU=1290.00,SKU=-10%] [--discount 5%] [--shipping 0] [--message TEXT]
                                                 make it ready to accept, at these prices, and mail it with its PDF
  quotations extend NUMBER [--days N]            extend it to N days from today
  quotations accept NUMBER [--reference TEXT] [--on-account 1]   accept it for a customer who signed it
  quotations cancel NUMBER [--reason TEXT]       cancel it and mail the customer`

type Flags = ReadonlyMap<string, string>
type Work = (tx: Transaction, app: App, order: OrderHead, flags: Flags) => Promise<string>

const listed = 50

const verbs: Readonly<Record<string, Work>> = {
  answer: async (tx, app, order, flags) => {
    const whole = await answerable(tx, app, order)
    const { expiresAt, grandTotal } = await answerQuotation(tx, app, order, {
      prices: pricesOf(whole, flags),
      shipping: shippingOf(whole.order, flags),
      days: readDays(app, order, flags),
      message: readMessage(flags),
    })
    const day = localDay(app.stores.byId(order.storeId), expiresAt)
    return `Sent: ${amountText(grandTotal, order.currency)} with tax; it holds until ${day}`
  },
  extend: async (tx, app, order, flags) => {
    const days = readDays(app, order, flags)
    const expiresAt = await prolong(tx, app, await answerable(tx, app, order), { days })
    await recordOrderEvent(tx, app, order, { reason: 'quotation extended' })
    return `It holds until ${localDay(app.stores.byId(order.storeId), expiresAt)}`
  },
  accept: async (tx, app, order, flags) => {
    const purchaseOrderNumber = flags.get('reference') ?? null
    const isOnAccount = flags.get('on-account') === '1'
    await acceptQuotation(tx, app, order, { payment: undefined, purchaseOrderNumber, isOnAccount })
    return 'Accepted'
  },
  cancel: async (tx, app, order, flags) => {
    await rejectQuotation(tx, app, order, { by: 'shop', reason: flags.get('reason') ?? '' })
    return 'Cancelled'
  },
}

/**
 * Runs a `quotations` command and returns its output. Throws CommandError with a message of one sentence.
 */
export async function quotationsCommand(app: App, words: readonly string[], flags: Flags): Promise<string> {
  const [verb = '', number = ''] = words
  if (verb === 'list') return await list(app, flags)
  const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!work || !number) throw new CommandError(`Use one of:\n${quotationsUsage}`)
  try {
    return await inTransaction(app.sql, async (tx) => {
      const order = await lockOrderByNumber(tx, number)
      if (!order?.isQuotation) throw new CommandError(`There is no quotation ${number}.`)
      return await work(tx, app, order, flags)
    })
  } catch (error) {
    if (error instanceof ShopError) throw new CommandError(error.message)
    throw asCommandError(error)
  }
}

function readDays(app: App, { storeId }: OrderHead, flags: Flags): number {
  const usual = usualDays(app.stores.byId(storeId))
  const text = flags.get('days') ?? String(usual)
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new CommandError(`--days is a number from 1 to 999, but is "${text}".`)
  return Number(text)
}

const longestMessage = 2000

function readMessage(flags: Flags): string | undefined {
  const message = flags.get('message')?.trim()
  if (message && message.length > longestMessage)
    throw new CommandError(`--message has ${message.length} characters: use ${longestMessage} at most.`)
  return message
}

async function list(app: App, flags: Flags): Promise<string> {
  const ids = await selectNewest(app.sql, { website: flags.get('website') ?? null, limit: listed })
  const orders = await Promise.all(ids.map((id) => readOrder(app.sql, id)))
  const lines = orders.flatMap((whole) => {
    const order = whole?.order
    if (!order?.quotationExpiresAt) return []
    const state = stateOf(app, order, app.now()) ?? ''
    const store = app.stores.byId(order.storeId)
    const asked = localDay(store, order.createdAt)
    const until = localDay(store, order.quotationExpiresAt)
    const total = amountText(order.grandTotal, order.currency)
    return [`${order.number}  ${state}  asked ${asked}  until ${until}  ${total}  ${order.email}`]
  })
  return lines.length > 0 ? lines.join('\n') : 'No quotations.'
}
