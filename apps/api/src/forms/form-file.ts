import * as v from 'valibot'

const texts = v.strictObject({
  fr: v.pipe(v.string(), v.nonEmpty('write a text')),
  en: v.pipe(v.string(), v.nonEmpty('write a text')),
  it: v.pipe(v.string(), v.nonEmpty('write a text')),
})
const optionalTexts = v.optional(v.nullable(texts), null)
const optionalText = v.optional(v.nullable(v.string()), null)
const optionalCount = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null)
const name = (what: string) =>
  v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]*$/, `${what} may hold a-z, 0-9, _ and - only`))

/** Types of fields (decisions J-1). */
const fieldTypes = [
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

const field = v.pipe(
  v.strictObject({
    id: name('id'),
    type: v.picklist(fieldTypes, `use one of ${fieldTypes.join(', ')}`),
    required: v.optional(v.boolean(), false),
    label: texts,
    placeholder: optionalTexts,
    error_message: optionalTexts,
    comment: optionalTexts,
    value: optionalText,
    minlength: optionalCount,
    maxlength: optionalCount,
    step: v.optional(v.nullable(v.pipe(v.number(), v.gtValue(0, 'step must be above 0'))), null),
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

/** A form with its words in all languages (spec 001 §3). */
export const formFile = v.strictObject({
  identifier: name('identifier'),
  title: texts,
  css_classes: optionalText,
  validate_label: texts,
  success_message: texts,
  fields: v.pipe(v.array(field), v.minLength(1, 'a form needs a field')),
})

export type FormFile = v.InferOutput<typeof formFile>
