import { FIELD_TYPES } from '@comptoir/rules/form-field'
import { KEY_FIELD, MAX_RETENTION_MONTHS, HONEYPOT_FIELD } from '@comptoir/rules/form-guard'
import { isEmail } from '@comptoir/rules/validation'
import * as v from 'valibot'
import { optionalText, optionalTexts } from '../platform/file-values.ts'
import { texts } from '../platform/localised.ts'

const optionalCount = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null)
const name = (what: string) =>
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]*$/, `${what} may hold a-z, 0-9, _ and - only`))

/** A number, a date, or `today`. */
const optionalLimit = v.optional(
  v.nullable(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(String),
      v.regex(
        /^(?:-?\d+(?:\.\d+)?|\d{4}-\d{2}-\d{2}|today)$/,
        'write a number, a day as YYYY-MM-DD, or today',
      ),
    ),
  ),
  null,
)

const field = v.pipe(
  v.strictObject({
    id: v.pipe(
      name('id'),
      v.notValue(KEY_FIELD, 'is reserved, use another id'),
      v.notValue(HONEYPOT_FIELD, 'is reserved, use another id'),
    ),
    type: v.picklist(FIELD_TYPES, `use one of ${FIELD_TYPES.join(', ')}`),
    required: v.optional(v.boolean(), false),
    label: texts,
    placeholder: optionalTexts,
    error_message: optionalTexts,
    comment: optionalTexts,
    value: optionalText,
    minlength: optionalCount,
    maxlength: optionalCount,
    step: v.optional(v.nullable(v.pipe(v.number(), v.gtValue(0, 'step must be above 0'))), null),
    min: optionalLimit,
    max: optionalLimit,
    autocomplete: optionalText,
    autocapitalize: optionalText,
    autofocus: v.optional(v.boolean(), false),
    css_class: optionalText,
    options: v.optional(v.array(v.strictObject({ value: v.string(), label: texts })), []),
  }),
  v.forward(
    v.check(
      ({ type, options }) => ['select', 'radio'].includes(type) === options.length > 0,
      'select and radio need options, other types have none',
    ),
    ['options'],
  ),
  v.forward(
    v.check(
      ({ minlength, maxlength }) => minlength === null || maxlength === null || minlength <= maxlength,
      'maxlength must not be below minlength',
    ),
    ['maxlength'],
  ),
)

/** Mail templates that acknowledge a submission. */
const ACKNOWLEDGEMENTS = ['contact_received', 'information_request_received'] as const

/** A form with its texts in all languages (spec 001 §3). */
export const formFile = v.strictObject({
  identifier: name('identifier'),
  title: texts,
  css_classes: optionalText,
  validate_label: texts,
  success_message: texts,
  /** The mail that acknowledges a submission to its sender; optional. */
  acknowledgement: v.optional(
    v.nullable(v.picklist(ACKNOWLEDGEMENTS, `use one of ${ACKNOWLEDGEMENTS.join(', ')}`)),
    null,
  ),
  /** E-mail address that receives the submissions; defaults to the shop's. */
  recipient: v.optional(v.nullable(v.pipe(v.string(), v.check(isEmail, 'write an e-mail address'))), null),
  /** Months after which submissions are deleted. */
  retention_months: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'must be 1 or more'),
      v.maxValue(MAX_RETENTION_MONTHS, `must be ${MAX_RETENTION_MONTHS} or less`),
    ),
    MAX_RETENTION_MONTHS,
  ),
  fields: v.pipe(v.array(field), v.minLength(1, 'a form needs a field')),
})

export type FormFile = v.InferOutput<typeof formFile>
export type FileField = FormFile['fields'][number]
