import { data, redirect, type RouterContextProvider } from 'react-router'
import { formErrors, hasErrors, valuesOf, type Values } from '../forms/form-rules.ts'
import {
  ConfirmWithdrawalDocument,
  RequestOrderLinkDocument,
  RequestWithdrawalDocument,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { COOKIES } from '../platform/cookie-list.ts'
import { WITHDRAWAL_TOKEN } from '../platform/cookies.ts'
import { forgetLinkToken } from '../platform/link-token.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import { FIND_RULES, selectedItems, selectionRules, SENT, type WithdrawalStep } from './steps.ts'
import { apiMessage, declarationView, loadSelection, orderOf } from './withdrawal.server.ts'

type Context = Readonly<RouterContextProvider>

/** Submits a step. Values travel in the forms; nothing is declared before the last step. */
export async function submitStep(context: Context, form: FormData) {
  const values = valuesOf(form)
  switch (values['intent']) {
    case 'find':
      return await find(context, values)
    case 'edit':
      return await loadSelection(context, values)
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
  if (hasErrors(errors)) return invalid({ step: 'find', values, errors })
  if ((await visitor(context)).signedIn) {
    const selection = await loadSelection(context, { number: values['number'] ?? '' })
    if (selection.step !== 'find') return selection
  }
  const { number = '', email = '' } = values
  try {
    await commerce(context).query(RequestOrderLinkDocument, {
      input: { number: number.trim(), email: email.trim(), purpose: 'WITHDRAWAL' },
    })
  } catch (error) {
    return invalid({ step: 'find', values, message: apiMessage(error) })
  }
  return redirect(href(context.get(scopeContext).language, 'withdrawal', { [SENT]: 1 }), 303)
}

async function declare(context: Context, values: Values) {
  const step = await loadSelection(context, values)
  if (step.step !== 'select') return step
  const { lines } = step.options
  const errors = formErrors(selectionRules(lines), values, { items: m.withdrawal_choose_one() })
  if (hasErrors(errors)) return invalid({ ...step, values, errors })
  const { number, token: link } = orderOf(context, values)
  const { name = '', message } = values
  const items = selectedItems(lines, values)
  const input = { order_number: number, token: link, name, message: message || null, items }
  try {
    const { requestWithdrawal } = await commerce(context).query(RequestWithdrawalDocument, { input })
    if (!requestWithdrawal) throw new Response('Not Found', { status: 404 })
    const { confirmation_token: token, withdrawal } = requestWithdrawal
    return { step: 'confirm', token, values, declaration: declarationView(withdrawal) } as const
  } catch (error) {
    return invalid({ ...step, values, message: apiMessage(error) })
  }
}

async function confirm(context: Context, values: Values) {
  const { language, cookies } = context.get(scopeContext)
  const token = values['token'] ?? ''
  try {
    await commerce(context).query(ConfirmWithdrawalDocument, { token })
  } catch (error) {
    return invalid(await loadSelection(context, values, apiMessage(error)))
  }
  forgetLinkToken(context, 'withdrawal')
  cookies.set(WITHDRAWAL_TOKEN, token, {
    maxAge: COOKIES[WITHDRAWAL_TOKEN].maxAge,
    httpOnly: true,
    sameSite: 'Lax',
  })
  return redirect(href(language, 'withdrawalReceived'), 303)
}

const invalid = (step: WithdrawalStep) => data(step, { status: 422 })
