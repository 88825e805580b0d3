import type { FormField, SubmitFormError, SubmitFormField } from '@comptoir/contract/generated/types'
import { displayDay } from '@comptoir/rules/date-format'
import { cleanValue, fieldRules } from '@comptoir/rules/form-field'
import { KEY_FIELD, TRAP_FIELD } from '@comptoir/rules/form-guard'
import { failuresOf } from '@comptoir/rules/validation'
import { InputError } from '../platform/errors.ts'
import type { Language } from '@comptoir/rules/language'
import { failureText } from './form-words.ts'
import type { Answer } from './letters.sql.ts'

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

export type Filled = {
  /** By field, as they are kept. */
  values: ReadonlyMap<string, string>
  key: string
  /** Whether the field that people do not see was filled. */
  isTrapped: boolean
}

/** Brings what was sent into order; throws an InputError for a field the form does not have, or has twice. */
export function readFields(fields: readonly FormField[], sent: readonly SubmitFormField[]): Filled {
  const given = new Map<string, string>()
  const types = new Map(fields.map(({ id, type }) => [id, type]))
  const known = [...types.keys(), KEY_FIELD, TRAP_FIELD]
  for (const { field_id: id, value } of sent) {
    if (!known.includes(id)) throw new UnknownFieldError(id.slice(0, 100), [...types.keys()])
    if (given.has(id)) throw new DuplicateFieldError(id)
    given.set(id, value ?? '')
  }
  const values = fields.map(({ id, type }) => [id, cleanValue({ type }, given.get(id))] as const)
  return {
    values: new Map(values),
    key: given.get(KEY_FIELD) ?? '',
    isTrapped: given.get(TRAP_FIELD)?.trim() !== '' && given.has(TRAP_FIELD),
  }
}

/** What is wrong, field by field, in the words of the form where it has its own (decisions J-1). */
export function fieldErrors(
  fields: readonly FormField[],
  values: ReadonlyMap<string, string>,
  language: Language,
): SubmitFormError[] {
  const country = language === 'it' ? 'IT' : 'FR'
  return fields.flatMap((field) => {
    const failures = failuresOf(values.get(field.id), fieldRules(field, country))
    if (failures.length === 0) return []
    const texts = failures.map((failure) => failureText(failure, language))
    // A field's own words ask for what is missing; they do not explain what a name may not hold.
    const isName = failures.some(({ key }) => key === 'invalidName')
    const own = isName ? null : field.error_message
    return [{ field_id: field.id, message: own ?? texts.join('\n') }]
  })
}

/** What was answered in the words the sender read: labels, the label of what was chosen, `yes` for a ticked box. */
export function answersOf(
  fields: readonly FormField[],
  values: ReadonlyMap<string, string>,
  yes: string,
): Answer[] {
  return fields.flatMap(({ id, type, label, options }) => {
    const value = values.get(id) ?? ''
    if (value === '') return []
    const chosen = options.find((option) => option.value === value)
    return [{ id, label: label ?? id, value: chosen?.label ?? shown(type, value, yes) }]
  })
}

function shown(type: string, value: string, yes: string): string {
  if (type === 'checkbox') return yes
  return type === 'date' ? displayDay(value) : value
}
