import type { SwatchFragment } from '../generated/graphql.ts'
import { relativeUrl } from '../platform/relative-url.ts'
import type { SwatchView } from '../ui/swatch.tsx'

/** What an option looks like; undefined for a short text, which its name says already, and for a picture without a file. */
export function swatchOf(data: SwatchFragment | null | undefined): SwatchView | undefined {
  if (data?.__typename === 'ColorSwatchData') return data.value ? { colour: data.value } : undefined
  if (data?.__typename !== 'ImageSwatchData' || !data.thumbnail) return undefined
  return { picture: relativeUrl(data.thumbnail) }
}
