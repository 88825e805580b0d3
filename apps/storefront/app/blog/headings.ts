import { withoutTags } from '@comptoir/rules/html-text'
import { freeSlug, slugOf } from '../platform/slug.ts'

/** The same text, where every h2 has an address of its own: those without get one from their words. */
export function withAddresses(html: string): string {
  const taken = new Set([...html.matchAll(/<h2 id="([^"]+)">/g)].map(([, id = '']) => id))
  return html.replaceAll(/<h2>(.*?)<\/h2>/gs, (whole, title: string) => {
    const words = slugOf(title)
    return words === '' ? whole : `<h2 id="${freeSlug(words, taken)}">${title}</h2>`
  })
}

/** Words a minute that people read at ease. */
const PACE = 220

/** Whole minutes that a text takes to read, at least one. */
export function minutesToRead(html: string): number {
  const words = withoutTags(html, ' ').split(/\s+/).filter(Boolean)
  return Math.max(1, Math.round(words.length / PACE))
}
