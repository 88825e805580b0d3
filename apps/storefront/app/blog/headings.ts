import { withoutTags } from '@comptoir/rules/html-text'
import { uniqueSlug, slugOf } from '../platform/slug.ts'

/** Adds an id to every h2 without one, from its text. */
export function withHeadingIds(html: string): string {
  const taken = new Set([...html.matchAll(/<h2 id="([^"]+)">/g)].map(([, id = '']) => id))
  return html.replaceAll(/<h2>(.*?)<\/h2>/gs, (whole, title: string) => {
    const slug = slugOf(title)
    return slug === '' ? whole : `<h2 id="${uniqueSlug(slug, taken)}">${title}</h2>`
  })
}

/** Average reading speed in words per minute. */
const WORDS_PER_MINUTE = 220

/** Reading time in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = withoutTags(html, ' ').split(/\s+/).filter(Boolean)
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
