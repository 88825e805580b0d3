import { acceptTerms, email, required } from '@comptoir/rules/validation'
import type { FormRules, ErrorTexts } from './form-rules.ts'
import * as m from '../paraglide/messages.js'

/** Subscribing requires reading the privacy policy (spec 000 §5). */
export const subscribeRules: FormRules = {
  email: () => [required, email],
  privacy: () => [acceptTerms],
}

export const unsubscribeRules: FormRules = { email: () => [required, email] }

export const errorTextsOf = (): ErrorTexts => ({ privacy: m.newsletter_privacy_error() })
