import { withoutTags } from '@comptoir/rules/html-text'

/** Text without accents in lower case, for comparisons. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Anchor for an HTML title: unaccented letters, digits and hyphens; may be empty. */
export function slugOf(title: string): string {
  return fold(withoutTags(title, ' ').replaceAll(/&#?\w+;/g, ' '))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Returns the slug, with a number when it is taken, and adds it to `taken`. */
export function uniqueSlug(slug: string, taken: Set<string>): string {
  let [unique, number] = [slug, 2]
  while (taken.has(unique)) unique = `${slug}-${number++}`
  taken.add(unique)
  return unique
}
