import { displayDay } from '@comptoir/rules/date-format'
import { formatMoney } from '@comptoir/rules/money'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { dayAndTime } from '../platform/dates.ts'
import { centsOf } from '../cart/totals-view.ts'
import { formErrors, hasErrors, valuesOf, type Values } from '../forms/form-rules.ts'
import {
  ConfirmWithdrawalDocument,
  FormSenderDocument,
  RequestOrderLinkDocument,
  RequestWithdrawalDocument,
  WithdrawableOrdersDocument,
  WithdrawalChoicesDocument,
  type DeclaredWithdrawalFragment,
  type WithdrawalChoiceFragment,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { WITHDRAWAL_TOKEN } from '../platform/cookies.ts'
import { forgetLinkToken, linkToken } from '../platform/link-token.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import {
  chooseRules,
  chosenItems,
  FIND_RULES,
  LINK,
  tickOf,
  type Choice,
  type Declaration,
  type WithdrawalStep,
} from './steps.ts'

/** Told in the address, so that the page says the same after a reload. */
const SENT = 'envoye'

type Context = Readonly<RouterContextProvider>

/** A shop without the right to withdraw has no such page (site feature `withdrawal`). */
export function requireWithdrawal(context: Context): void {
  const { features } = context.get(scopeContext).site
  if (!features['withdrawal'] || features['onlineWithdrawal'] === false)
    throw new Response('Not Found', { status: 404 })
}

/** An order of the customer's that can be withdrawn from today. */
export interface OpenOrder {
  readonly number: string
  readonly day: string
  readonly total: string
  readonly until?: string | undefined
}

/** Those of the customer's latest orders that can be withdrawn from; none for guests. */
export async function openOrders(context: Context): Promise<OpenOrder[]> {
  if (!(await visitor(context)).signedIn) return []
  const { language } = context.get(scopeContext)
  const { customer } = await commerce(context).query(WithdrawableOrdersDocument)
  return (customer?.orders?.items ?? []).flatMap((order) =>
    order?.withdrawal?.is_open
      ? [
          {
            number: order.number,
            day: dayAndTime(order.order_date).day,
            total: formatMoney(centsOf(order.total?.grand_total), language),
            until: order.withdrawal.until ? displayDay(order.withdrawal.until) : undefined,
          },
        ]
      : [],
  )
}

/** What the page starts with: the order of a mailed link or of its signed-in owner, else the question for it. */
export async function firstStep(context: Context, search: URLSearchParams): Promise<WithdrawalStep> {
  if (search.has(SENT)) return { step: 'sent' }
  const number = search.get('commande')?.slice(0, 40)
  if (!number && linkToken(context, 'withdrawal')) return await choose(context, { [LINK]: 'on' })
  if (!number) return { step: 'find', values: {} }
  if (!(await visitor(context)).signedIn) return { step: 'find', values: { number } }
  return await choose(context, { number })
}

/** Takes a step of the withdrawal; what was typed travels in the forms, and nothing is declared before the last one. */
export async function takeStep(context: Context, form: FormData) {
  const values = valuesOf(form)
  switch (values['intent']) {
    case 'find':
      return await find(context, values)
    case 'edit':
      return await choose(context, values)
    case 'declare':
      return await declare(context, values)
    case 'confirm':
      return await confirm(context, values)
    default:
      throw new Response('Bad Request', { status: 400 })
  }
}

async function find(context: Context, values: Values) {
  const errors = formErrors(FIND_RULES, values)
  if (hasErrors(errors)) return refused({ step: 'find', values, errors })
  if ((await visitor(context)).signedIn) {
    const own = await choose(context, { number: values['number'] ?? '' })
    if (own.step !== 'find') return own
  }
  const { number = '', email = '' } = values
  try {
    await commerce(context).query(RequestOrderLinkDocument, {
      input: { number: number.trim(), email: email.trim(), purpose: 'WITHDRAWAL' },
    })
  } catch (error) {
    return refused({ step: 'find', values, message: wordsOf(error) })
  }
  return redirect(href(context.get(scopeContext).language, 'withdrawal', { [SENT]: 1 }), 303)
}

async function choose(context: Context, values: Values, message?: string): Promise<WithdrawalStep> {
  try {
    if (values[LINK] && !linkToken(context, 'withdrawal'))
      return { step: 'find', values: {}, message: m.guest_order_over() }
    const choice = await choiceOf(context, values)
    if (choice.refusal !== undefined) return { step: 'closed', choice }
    return { step: 'choose', choice, values: await prefilled(context, choice, values), message }
  } catch (error) {
    if (values[LINK]) forgetLinkToken(context, 'withdrawal')
    return { step: 'find', values: values[LINK] ? {} : values, message: wordsOf(error) }
  }
}

/** How the API is told of the order: by the token of the link that was followed, else by its number. */
const orderOf = (context: Context, { number = '', [LINK]: byLink }: Values) => ({
  number: byLink ? null : number,
  token: (byLink && linkToken(context, 'withdrawal')?.token) || null,
})

async function choiceOf(context: Context, values: Values): Promise<Choice> {
  const { withdrawalOptions } = await commerce(context).query(
    WithdrawalChoicesDocument,
    orderOf(context, values),
  )
  if (!withdrawalOptions) throw new Response('Not Found', { status: 404 })
  return choiceView(withdrawalOptions)
}

function choiceView(options: WithdrawalChoiceFragment): Choice {
  const until = options.until ? displayDay(options.until) : undefined
  const isOver = options.reason_code === 'period_over' && until
  return {
    number: options.order_number,
    until,
    refusal: options.is_open
      ? undefined
      : [options.reason, isOver && m.withdrawal_was_until({ day: until })].filter(Boolean).join(' '),
    lines: options.items.map((item) => ({
      id: item.order_item_id,
      name: item.product_name,
      quantity: item.quantity,
      reason: item.exclusion ?? (item.quantity === 0 && options.is_open ? m.withdrawal_gone() : undefined),
    })),
  }
}

/** A choice seen for the first time: the only line is ticked, and who is signed in does not type their name again. */
async function prefilled(context: Context, { lines }: Choice, values: Values): Promise<Values> {
  if (values['name'] !== undefined) return values
  const free = lines.filter(({ quantity }) => quantity > 0)
  const [only] = free.length === 1 ? free : []
  return { ...values, name: await ownName(context), ...(only && { [tickOf(only.id)]: 'on' }) }
}

async function ownName(context: Context): Promise<string> {
  if (!(await visitor(context)).signedIn) return ''
  const { customer } = await commerce(context).query(FormSenderDocument)
  return [customer?.firstname, customer?.lastname].filter(Boolean).join(' ')
}

async function declare(context: Context, values: Values) {
  const step = await choose(context, values)
  if (step.step !== 'choose') return step
  const { lines } = step.choice
  const errors = formErrors(chooseRules(lines), values, { items: m.withdrawal_choose_one() })
  if (hasErrors(errors)) return refused({ ...step, values, errors })
  const { number, token: link } = orderOf(context, values)
  const { name = '', message } = values
  const items = chosenItems(lines, values)
  const input = { order_number: number, token: link, name, message: message || null, items }
  try {
    const { requestWithdrawal } = await commerce(context).query(RequestWithdrawalDocument, { input })
    if (!requestWithdrawal) throw new Response('Not Found', { status: 404 })
    const { confirmation_token: token, withdrawal } = requestWithdrawal
    return { step: 'confirm', token, values, declaration: declarationView(withdrawal) } as const
  } catch (error) {
    return refused({ ...step, values, message: wordsOf(error) })
  }
}

async function confirm(context: Context, values: Values) {
  const { language, cookies } = context.get(scopeContext)
  const token = values['token'] ?? ''
  try {
    await commerce(context).query(ConfirmWithdrawalDocument, { token })
  } catch (error) {
    return refused(await choose(context, values, wordsOf(error)))
  }
  forgetLinkToken(context, 'withdrawal')
  cookies.set(WITHDRAWAL_TOKEN, token, { maxAge: 24 * 60 * 60, httpOnly: true, sameSite: 'Lax' })
  return redirect(href(language, 'withdrawalReceived'), 303)
}

/** What was just declared, with when it arrived; confirming again what is confirmed only reads it. */
export async function receivedWithdrawal(context: Context) {
  const token = context.get(scopeContext).cookies.get(WITHDRAWAL_TOKEN)
  if (!token) return undefined
  try {
    const { confirmWithdrawal } = await commerce(context).query(ConfirmWithdrawalDocument, { token })
    const withdrawal = confirmWithdrawal?.withdrawal
    if (!withdrawal?.received_at) return undefined
    return {
      declaration: declarationView(withdrawal),
      ...dayAndTime(withdrawal.received_at),
      returnUntil: withdrawal.return_until ? displayDay(withdrawal.return_until) : undefined,
    }
  } catch (error) {
    if (error instanceof CommerceError && error.category) return undefined
    throw error
  }
}

function declarationView(withdrawal: DeclaredWithdrawalFragment): Declaration {
  return {
    number: withdrawal.order_number,
    name: withdrawal.name,
    email: withdrawal.email,
    message: withdrawal.message ?? undefined,
    items: withdrawal.items.map(({ quantity, product_name }) => `${quantity} × ${product_name}`),
  }
}

/** The API's own words, which are the shopper's language here; anything without a category is a failure. */
function wordsOf(error: unknown): string {
  if (error instanceof CommerceError && error.category) return error.message
  throw error
}

const refused = (step: WithdrawalStep) => data(step, { status: 422 })
