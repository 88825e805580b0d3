import { productPath } from '../catalogue/card.ts'
import { pictureOf } from '../content/pictures.ts'
import type { PictureFragment } from '../generated/graphql.ts'
import type { PictureData } from '../ui/picture.tsx'

export interface ShownProduct {
  /** Below the language prefix. */
  readonly path: string
  readonly picture?: PictureData | undefined
}

type Pictures = readonly (PictureFragment | null)[] | null | undefined

/** Where a product of a cart or an order is, and its first picture; a variant's own picture comes first. */
export function shownProduct(
  urlKey: string | null | undefined,
  name: string,
  ...pictures: readonly Pictures[]
): ShownProduct {
  const first = pictures.map((list) => list?.[0]).find(Boolean)
  return { path: productPath(urlKey), picture: pictureOf(first ?? undefined, name) }
}
