import { acceptTerms, required } from '@comptoir/rules/validation'
import type { FormRules } from '../forms/form-rules.ts'

/** Forms of the page on personal data. */
export const ANONYMISE = 'anonymise'
export const DELETION = 'deletion'
export const KEEP = 'keep'

/** The password is asked for again (decisions K-10), and that there is no way back. */
export const anonymiseRules: FormRules = {
  current_password: () => [required],
  understood: () => [acceptTerms],
}
