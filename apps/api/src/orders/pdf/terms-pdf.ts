import { withoutTags } from '@comptoir/rules/html-text'
import { ByteCache, hashedKey } from '../../platform/byte-cache.ts'
import type { Store } from '../../stores/index.ts'
import { Sheet } from './sheet.ts'

/** Every order's confirmation carries the terms of its store view, which seldom change. */
export const termsCache = new ByteCache<string, Buffer>({ name: 'terms of sale', budget: 2 * 1024 * 1024 })

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
}

/** Terms of sale as PDF, from the headings, paragraphs and lists of `html`; the same input gives the same bytes. */
export async function termsPdf(store: Store, title: string, html: string): Promise<Buffer> {
  const name = `${store.website.name} - ${title}`
  const key = hashedKey(store.language, name, title, html)
  const known = termsCache.get(key)
  if (known) return known
  const made = await writeTerms(await Sheet.open(name, store.language, new Date(0)), title, html)
  termsCache.set(key, made, made.byteLength)
  return made
}

async function writeTerms(sheet: Sheet, title: string, html: string): Promise<Buffer> {
  sheet.heading(title)
  for (const [, tag = '', inner = ''] of html.matchAll(/<(h[1-6]|p|li)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g)) {
    const text = textOf(inner)
    if (!text) continue
    if (tag.startsWith('h')) {
      sheet.gap(0.6)
      sheet.heading(text, tag === 'h2' ? 13 : 11)
    } else {
      sheet.paragraph(tag === 'li' ? `•  ${text}` : text, { size: 10 })
      sheet.gap(0.5)
    }
  }
  return await sheet.close()
}

function textOf(html: string): string {
  return withoutTags(html.replaceAll(/<br\s*\/?>/g, '\n'))
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .trim()
}
