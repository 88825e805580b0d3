import { acceptTerms, textOf } from '@comptoir/rules/validation'
import { redirect, type RouterContextProvider } from 'react-router'
import { payPath } from '../account/unpaid-notice.tsx'
import { refused } from '../checkout/step-answers.server.ts'
import type { Values } from '../forms/form-rules.ts'
import { CancelQuotationDocument, ValidateQuotationDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError, NotAuthorisedError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { pathIn } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'

type Context = Readonly<RouterContextProvider>
type Named = { readonly number: string; readonly entity_id?: number | null }

const REFERENCE_LIMIT = 64

/** Accepts a quotation: on to its payment, or back to it with a StepRefusal and 422. */
export async function acceptQuotation(context: Context, { number, entity_id: id }: Named, values: Values) {
  const { language } = context.get(scopeContext)
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
    return redirect(isPayable ? payPath(language, number) : orderPath(context, number), 303)
  } catch (error) {
    return refused(values, { terms: wordsOf(error) })
  }
}

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
  if (!(error instanceof CommerceError) || error instanceof NotAuthorisedError || !error.category) throw error
  return error.message
}

function orderPath(context: Context, number: string): string {
  return pathIn(context.get(scopeContext).language, `compte-client/commandes/${number}`)
}
