import { MOST_QUICK_LINES } from '@comptoir/rules/quantity'
import {
  LONGEST_LIST,
  readOrderList,
  withRows,
  writeOrderList,
  type OrderRow,
} from '@comptoir/rules/quick-order'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { addLines } from '../cart/cart-change-actions.server.ts'
import { isCartGone } from '../cart/cart-session.server.ts'
import { failuresText, joinTexts, userErrorText } from '../cart/cart-errors.ts'
import { notFound } from '../content/page.server.ts'
import type { CartItemInput } from '../generated/graphql.ts'
import { createOrderList, fillList, listPath } from '../order-lists/list-form-actions.server.ts'
import { hasOrderLists, orderListNames } from '../order-lists/order-lists.server.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError, isServerFailure } from '../platform/commerce-errors.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { BLANK, BLANK_ROWS, isBlank, rowError, type CheckedRow } from './checked-row.ts'
import { readQuickOrderForm, type QuickOrderInput } from './read-form.ts'
import { checkQuickOrder, checkRows, type CheckedLine } from './quick-order.server.ts'

type Context = Readonly<RouterContextProvider>

/** The form after a button that leads nowhere else. */
export interface QuickOrderResult {
  readonly rows: readonly CheckedRow[]
  /** What of a pasted list did not become a row. */
  readonly list: string
  /** Error of the list. */
  readonly listError?: string | undefined
  /** Why nothing could be done. */
  readonly problem?: string | undefined
  /** What was done. */
  readonly message?: string | undefined
  /** The order list that was chosen, the name of a new one, and why it cannot be made. */
  readonly keep?: { readonly into: string; readonly name: string; readonly error?: string | undefined }
}

/** Runs the form of a quick order: leads to the cart, or returns {@link QuickOrderResult} with nothing lost. */
export async function quickOrderAction(context: Context, request: Request) {
  await checkQuickOrder(context)
  const input = readQuickOrderForm(await request.formData())
  const answer = await answerOf(context, input)
  if (answer instanceof Response) return answer
  const { into, newList: name } = input
  const typed = into || name ? { keep: { into, name } } : {}
  return data({ ...typed, ...answer.result } satisfies QuickOrderResult, { status: answer.status })
}

/** A form to show again. */
interface Answer {
  readonly result: QuickOrderResult
  readonly status: number
}

async function answerOf(context: Context, input: QuickOrderInput): Promise<Answer | Response> {
  try {
    return await run(context, input)
  } catch (error) {
    const isKnown = error instanceof CommerceError && !isCartGone(error) && !isServerFailure(error)
    if (!isKnown && !isServerFailure(error)) throw error
    context.get(scopeContext).log.error({ err: error }, 'A quick order failed')
    const problem = isKnown ? failuresText(error.failures) : m.form_error_generic()
    return returned({ rows: input.rows, list: input.list, problem }, isKnown ? 422 : 503)
  }
}

async function run(context: Context, input: QuickOrderInput) {
  const { intent, rows, list, file } = input
  if (intent === 'import') return await importList(context, rows, { list, file })
  const lines = await checkRows(context, rows)
  const checked = lines.map(({ row }) => row)
  if (intent === 'more') return returned({ rows: [...checked, ...blanks(BLANK_ROWS)], list })
  if (intent === 'check') return returned({ rows: checked, list })
  if (lines.length === 0) return returned({ rows: [], list, problem: m.quick_order_empty() }, 422)
  if (intent === 'keep') return await keepInList(context, lines, input)
  // Nothing is added while a row is wrong: a second press must not add the others twice.
  const items = lines.flatMap(({ item }) => item ?? [])
  if (items.length < lines.length || checked.some((row) => rowError(row)))
    return returned({ rows: checked, list }, 422)
  return await addAll(context, { items, checked, list })
}

/** What the cart does not take, since it has some already, stays in the form with its error. */
async function addAll(
  context: Context,
  { items, checked, list }: { items: CartItemInput[]; checked: readonly CheckedRow[]; list: string },
) {
  const errors = await addLines(context, items)
  const count = items.length - errors.length
  const message = m.quick_order_added({ count })
  if (errors.length > 0) {
    const left = errors.flatMap(({ position, code, message: text }) => {
      const row = checked[position]
      return row ? [{ ...row, error: { code, message: text } }] : []
    })
    const others = errors.filter(({ position }) => !checked[position])
    const problem = joinTexts(others.map(userErrorText)) || undefined
    return returned({ rows: left, list, problem, ...(count > 0 && { message }) })
  }
  session(context).flash({ kind: 'success', message })
  return redirect(href(context.get(scopeContext).language, 'cart'), 303)
}

async function importList(
  context: Context,
  rows: readonly OrderRow[],
  { list, file }: Pick<QuickOrderInput, 'list' | 'file'>,
) {
  const current = async () => (await checkRows(context, rows)).map(({ row }) => row)
  if (Math.max(list.length, file?.size ?? 0) > LONGEST_LIST) {
    const most = String(Math.floor(LONGEST_LIST / 1000))
    return returned({ rows: await current(), list, listError: m.quick_order_file_size({ most }) }, 422)
  }
  const found = [...readOrderList(list), ...readOrderList(file ? await file.text() : '')]
  if (found.length === 0)
    return returned({ rows: await current(), list, listError: m.quick_order_nothing() }, 422)
  const { rows: all, rest } = withRows(rows, found)
  const checked = (await checkRows(context, all)).map(({ row }) => row)
  const listError =
    rest.length > 0 ? m.quick_order_rest({ count: rest.length, most: MOST_QUICK_LINES }) : undefined
  return returned({ rows: checked, list: writeOrderList(rest), listError })
}

/** Puts the rows into an order list, and leads to it. What is out of stock now may be ordered later. */
async function keepInList(context: Context, lines: readonly CheckedLine[], input: QuickOrderInput) {
  const { list, into, newList: name } = input
  const rows = lines.map(({ row }) => row)
  const items = lines.flatMap(({ item }) => item ?? [])
  if (items.length < lines.length) return returned({ rows, list, keep: { into, name } }, 422)
  if (!(await hasOrderLists(context))) throw await notFound(context)
  const known = (await orderListNames(context)).find(({ id }) => id === into)
  const target = known ?? (await createOrderList(context, name))
  if ('error' in target) return returned({ rows, list, keep: { into: '', ...target } }, 422)
  const problems = await fillList(context, target.id, items)
  if (problems.length > 0)
    return returned({ rows, list, keep: { into: target.id, name: '' }, problem: joinTexts(problems) })
  session(context).flash({ kind: 'success', message: m.order_list_kept({ count: items.length }) })
  return redirect(listPath(context, target.id), 303)
}

const blanks = (count: number): CheckedRow[] => Array.from({ length: count }, () => BLANK)

/** Some rows stay free to type into. */
function returned({ rows, ...rest }: QuickOrderResult, status = 200): Answer {
  const filled = rows.filter((row) => !isBlank(row)).length
  const shown = rows.length > filled ? rows : [...rows, ...blanks(Math.max(1, BLANK_ROWS - filled))]
  return { result: { rows: shown.slice(0, MOST_QUICK_LINES), ...rest }, status }
}
