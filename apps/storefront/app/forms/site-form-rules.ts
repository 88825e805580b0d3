import { cleanValue, fieldRules } from '@comptoir/rules/form-field'
import type { SiteFormQuery } from '../generated/graphql.ts'
import type { FormRules } from './form-rules.ts'

export type SiteFormDefinition = NonNullable<SiteFormQuery['form']>
export type SiteFormField = SiteFormDefinition['fields'][number]

/**
 * Validation rules of a form's fields (decisions J-1), applied to the cleaned value. Telephone numbers without a prefix
 * are those of `country`.
 */
export function siteFormRules(fields: readonly SiteFormField[], country: string): FormRules {
  const rules = fields.map((field) => {
    const rulesOnCleanValue = fieldRules(definitionOf(field), country).map(
      (rule) => (value: Parameters<typeof rule>[0]) => rule(cleanValue(field, value)),
    )
    return [field.id, () => rulesOnCleanValue] as const
  })
  return Object.fromEntries(rules)
}

const definitionOf = (field: SiteFormField) => ({
  ...field,
  options: field.options.map(({ value }) => ({ value })),
})

/** Custom error texts of a form, by field. */
export function errorTextsOf(fields: readonly SiteFormField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ id, error_message: text }) => (text ? [[id, text] as const] : [])),
  )
}
