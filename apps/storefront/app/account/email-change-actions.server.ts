import type { RouterContextProvider } from 'react-router'
import { formErrors, hasErrors, type Values } from '../forms/form-rules.ts'
import { isApiError, isWrongPassword, apiErrorText } from '../forms/api-errors.ts'
import { ChangeEmailDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { emailRules } from './email-rules.ts'

export interface EmailErrors {
  readonly values: Values
  readonly errors: FormErrors
  readonly message: string | undefined
}

/**
 * Requests a change of e-mail, which takes effect when its link is followed (decisions C-14). Returns the errors, if
 * any.
 */
export async function changeEmail(
  context: Readonly<RouterContextProvider>,
  values: Values,
): Promise<EmailErrors | undefined> {
  // Passwords are never sent back to the page.
  const { current_password: password = '', ...shown } = values
  const invalid = (errors: FormErrors, message?: string) => ({ values: shown, errors, message })
  const errors = formErrors(emailRules, values)
  if (hasErrors(errors)) return invalid(errors)
  try {
    await commerce(context).query(ChangeEmailDocument, { email: values['new_email']?.trim() ?? '', password })
    return undefined
  } catch (error) {
    if (isWrongPassword(error)) return invalid({ current_password: m.account_wrong_password() })
    if (isApiError(error) && /already exists/.test(error.message))
      return invalid({ new_email: m.account_email_taken() })
    return invalid({}, apiErrorText(error))
  }
}
