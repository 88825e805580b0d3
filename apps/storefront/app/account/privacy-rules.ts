import { acceptTerms, required } from '@comptoir/rules/validation'
import type { FormRules } from '../forms/form-rules.ts'

/** Identifiers of the forms on the personal data page. */
export const ANONYMISE = 'anonymise'
export const DELETION = 'deletion'
export const CANCEL_DELETION = 'keep'

/** Parameter of the page that starts the export. */
export const EXPORT = 'export'

/** The request is confirmed, so that no slip of the finger deletes an account. */
export const deletionRules: FormRules = { understood: () => [acceptTerms] }

/** Requires the password and a confirmation that it cannot be undone (decisions K-10). */
export const anonymiseRules: FormRules = {
  current_password: () => [required],
  understood: () => [acceptTerms],
}
