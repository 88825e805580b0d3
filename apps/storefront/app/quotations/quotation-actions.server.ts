import { acceptTerms, textOf } from '@comptoir/rules/validation'
import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Values } from '../forms/form-rules.ts'
import { isRefusal } from '../forms/refusal.ts'
import { CancelQuotationDocument, ValidateQuotationDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { NotAuthorisedError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import type { QuotationRefusal } from './quotation-panel.tsx'

type Context = Readonly<RouterContextProvider>
type Named = { readonly number: string; readonly entity_id?: number | null }

const REFERENCE_LIMIT = 64

/** Accepts a quotation: on to `payment`, where it is to be paid at once, or back to it with a QuotationRefusal and 422. */
export async function acceptQuotation(
  context: Context,
  { number, entity_id: id }: Named,
  values: Values,
  payment: string,
) {
  const reference = textOf(values['reference'])
  const errors: Record<string, string> = {}
  if (reference.length > REFERENCE_LIMIT)
    errors['reference'] = m.error_maxlength({ maxlength: String(REFERENCE_LIMIT) })
  if (acceptTerms(values['terms']) !== true) errors['terms'] = m.checkout_error_terms()
  if (Object.keys(errors).length > 0) return refused(values, errors)
  try {
    const { validateQuotation } = await commerce(context).query(ValidateQuotationDocument, {
      id: id ?? 0,
      method: values['payment'] || null,
      reference: reference || null,
    })
    const isPayable = validateQuotation?.order.status_code === 'pending_payment'
    session(context).flash({ kind: 'success', message: m.quotation_accepted_said() })
    return redirect(isPayable ? payment : orderPath(context, number), 303)
  } catch (error) {
    return refused(values, { terms: wordsOf(error) })
  }
}

const refused = (values: Values, errors: FormErrors) =>
  data<QuotationRefusal>({ errors, values }, { status: 422 })

/** Turns a quotation down, and says so on its page. */
export async function refuseQuotation(context: Context, { number, entity_id: id }: Named, values: Values) {
  const reason = textOf(values['reason']).slice(0, 250)
  try {
    await commerce(context).query(CancelQuotationDocument, { id: id ?? 0, reason })
    session(context).flash({ kind: 'success', message: m.quotation_refused_said() })
  } catch (error) {
    session(context).flash({ kind: 'error', message: wordsOf(error) })
  }
  return redirect(orderPath(context, number), 303)
}

/** The API tells why in the shopper's language; a failure of its own is none of the shopper's doing. */
function wordsOf(error: unknown): string {
  if (!isRefusal(error) || error instanceof NotAuthorisedError) throw error
  return error.message
}

function orderPath(context: Context, number: string): string {
  return href(context.get(scopeContext).language, 'order', { number })
}
