import type { SwatchFragment } from '../generated/graphql.ts'
import { relativeUrl } from '../platform/relative-url.ts'
import type { SwatchView } from '../ui/swatch.tsx'

/** What an option looks like; undefined for a short text, which its name says already, and for a picture without a file. */
export function swatchOf(data: SwatchFragment | null | undefined): SwatchView | undefined {
  if (!data) return undefined
  if ('thumbnail' in data) return data.thumbnail ? { picture: relativeUrl(data.thumbnail) } : undefined
  const { __typename: type, value } = data
  return type === 'ColorSwatchData' && value ? { colour: value } : undefined
}
