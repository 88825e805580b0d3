import type { Form, FormField } from '@comptoir/contract/generated/types'
import { KEY_FIELD, HONEYPOT_FIELD } from '@comptoir/rules/form-guard'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { NoSuchEntityError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import { selectSecret } from '../platform/shop-secret.ts'
import { localDay } from '../stores/index.ts'
import { textIn, type Language } from '@comptoir/rules/language'
import type { FileField } from './form-file.ts'
import { formKey } from './form-key.ts'
import { selectForm, selectFormIdentifiers } from './forms.sql.ts'

export class FormNotFoundError extends NoSuchEntityError {
  constructor(name: string | number) {
    super(`The form with the "${name}" ID doesn't exist.`)
  }
}

/** Identifiers of a website's forms, which pages may embed. */
export async function knownForms(sql: Queryable, websiteId: number): Promise<string[]> {
  return await selectFormIdentifiers(sql, websiteId)
}

/** A form in the language of the store view, with a new key; throws {@link FormNotFoundError}. */
export async function formOf(ctx: RequestContext, identifier: string): Promise<Form> {
  const { language, website } = ctx.store
  const { sql } = ctx.app
  const row = await selectForm(sql, website.id, { identifier })
  if (!row) throw new FormNotFoundError(identifier)
  const now = ctx.app.now()
  const { title, validate_label, success_message, fields, css_classes } = row.definition
  const shown = fields.map((field) => fieldShape(field, language, localDay(ctx.store, now)))
  return {
    id: row.id,
    identifier,
    css_classes: css_classes ?? null,
    title: textIn(title, language),
    validate_label: textIn(validate_label, language),
    success_message: textIn(success_message, language),
    fields: [...shown, honeypot(language), keyField(formKey(await selectSecret(sql), row.id, now))],
  }
}

/** A field in one language; `today` replaces the limit `today`. */
export function fieldShape(field: FileField, language: Language, today: string): FormField {
  const limit = (value: string | null | undefined) => (value === 'today' ? today : (value ?? null))
  return {
    ...field,
    min: limit(field.min),
    max: limit(field.max),
    label: textIn(field.label, language),
    placeholder: field.placeholder ? textIn(field.placeholder, language) : null,
    error_message: field.error_message ? textIn(field.error_message, language) : null,
    comment: field.comment ? textIn(field.comment, language) : null,
    options: field.options.map(({ value, label }) => ({ value, label: textIn(label, language) })),
  }
}

const defaultField = {
  required: false,
  css_class: null,
  minlength: null,
  maxlength: null,
  autofocus: false,
  autocapitalize: null,
  placeholder: null,
  error_message: null,
  step: null,
  min: null,
  max: null,
  value: null,
  comment: null,
  options: [],
}

const honeypot = (language: Language): FormField => ({
  ...defaultField,
  id: HONEYPOT_FIELD,
  type: 'text',
  label: messageIn(language, 'form_honeypot'),
  css_class: 'honeypot',
  autocomplete: 'off',
})

const keyField = (value: string): FormField => ({
  ...defaultField,
  id: KEY_FIELD,
  type: 'hidden',
  label: null,
  autocomplete: null,
  value,
})
