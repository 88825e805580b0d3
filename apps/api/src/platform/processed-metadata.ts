import type { ProcessedMetadata } from '@comptoir/contract/generated/types'
import { withoutTags } from '@comptoir/rules/html-text'

type Texts = {
  name: string
  metaTitle?: string | null | undefined
  metaDescription?: string | null | undefined
  /** HTML from which the description is derived when the page has none. */
  text?: string | null | undefined
  heading?: string | null | undefined
  subheading?: string | null | undefined
}

/** Characters of a description that search engines show. */
const longestDescription = 160

/** Title and description of a page: its own, else derived from name and text (decisions J-9). */
export function processedMetadata({
  name,
  metaTitle,
  metaDescription,
  text,
  heading,
  subheading,
}: Texts): ProcessedMetadata {
  return {
    title: metaTitle || name,
    description: metaDescription || shortened(plain(text ?? '')) || null,
    h1_title: heading || name,
    h2_title: subheading || null,
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

/** Truncates between words, with an ellipsis. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text
  const start = text.slice(0, longestDescription)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1)).replace(/(?<![\s,;:.])[\s,;:.]+$/, '')}…`
}
