import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import type { RouterContextProvider } from 'react-router'
import { dayAndTime, numericDay } from '../platform/dates.ts'
import { centsOf } from '../cart/totals-view.ts'
import type { Values } from '../forms/form-rules.ts'
import {
  ConfirmWithdrawalDocument,
  FormSenderDocument,
  WithdrawableOrdersDocument,
  WithdrawalOptionsDocument,
  type DeclaredWithdrawalFragment,
  type WithdrawalOptionFragment,
} from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { WITHDRAWAL_TOKEN } from '../platform/cookies.ts'
import { forgetLinkToken, linkToken } from '../platform/link-token.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import {
  BY_LINK,
  checkboxName,
  SENT,
  type Declaration,
  type WithdrawalOptions,
  type WithdrawalStep,
} from './steps.ts'

type Context = Readonly<RouterContextProvider>

/** Throws a 404 response where the shop has no withdrawal form (site feature `withdrawal`). */
export function requireWithdrawal(context: Context): void {
  const { features } = context.get(scopeContext).site
  if (!features['withdrawal'] || features['onlineWithdrawal'] === false)
    throw new Response('Not Found', { status: 404 })
}

/** An order that can be withdrawn from today. */
export interface OpenOrder {
  readonly number: string
  readonly day: string
  readonly total: string
  readonly until?: string | undefined
}

/** The customer's recent orders that can be withdrawn from; empty for guests. */
export async function openOrders(context: Context): Promise<OpenOrder[]> {
  if (!(await visitor(context)).signedIn) return []
  const { site, language } = context.get(scopeContext)
  const { customer } = await commerce(context).query(WithdrawableOrdersDocument)
  return (customer?.orders?.items ?? []).flatMap((order) =>
    order?.withdrawal?.is_open
      ? [
          {
            number: order.number,
            day: dayAndTime(order.order_date, { site, language }).day,
            total: formatMoney(
              centsOf(order.total?.grand_total),
              language,
              order.total?.grand_total.currency ?? undefined,
            ),
            until: order.withdrawal.until ? numericDay(order.withdrawal.until, language) : undefined,
          },
        ]
      : [],
  )
}

/** First step: the order of an e-mailed link or of its signed-in owner, else the form to find it. */
export async function firstStep(context: Context, search: URLSearchParams): Promise<WithdrawalStep> {
  if (search.has(SENT)) return { step: 'sent' }
  const number = search.get('order')?.slice(0, 40)
  if (!number && linkToken(context, 'withdrawal')) return await loadSelection(context, { [BY_LINK]: 'on' })
  if (!number) return { step: 'find', values: {} }
  if (!(await visitor(context)).signedIn) return { step: 'find', values: { number } }
  return await loadSelection(context, { number })
}

/** The step to select items of an order; the first step, or why it is closed, when that is impossible. */
export async function loadSelection(
  context: Context,
  values: Values,
  message?: string,
): Promise<WithdrawalStep> {
  try {
    if (values[BY_LINK] && !linkToken(context, 'withdrawal'))
      return { step: 'find', values: {}, isLinkExpired: true }
    const options = await loadOptions(context, values)
    if (options.closed) return { step: 'closed', options }
    return { step: 'select', options, values: await prefilled(context, options, values), message }
  } catch (error) {
    if (values[BY_LINK]) forgetLinkToken(context, 'withdrawal')
    return { step: 'find', values: values[BY_LINK] ? {} : values, message: apiMessage(error) }
  }
}

/** Order reference for the API: the token of the link, else the order number. */
export const orderOf = (context: Context, { number = '', [BY_LINK]: byLink }: Values) => ({
  number: byLink ? null : number,
  token: (byLink && linkToken(context, 'withdrawal')?.token) || null,
})

async function loadOptions(context: Context, values: Values): Promise<WithdrawalOptions> {
  const { withdrawalOptions } = await commerce(context).query(
    WithdrawalOptionsDocument,
    orderOf(context, values),
  )
  if (!withdrawalOptions) throw new Response('Not Found', { status: 404 })
  return optionsView(withdrawalOptions, context.get(scopeContext).language)
}

function optionsView(options: WithdrawalOptionFragment, language: Language): WithdrawalOptions {
  return {
    number: options.order_number,
    until: options.until ? numericDay(options.until, language) : undefined,
    closed: options.is_open
      ? undefined
      : { reason: options.reason ?? '', isOver: options.reason_code === 'period_over' },
    lines: options.items.map((item) => ({
      id: item.order_item_id,
      name: item.product_name,
      quantity: item.quantity,
      reason: item.exclusion ?? undefined,
    })),
  }
}

/** Preselects the only line and fills in the name of a signed-in customer. */
async function prefilled(context: Context, { lines }: WithdrawalOptions, values: Values): Promise<Values> {
  if (values['name'] !== undefined) return values
  const available = lines.filter(({ quantity }) => quantity > 0)
  const [only] = available.length === 1 ? available : []
  return { ...values, name: await customerName(context), ...(only && { [checkboxName(only.id)]: 'on' }) }
}

async function customerName(context: Context): Promise<string> {
  if (!(await visitor(context)).signedIn) return ''
  const { customer } = await commerce(context).query(FormSenderDocument)
  return [customer?.firstname, customer?.lastname].filter(Boolean).join(' ')
}

/** The confirmed withdrawal. Confirming twice only reads it. */
export async function receivedWithdrawal(context: Context) {
  const { site, language, cookies } = context.get(scopeContext)
  const token = cookies.get(WITHDRAWAL_TOKEN)
  if (!token) return undefined
  try {
    const { confirmWithdrawal } = await commerce(context).query(ConfirmWithdrawalDocument, { token })
    const withdrawal = confirmWithdrawal?.withdrawal
    if (!withdrawal?.received_at) return undefined
    return {
      declaration: declarationView(withdrawal),
      ...dayAndTime(withdrawal.received_at, { site, language }),
      returnUntil: withdrawal.return_until ? numericDay(withdrawal.return_until, language) : undefined,
    }
  } catch (error) {
    if (error instanceof CommerceError && error.category) return undefined
    throw error
  }
}

export function declarationView(withdrawal: DeclaredWithdrawalFragment): Declaration {
  return {
    number: withdrawal.order_number,
    name: withdrawal.name,
    email: withdrawal.email,
    message: withdrawal.message ?? undefined,
    items: withdrawal.items.map(({ quantity, product_name }) => `${quantity} × ${product_name}`),
  }
}

/** Message of an API error, which is in the shopper's language; rethrows anything else. */
export function apiMessage(error: unknown): string {
  if (error instanceof CommerceError && error.category) return error.message
  throw error
}
