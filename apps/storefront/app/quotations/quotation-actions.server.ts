import { acceptTerms, textOf } from '@comptoir/rules/validation'
import { data, redirect, type RouterContextProvider } from 'react-router'
import type { Values } from '../forms/form-rules.ts'
import { isApiError } from '../forms/api-errors.ts'
import { CancelQuotationDocument, ValidateQuotationDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { NotAuthorisedError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import type { QuotationErrors } from './quotation-panel.tsx'

type Context = Readonly<RouterContextProvider>
type QuotationReference = { readonly number: string; readonly entity_id?: number | null }

const REFERENCE_LIMIT = 64

/**
 * Accepts a quotation: redirects to `payment` when it is payable now, else to the quotation; returns {@link
 * QuotationErrors} with 422 when invalid.
 */
export async function acceptQuotation(
  context: Context,
  { number, entity_id: id }: QuotationReference,
  values: Values,
  payment: string,
) {
  const reference = textOf(values['reference'])
  const errors: Record<string, string> = {}
  if (reference.length > REFERENCE_LIMIT)
    errors['reference'] = m.error_maxlength({ maxlength: String(REFERENCE_LIMIT) })
  if (values['payment'] === 'purchaseorder' && !reference)
    errors['reference'] = m.checkout_error_purchase_order()
  if (acceptTerms(values['terms']) !== true) errors['terms'] = m.checkout_error_terms()
  if (Object.keys(errors).length > 0) return invalid(values, errors)
  try {
    const { validateQuotation } = await commerce(context).query(ValidateQuotationDocument, {
      id: id ?? 0,
      method: values['payment'] || null,
      reference: reference || null,
    })
    const isPayable = validateQuotation?.order.status_code === 'pending_payment'
    session(context).flash({ kind: 'success', message: m.quotation_accept_success() })
    return redirect(isPayable ? payment : orderPath(context, number), 303)
  } catch (error) {
    return invalid(values, { terms: apiMessage(error) })
  }
}

const invalid = (values: Values, errors: FormErrors) =>
  data<QuotationErrors>({ errors, values }, { status: 422 })

/** Declines a quotation and redirects to its page. */
export async function declineQuotation(
  context: Context,
  { number, entity_id: id }: QuotationReference,
  values: Values,
) {
  const reason = textOf(values['reason']).slice(0, 250)
  try {
    await commerce(context).query(CancelQuotationDocument, { id: id ?? 0, reason })
    session(context).flash({ kind: 'success', message: m.quotation_decline_success() })
  } catch (error) {
    session(context).flash({ kind: 'error', message: apiMessage(error) })
  }
  return redirect(orderPath(context, number), 303)
}

/** Message of an API error, which is in the shopper's language; rethrows anything else. */
function apiMessage(error: unknown): string {
  if (!isApiError(error) || error instanceof NotAuthorisedError) throw error
  return error.message
}

function orderPath(context: Context, number: string): string {
  return href(context.get(scopeContext).language, 'order', { number })
}
