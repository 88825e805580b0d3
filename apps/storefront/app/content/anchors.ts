import { withoutTags } from '@comptoir/rules/html-text'

export interface Anchor {
  readonly id: string
  readonly title: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** The parts of a text that have an address, in order: headings such as `<h2 id="livraison">Livraison</h2>`. */
export function anchorsOf(html: string): Anchor[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', title = '']) => ({
    id,
    title: plainTitle(title),
  }))
}

/** A title of HTML as plain text. */
function plainTitle(html: string): string {
  return withoutTags(html).replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (text) => ENTITIES[text] ?? '')
}
