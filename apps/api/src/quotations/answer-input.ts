import type { QuotationAnswerInput } from '@comptoir/contract/generated/admin'
import { addDays, type Day } from '@comptoir/rules/calendar'
import { DAY_MS } from '@comptoir/rules/duration'
import { WHOLE, type Cents } from '@comptoir/rules/money'
import type { WholeOrder } from '../orders/index.ts'
import { InvalidInputError, type Problem } from '../platform/admin/errors.ts'
import type { App } from '../platform/context.ts'
import { messageIn, type TextKey } from '../platform/messages.ts'
import { localDay } from '../stores/index.ts'
import type { Answer } from './answer.ts'
import { pricesReducedBy, reduced } from './answer-flags.ts'

const longestMessage = 2000
const longestDays = 365

/** The answer that an input means for a quotation. Throws InvalidInputError with every problem, in a language. */
export function answerOf(app: App, whole: WholeOrder, input: QuotationAnswerInput, language: string): Answer {
  const problems: Problem[] = []
  const wrong = (field: string, key: TextKey) => problems.push({ field, message: messageIn(language, key) })
  const share = input.percentOffAll ?? 0
  if (share < 0 || share > WHOLE) wrong('answer.percentOffAll', 'quotation_answer_percent')
  const prices = new Map<number, Cents>(share > 0 ? pricesReducedBy(whole, share) : [])
  for (const [at, line] of (input.lines ?? []).entries()) {
    const field = `answer.lines.${at}`
    const item = whole.items.find(({ id }) => String(id) === line.itemId)
    if (!item) wrong(field, 'quotation_answer_item')
    else if (typeof line.price === 'number') {
      if (line.price < 0) wrong(`${field}.price`, 'quotation_answer_price')
      prices.set(item.id, line.price)
    } else if (typeof line.percentOff === 'number') {
      if (line.percentOff < 1 || line.percentOff > WHOLE)
        wrong(`${field}.percentOff`, 'quotation_answer_percent')
      else prices.set(item.id, reduced(whole.order, item, line.percentOff))
    }
  }
  if (typeof input.shipping === 'number' && input.shipping < 0)
    wrong('answer.shipping', 'quotation_answer_price')
  const message = input.message?.trim()
  if (message && message.length > longestMessage) wrong('answer.message', 'quotation_answer_message')
  const days = daysUntil(app, whole, input.validUntil)
  if (days < 0 || days > longestDays) wrong('answer.validUntil', 'quotation_answer_day')
  if (problems.length > 0) throw new InvalidInputError(problems)
  return { prices, shipping: input.shipping ?? undefined, days, message }
}

/** Days from today of the shop until a day; the usual ones of the website without a day. */
export function daysUntil({ stores, now }: App, { order }: WholeOrder, day: Day | null | undefined): number {
  const store = stores.byId(order.storeId)
  if (!day) return usualDays(store)
  const today = localDay(store, now())
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
}

/** Days that a website gives customers to accept. */
export const usualDays = ({ settings }: ReturnType<App['stores']['byId']>): number =>
  settings.quotations?.valid_days ?? fallbackDays

const fallbackDays = 30

/** The day after so many days from today of the shop. */
export const dayAfter = (app: App, { order }: WholeOrder, days: number): Day =>
  addDays(localDay(app.stores.byId(order.storeId), app.now()), days)
