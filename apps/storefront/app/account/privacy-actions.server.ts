import type { RouterContextProvider } from 'react-router'
import { formErrors, hasErrors, type Values } from '../forms/form-rules.ts'
import { isApiError, isWrongPassword, apiErrorText } from '../forms/api-errors.ts'
import { AnonymiseDocument, CancelDeletionDocument, RequestDeletionDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { anonymiseRules, deletionRules } from './privacy-rules.ts'

type Context = Readonly<RouterContextProvider>

interface PrivacyErrors {
  readonly errors: FormErrors
  readonly message?: string
}

/** Anonymises the account (decisions K-10). Returns the errors, if any. */
export async function anonymise(context: Context, values: Values): Promise<PrivacyErrors | undefined> {
  const errors = formErrors(anonymiseRules, values, { understood: m.privacy_understood_error() })
  if (hasErrors(errors)) return { errors }
  try {
    await commerce(context).query(AnonymiseDocument, { password: values['current_password'] ?? '' })
    return undefined
  } catch (error) {
    if (isWrongPassword(error)) return { errors: { current_password: m.account_wrong_password() } }
    return { errors: {}, message: apiErrorText(error) }
  }
}

/** Requests the deletion of the account (decisions K-11). Returns the errors, such as an open order. */
export async function requestDeletion(context: Context, values: Values): Promise<PrivacyErrors | undefined> {
  const errors = formErrors(deletionRules, values, { understood: m.privacy_understood_error() })
  if (hasErrors(errors)) return { errors }
  try {
    await commerce(context).query(RequestDeletionDocument)
    return undefined
  } catch (error) {
    const isRejected = isApiError(error) && error.category === 'graphql-input'
    return { errors: {}, message: isRejected ? m.privacy_delete_rejected() : apiErrorText(error) }
  }
}

export async function cancelDeletion(context: Context): Promise<void> {
  await commerce(context).query(CancelDeletionDocument)
}
