import type { ProcessedMetadata } from '@comptoir/contract/generated/types'
import { withoutTags } from '@comptoir/rules/html-text'

type Texts = {
  name: string
  metaTitle?: string | null | undefined
  metaDescription?: string | null | undefined
  /** HTML to describe the page by when it has no description of its own. */
  text?: string | null | undefined
  heading?: string | null | undefined
}

/** As much as search engines show of a description. */
const longestDescription = 160

/** Titles and description of a page: its own, else what its name and text say (decisions J-9). */
export function processedMetadata({
  name,
  metaTitle,
  metaDescription,
  text,
  heading,
}: Texts): ProcessedMetadata {
  return {
    title: metaTitle || name,
    description: metaDescription || shortened(plain(text ?? '')) || null,
    h1_title: heading || name,
    h2_title: null,
  }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
}

function plain(html: string): string {
  return withoutTags(html, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => entities[name] ?? '')
    .replaceAll(/[ \t\n\r]+/g, ' ')
    .trim()
}

/** Cut between words, with an ellipsis where something is missing. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text
  const start = text.slice(0, longestDescription)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1)).replace(/(?<![\s,;:.])[\s,;:.]+$/, '')}…`
}
