import type { RouterContextProvider } from 'react-router'
import { formErrors, hasErrors, type Values } from '../forms/form-rules.ts'
import { isRefusal, isWrongPassword, refusalText } from '../forms/refusal.ts'
import { ChangeEmailDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import type { FormErrors } from '../ui/error-summary.tsx'
import { emailRules } from './email-rules.ts'

export interface EmailRefusal {
  readonly values: Values
  readonly errors: FormErrors
  readonly message: string | undefined
}

/** Asks for another e-mail, which its link confirms (decisions C-14); answers what is wrong, if anything. */
export async function changeEmail(
  context: Readonly<RouterContextProvider>,
  values: Values,
): Promise<EmailRefusal | undefined> {
  // A password never goes back into a page.
  const { current_password: password = '', ...shown } = values
  const refuse = (errors: FormErrors, message?: string) => ({ values: shown, errors, message })
  const errors = formErrors(emailRules, values)
  if (hasErrors(errors)) return refuse(errors)
  try {
    await commerce(context).query(ChangeEmailDocument, { email: values['new_email']?.trim() ?? '', password })
    return undefined
  } catch (error) {
    if (isWrongPassword(error)) return refuse({ current_password: m.account_wrong_password() })
    if (isRefusal(error) && /already exists/.test(error.message))
      return refuse({ new_email: m.account_email_taken() })
    return refuse({}, refusalText(error))
  }
}
