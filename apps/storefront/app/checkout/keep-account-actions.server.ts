import { data, redirect, type RouterContextProvider } from 'react-router'
import { track } from '../analytics/tracked.server.ts'
import { addressValues } from '../account/address.ts'
import { saveAddress } from '../account/address-actions.server.ts'
import { register } from '../account/sign-in-actions.server.ts'
import { challenges } from '../forms/captcha.server.ts'
import { formErrors, hasErrors, valuesOf } from '../forms/form-rules.ts'
import { KeepGuestOrderDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { keepAccountRules } from './keep-account-rules.ts'
import { findVisitorOrder, loadVisitorOrder } from './visitor-order.server.ts'

type Context = Readonly<RouterContextProvider>

/** Makes an account of the guest's last order and signs in; the order is then one of the account's. */
export async function keepAccount(context: Context, request: Request, form: FormData) {
  const { language } = context.get(scopeContext)
  const own = await findVisitorOrder(context, request)
  const order = own && own.reference !== own.number ? await loadVisitorOrder(context, own) : undefined
  if (!own || !order?.email) throw redirect(href(language, 'login'), 303)
  const values = valuesOf(form)
  const { email } = order
  const fail = async (errors: FormErrors, message?: string) =>
    data({ errors, message, challenge: (await challenges(context)).register }, { status: 422 })
  const errors = formErrors(keepAccountRules(email), values)
  if (hasErrors(errors)) return await fail(errors)
  const { firstname = '', lastname = '' } = order.billing_address ?? {}
  const refused = await register(
    context,
    { email, firstname, lastname, password: values['password'] ?? '' },
    values['proof'],
  )
  if (refused) return await fail({}, 'taken' in refused ? m.order_account_taken() : refused.message)
  await giveOrder(context, own.reference)
  // Not typed again for the next order; one that the address book refuses is left out.
  const address = order.shipping_address ?? order.billing_address
  if (address)
    await saveAddress(context, { ...addressValues(address), default_billing: 'on', default_shipping: 'on' })
  await track(context, () => ({ name: 'sign_up' }))
  session(context).flash({ kind: 'success', message: m.login_account_created() })
  return redirect(href(language, 'account'), 303)
}

/** An order that cannot be given, as with an API that does not know how, stays the guest's: the account exists. */
async function giveOrder(context: Context, token: string): Promise<void> {
  try {
    await commerce(context).query(KeepGuestOrderDocument, { token })
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
  }
}
