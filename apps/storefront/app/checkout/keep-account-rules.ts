import { password, required } from '@comptoir/rules/validation'
import type { FormRules } from '../forms/form-rules.ts'

export const KEEP_ACCOUNT_FORM = 'account'

/** The one field of an account that is made from an order: everything else stands in the order. */
export const keepAccountRules = (email: string): FormRules => ({
  password: () => [required, password(email)],
})
