import { withoutTags } from '@comptoir/rules/html-text'

/** Words without accents and case, for comparing what people type. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A title of HTML as an anchor: letters without accents, digits and hyphens; empty where it has none. */
export function slugOf(title: string): string {
  return fold(withoutTags(title, ' ').replaceAll(/&#?\w+;/g, ' '))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The slug, or with a number behind it the first that is not `taken`, which it then is. */
export function freeSlug(slug: string, taken: Set<string>): string {
  let [free, number] = [slug, 2]
  while (taken.has(free)) free = `${slug}-${number++}`
  taken.add(free)
  return free
}
