import type { Failure } from '@comptoir/rules/validation'
import type { Language } from '@comptoir/rules/language'
import { isTextKey, messageIn } from '../platform/messages.ts'

/** The message of a failed rule (spec 000 §5, decisions J-3), as in the storefront. */
export function failureText({ key, params }: Failure, language: Language): string {
  const named = `form_${key}`
  return messageIn(language, isTextKey(named) ? named : 'form_wrong', params)
}
