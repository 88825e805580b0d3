import type { FormField, SubmitFormError, SubmitFormField } from '@comptoir/contract/generated/types'
import { formatDay } from '@comptoir/rules/date-time'
import { cleanValue, fieldRules } from '@comptoir/rules/form-field'
import { KEY_FIELD, HONEYPOT_FIELD } from '@comptoir/rules/form-guard'
import { failuresOf } from '@comptoir/rules/validation'
import { InputError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import type { Store } from '../stores/index.ts'
import type { Language } from '@comptoir/rules/language'
import { failureText } from './form-texts.ts'
import type { Answer } from './submissions.sql.ts'

class UnknownFieldError extends InputError {
  constructor(field: string, known: readonly string[]) {
    super(`The form has no field "${field}": use ${known.join(', ')}.`)
  }
}

class DuplicateFieldError extends InputError {
  constructor(field: string) {
    super(`The field "${field}" is given twice: send it once.`)
  }
}

export type SubmittedFields = {
  /** Cleaned values by field id. */
  values: ReadonlyMap<string, string>
  key: string
  /** Whether the hidden honeypot field was filled. */
  isHoneypotFilled: boolean
}

/** Reads the submitted fields; throws InputError for unknown and repeated fields. */
export function readFields(fields: readonly FormField[], sent: readonly SubmitFormField[]): SubmittedFields {
  const given = new Map<string, string>()
  const types = new Map(fields.map(({ id, type }) => [id, type]))
  const known = [...types.keys(), KEY_FIELD, HONEYPOT_FIELD]
  for (const { field_id: id, value } of sent) {
    if (!known.includes(id)) throw new UnknownFieldError(id.slice(0, 100), [...types.keys()])
    if (given.has(id)) throw new DuplicateFieldError(id)
    given.set(id, value ?? '')
  }
  const values = fields.map(({ id, type }) => [id, cleanValue({ type }, given.get(id))] as const)
  return {
    values: new Map(values),
    key: given.get(KEY_FIELD) ?? '',
    isHoneypotFilled: given.get(HONEYPOT_FIELD)?.trim() !== '' && given.has(HONEYPOT_FIELD),
  }
}

/**
 * Validation errors by field, with the field's own message where it has one (decisions J-1). Telephone numbers without a
 * prefix are those of `country`.
 */
export function fieldErrors(
  fields: readonly FormField[],
  values: ReadonlyMap<string, string>,
  { language, country }: { language: Language; country: string },
): SubmitFormError[] {
  return fields.flatMap((field) => {
    const failures = failuresOf(values.get(field.id), fieldRules(field, country))
    if (failures.length === 0) return []
    const texts = failures.map((failure) => failureText(failure, language))
    // The field's own message does not explain which characters a name may not contain.
    const isName = failures.some(({ key }) => key === 'invalidName')
    const own = isName ? null : field.error_message
    return [{ field_id: field.id, message: own ?? texts.join('\n') }]
  })
}

/** The answers as the sender saw them: field labels, option labels, and `yes` for a ticked box. */
export function answersOf(
  fields: readonly FormField[],
  values: ReadonlyMap<string, string>,
  { language, formats }: Store,
): Answer[] {
  const shown = (type: string, value: string) => {
    if (type === 'checkbox') return messageIn(language, 'form_yes')
    return type === 'date' ? formatDay(value, formats) : value
  }
  return fields.flatMap(({ id, type, label, options }) => {
    const value = values.get(id) ?? ''
    if (value === '') return []
    const option = options.find((one) => one.value === value)
    return [{ id, label: label ?? id, value: option?.label ?? shown(type, value) }]
  })
}
