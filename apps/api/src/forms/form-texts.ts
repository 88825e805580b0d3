import type { Failure } from '@comptoir/rules/validation'
import type { Language } from '@comptoir/rules/language'
import { messageIn } from '../platform/messages.ts'

/** The failures that forms name; their messages are those of spec 000 §5 (decisions J-3), as in the storefront. */
export const namedFailures = [
  'required',
  'invalidNumber',
  'invalidDigits',
  'invalidUrl',
  'invalidName',
  'maxlength',
  'minlength',
  'max',
  'min',
  'invalidEmail',
  'invalidFormatDate',
  'invalidTelephone',
  'acceptTerms',
  'invalidOption',
] as const satisfies readonly Failure['key'][]

/** The message of a failed rule. */
export function failureText({ key, params }: Failure, language: Language): string {
  const named = namedFailures.find((known) => known === key)
  return messageIn(language, `form_${named ?? 'wrong'}`, params)
}
