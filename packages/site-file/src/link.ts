import * as v from 'valibot'

export type LanguageSchema = v.GenericSchema<string, string>

export type Link = ReturnType<typeof linkTo>

/** A link of a site. */
export function linkTo(language: LanguageSchema) {
  return v.strictObject({
    code: v.optional(v.string()),
    label: v.string(),
    /** Below the language prefix, without a leading slash; empty for the home page. `tel:` and `mailto:` as they are. */
    path: v.string(),
    /** Language of the target page when it differs (decisions A-8). */
    language: v.optional(language),
  })
}
