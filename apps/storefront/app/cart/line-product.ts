import { productPath } from '../catalogue/card.ts'
import { pictureOf } from '../content/pictures.ts'
import type { PictureFragment } from '../generated/graphql.ts'
import type { PictureData } from '../ui/picture.tsx'

export interface LineProduct {
  /** Path without the language prefix. */
  readonly path: string
  readonly picture?: PictureData | undefined
}

type Pictures = readonly (PictureFragment | null)[] | null | undefined

/** Path and first picture of a product in a cart or order; a variant's own picture comes first. */
export function lineProduct(
  urlKey: string | null | undefined,
  name: string,
  ...pictures: readonly Pictures[]
): LineProduct {
  const first = pictures.map((list) => list?.[0]).find(Boolean)
  return { path: productPath(urlKey), picture: pictureOf(first ?? undefined, name) }
}
