import { data, redirect, type RouterContextProvider } from 'react-router'
import { isApiError } from '../forms/api-errors.ts'
import { ConfirmProductAlertDocument, EndProductAlertsDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { forgetLinkToken, linkToken } from '../platform/link-token.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'

type Context = Readonly<RouterContextProvider>

const isOver = () => data({ isOver: true }, { status: 422 })

/** Follows the link that confirms an alert, and shows the product. */
export async function confirmAlert(context: Context) {
  const token = linkToken(context, 'product_alert')?.token
  if (token === undefined) return isOver()
  try {
    const { confirmProductAlert: alert } = await commerce(context).query(ConfirmProductAlertDocument, {
      token,
    })
    session(context).flash({ kind: 'success', message: m.alert_active() })
    forgetLinkToken(context, 'product_alert')
    const { language } = context.get(scopeContext)
    return redirect(href(language, 'product', { urlKey: alert.product_url_key }), 303)
  } catch (error) {
    if (!isApiError(error)) throw error
    forgetLinkToken(context, 'product_alert')
    return isOver()
  }
}

/** Ends all alerts of the e-mail to which the link was sent. */
export async function endAlerts(context: Context) {
  const token = linkToken(context, 'product_alert_end')?.token
  if (token === undefined) return isOver()
  try {
    await commerce(context).query(EndProductAlertsDocument, { token })
    return data({ isOver: false })
  } catch (error) {
    if (!isApiError(error)) throw error
    return isOver()
  }
}
