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

/** Headings with an id in order, such as `<h2 id="livraison">Livraison</h2>`. */
export function anchorsOf(html: string): Anchor[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', title = '']) => ({
    id,
    title: plainTitle(title),
  }))
}

/** Converts an HTML title to plain text. */
function plainTitle(html: string): string {
  return withoutTags(html).replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (text) => ENTITIES[text] ?? '')
}
