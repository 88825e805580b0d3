import type { RouterContextProvider } from 'react-router'
import { formErrors, hasErrors, type Values } from '../forms/form-rules.ts'
import { isRefusal, isWrongPassword, refusalText } from '../forms/refusal.ts'
import { AnonymiseDocument, CancelDeletionDocument, RequestDeletionDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { anonymiseRules } from './privacy-rules.ts'

type Context = Readonly<RouterContextProvider>

/** Replaces what is personal in the account (decisions K-10); answers what is wrong, if anything. */
export async function anonymise(
  context: Context,
  values: Values,
): Promise<{ errors: FormErrors; message?: string } | undefined> {
  const errors = formErrors(anonymiseRules, values, { understood: m.privacy_understood_error() })
  if (hasErrors(errors)) return { errors }
  try {
    await commerce(context).query(AnonymiseDocument, { password: values['current_password'] ?? '' })
    return undefined
  } catch (error) {
    if (isWrongPassword(error)) return { errors: { current_password: m.account_wrong_password() } }
    return { errors: {}, message: refusalText(error) }
  }
}

/** Asks for the deletion of the account (decisions K-11); answers why not, which is an order under way. */
export async function requestDeletion(context: Context): Promise<string | undefined> {
  try {
    await commerce(context).query(RequestDeletionDocument)
    return undefined
  } catch (error) {
    if (isRefusal(error) && error.category === 'graphql-input') return m.privacy_delete_refused()
    return refusalText(error)
  }
}

export async function cancelDeletion(context: Context): Promise<void> {
  await commerce(context).query(CancelDeletionDocument)
}
