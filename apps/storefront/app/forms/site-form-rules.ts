import type { Language } from '@comptoir/rules/language'
import { cleanValue, fieldRules } from '@comptoir/rules/form-field'
import type { SiteFormQuery } from '../generated/graphql.ts'
import type { FormRules } from './form-rules.ts'

export type SiteFormDefinition = NonNullable<SiteFormQuery['form']>
export type SiteFormField = SiteFormDefinition['fields'][number]

/** The rules of a form's fields (decisions J-1), over what is typed as it would be kept. */
export function siteFormRules(fields: readonly SiteFormField[], language: Language): FormRules {
  const country = language === 'it' ? 'IT' : 'FR'
  const rules = fields.map((field) => {
    const asKept = fieldRules(definitionOf(field), country).map(
      (rule) => (value: Parameters<typeof rule>[0]) => rule(cleanValue(field, value)),
    )
    return [field.id, () => asKept] as const
  })
  return Object.fromEntries(rules)
}

const definitionOf = (field: SiteFormField) => ({
  ...field,
  options: field.options.map(({ value }) => ({ value })),
})

/** The words of the form's own that replace those of the rules, by field. */
export function ownTexts(fields: readonly SiteFormField[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ id, error_message: text }) => (text ? [[id, text] as const] : [])),
  )
}
