import type { PictureData } from '../ui/picture.tsx'

/** The editors' words for an address where there is nothing. */
export interface LostText {
  readonly heading: string
  /** HTML, sanitised by the API. */
  readonly content: string
  /** Where to go from there, the likeliest first. */
  readonly ways: readonly { readonly label: string; readonly to: string }[]
  readonly picture?: PictureData | undefined
}

/** Those words in what a 404 response carries, undefined for any other 404. */
export function lostTextIn(body: unknown): LostText | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  return 'heading' in body && 'ways' in body ? (body as LostText) : undefined
}
