import { data, redirect, type RouterContextProvider } from 'react-router'
import { apiErrorText, isApiError } from '../forms/api-errors.ts'
import { formErrors, hasErrors, type Values } from '../forms/form-rules.ts'
import { CreateProductAlertDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { session } from '../platform/session.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { alertRules } from './alert-rules.ts'
import { alertedProduct } from './request.server.ts'

/** What was sent, and why it was not accepted. */
interface AlertErrors {
  readonly values: Values
  readonly errors: FormErrors
  readonly message: string | undefined
}

/** Asks for the alert and returns to the product, which says what happens next; else returns the errors with 422. */
export async function requestAlert(
  context: Readonly<RouterContextProvider>,
  productSku: string,
  { search, values }: { search: URLSearchParams; values: Values },
) {
  const fail = (errors: FormErrors, message?: string) =>
    data<AlertErrors>({ values, errors, message }, { status: 422 })
  const errors = formErrors(alertRules, values)
  if (hasErrors(errors)) return fail(errors)
  const { sku, kind, path } = await alertedProduct(context, productSku, search)
  const email = values['email']?.trim() ?? ''
  try {
    const { createProductAlert } = await commerce(context).query(CreateProductAlertDocument, {
      input: { sku, email, kind: kind === 'stock' ? 'STOCK' : 'PRICE' },
    })
    const isActive = createProductAlert.status === 'ACTIVE'
    const message = isActive ? m.alert_active() : m.alert_mail_sent({ email })
    session(context).flash({ kind: 'success', message })
    return redirect(path, 303)
  } catch (error) {
    const isBack = isApiError(error) && /is in stock/.test(error.message)
    return fail({}, isBack ? m.alert_in_stock() : apiErrorText(error))
  }
}
