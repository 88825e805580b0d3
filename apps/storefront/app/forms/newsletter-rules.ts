import { acceptTerms, email, required } from '@comptoir/rules/validation'
import type { FormRules, OwnTexts } from './form-rules.ts'
import * as m from '../paraglide/messages.js'

/** Nobody subscribes without having met the privacy policy (spec 000 §5). */
export const subscribeRules: FormRules = {
  email: () => [required, email],
  privacy: () => [acceptTerms],
}

export const leaveRules: FormRules = { email: () => [required, email] }

export const ownTexts = (): OwnTexts => ({ privacy: m.newsletter_privacy_error() })
