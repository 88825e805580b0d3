import type { Form } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { NoSuchEntityError } from '../platform/errors.ts'
import { selectForm, selectFormIdentifiers } from './forms.sql.ts'

class FormNotFoundError extends NoSuchEntityError {
  constructor(identifier: string) {
    super(`The form with the "${identifier}" ID doesn't exist.`)
  }
}

/** Names of the forms of a website, which pages may show. */
export async function knownForms(sql: Queryable, websiteId: number): Promise<string[]> {
  return await selectFormIdentifiers(sql, websiteId)
}

/** A form in the language of the store view; throws {@link FormNotFoundError}. */
export async function formOf(ctx: RequestContext, identifier: string): Promise<Form> {
  const { language, website } = ctx.store
  const row = await selectForm(ctx.app.sql, website.id, identifier)
  if (!row) throw new FormNotFoundError(identifier)
  const { title, validate_label, success_message, fields, css_classes } = row.definition
  return {
    id: row.id,
    identifier,
    css_classes,
    title: title[language],
    validate_label: validate_label[language],
    success_message: success_message[language],
    fields: fields.map((field) => ({
      ...field,
      label: field.label[language],
      placeholder: field.placeholder?.[language] ?? null,
      error_message: field.error_message?.[language] ?? null,
      comment: field.comment?.[language] ?? null,
      options: field.options.map(({ value, label }) => ({ value, label: label[language] })),
    })),
  }
}
