import type { PictureData } from '../ui/picture.tsx'

/** CMS content of the 404 page. */
export interface NotFoundContent {
  readonly heading: string
  /** HTML, sanitised by the API. */
  readonly content: string
  /** Buttons in order. */
  readonly links: readonly { readonly label: string; readonly to: string }[]
  readonly picture?: PictureData | undefined
}

/** Reads the content from the body of a 404 response; undefined when there is none. */
export function notFoundContentIn(body: unknown): NotFoundContent | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  return 'heading' in body && 'links' in body ? (body as NotFoundContent) : undefined
}
