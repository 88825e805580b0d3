import type { CartDetailsFragment } from '../generated/graphql.ts'
import type { Site } from '../platform/site.ts'

type Items = Pick<CartDetailsFragment, 'items'>

/** Whether something in the cart must not be sold to minors: never known where the API does not say it (decisions C-9). */
export function holdsAlcohol({ features }: Pick<Site, 'features'>, cart: Items | undefined): boolean {
  if (features['alcohol'] !== true) return false
  return features.foodFacts === false || cart?.items?.some((item) => item?.food?.has_alcohol) === true
}
