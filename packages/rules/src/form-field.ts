import { parseDay } from './date-format.ts'
import type { Day } from './calendar.ts'
import { isPlainNameField, NAME_FIELDS } from './plain-name.ts'
import { telephone } from './telephone.ts'
import {
  acceptTerms,
  digits,
  email,
  max,
  maxlength,
  min,
  minlength,
  number,
  required,
  textOf,
  url,
  type FieldValue,
  type Rule,
} from './validation.ts'

/** Types of the fields of a form (decisions J-1). */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'tel',
  'number',
  'url',
  'date',
  'select',
  'radio',
  'checkbox',
  'hidden',
] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/** The settings of a field on which its rules depend (spec 001 §3). */
export interface FieldDefinition {
  /** Fields with the id of a name get the rules of names. */
  readonly id?: string
  readonly type: string
  readonly required: boolean
  readonly minlength?: number | null | undefined
  readonly maxlength?: number | null | undefined
  /** Distance between valid numbers, counted from `min`; 1 allows integers only. */
  readonly step?: number | null | undefined
  /** A number, or a day as `YYYY-MM-DD`. */
  readonly min?: string | null | undefined
  readonly max?: string | null | undefined
  readonly options?: readonly { readonly value: string }[]
}

/** Maximum lengths of fields without a limit of their own. */
const LONGEST_LINE = 255
const LONGEST_TEXT = 5000

/**
 * The rules of a field by its type (decisions J-1), for browser and server. `countryCode` applies to telephone numbers
 * without a prefix.
 */
export function fieldRules(field: FieldDefinition, countryCode: string): Rule[] {
  const { type } = field
  if (type === 'checkbox') return field.required ? [acceptTerms] : []
  const isRequired = field.required ? [required] : []
  if (type === 'select' || type === 'radio') return [...isRequired, isOption(field.options ?? [])]
  const longest = field.maxlength ?? (type === 'textarea' ? LONGEST_TEXT : LONGEST_LINE)
  const shortest = field.minlength ? [minlength(field.minlength)] : []
  return [...isRequired, ...typeRules(field, countryCode), ...shortest, maxlength(longest)]
}

function typeRules(field: FieldDefinition, countryCode: string): Rule[] {
  switch (field.type) {
    case 'email':
      return [email]
    case 'tel':
      return [telephone(countryCode)]
    case 'url':
      return [url]
    case 'number':
      return numberRules(field)
    case 'date':
      return [dayRule, ...dayLimits(field)]
    default:
      return nameRules(field.id)
  }
}

function nameRules(id = ''): Rule[] {
  if (!NAME_FIELDS.includes(id)) return []
  return [(value) => isPlainNameField(id, textOf(value)) || { key: 'invalidName' }]
}

function numberRules({ step, min: least, max: most }: FieldDefinition): Rule[] {
  return [
    step === 1 ? digits : number,
    ...(least ? [min(Number(least))] : []),
    ...(most ? [max(Number(most))] : []),
    ...(step && step !== 1 ? [onStep(step, Number(least ?? 0))] : []),
  ]
}

function onStep(step: number, from: number): Rule {
  return (value) => {
    const text = textOf(value)
    const steps = (Number(text.replace(',', '.')) - from) / step
    // `number` rejects other texts; the tolerance is for inexact decimal fractions.
    if (text === '' || !Number.isFinite(steps)) return true
    return Math.abs(steps - Math.round(steps)) < 1e-6 || { key: 'invalidNumber' }
  }
}

/** Parses a date in the format of date inputs, or as `DD/MM/YYYY` where the browser has none. */
export function dayOf(value: FieldValue): Day | undefined {
  const text = textOf(value)
  return parseDay(text, 'YYYY-MM-DD') ?? parseDay(text, 'DD/MM/YYYY')
}

function dayRule(value: FieldValue) {
  if (textOf(value) === '' || dayOf(value)) return true
  return { key: 'invalidFormatDate', params: { format: 'DD/MM/YYYY' } } as const
}

function dayLimits({ min: first, max: last }: FieldDefinition): Rule[] {
  const shown = (day: Day) => day.split('-').toReversed().join('/')
  const earliest: Rule = (value) => {
    const day = dayOf(value)
    return !first || !day || day >= first || { key: 'min', params: { min: shown(first) } }
  }
  const latest: Rule = (value) => {
    const day = dayOf(value)
    return !last || !day || day <= last || { key: 'max', params: { max: shown(last) } }
  }
  return [earliest, latest]
}

/** The value must be one of the options. */
export function isOption(options: readonly { readonly value: string }[]): Rule {
  return (value) => {
    const text = textOf(value)
    return text === '' || options.some((option) => option.value === text) || { key: 'invalidOption' }
  }
}

/**
 * Normalises a value for storage: removes invisible characters, converts line ends to `\n` (multi-line texts) or spaces,
 * dates to `YYYY-MM-DD`, and a ticked box to `1`.
 */
export function cleanValue({ type }: Pick<FieldDefinition, 'type'>, value: FieldValue): string {
  const text = textOf(textOf(value).replaceAll(/\r\n?/g, '\n').replaceAll(INVISIBLE, ''))
  if (type === 'textarea') return text
  if (type === 'checkbox') return acceptTerms(text) === true ? '1' : ''
  if (type === 'date') return dayOf(text) ?? text
  return text.replaceAll(/\s+/g, ' ')
}

/** Control characters and directional marks; emoji and some scripts need the two joiners. */
const INVISIBLE = /(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}]/gu
