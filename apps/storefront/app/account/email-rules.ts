import { email, required } from '@comptoir/rules/validation'
import type { FormRules } from '../forms/form-rules.ts'

/** A new e-mail requires the current password (decisions C-14). */
export const emailRules: FormRules = {
  new_email: () => [required, email],
  current_password: () => [required],
}
