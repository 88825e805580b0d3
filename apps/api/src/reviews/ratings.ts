import type {
  ProductReviewRatingInput,
  ProductReviewRatingsMetadata,
} from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { checkedList } from '../platform/list-limit.ts'
import { decodeIdUid, encodeUid } from '../platform/uid.ts'
import { RatingError } from './errors.ts'
import { selectRatings } from './ratings.sql.ts'
import type { Vote } from './reviews.sql.ts'

const values = [1, 2, 3, 4, 5]
const mostRatings = 50

/** What reviewers of the website may rate, in the language of the store view. */
export async function ratingsMetadata(ctx: RequestContext): Promise<ProductReviewRatingsMetadata> {
  const { store, app } = ctx
  if (!store.settings.product_reviews.enabled) return { items: [] }
  const ratings = await selectRatings(app.sql, store.website.id)
  return {
    items: ratings.map(({ id, labels }) => ({
      id: encodeUid(id),
      name: labelIn(labels, store.language),
      values: values.map((value) => ({ value: String(value), value_id: encodeUid(valueId(id, value)) })),
    })),
  }
}

export function labelIn(labels: Readonly<Record<string, string>>, language: string): string {
  return labels[language] ?? Object.values(labels)[0] ?? ''
}

/** The votes of a new review; throws {@link RatingError}, and InputError for a uid that is none. */
export async function readVotes(
  { app, store }: RequestContext,
  given: readonly (ProductReviewRatingInput | null)[],
): Promise<Vote[]> {
  const ratings = await selectRatings(app.sql, store.website.id)
  const votes = new Map<number, Vote>()
  for (const input of checkedList(given, mostRatings)) {
    if (!input) continue
    const [ratingId, chosen] = [decodeIdUid(input.id), decodeIdUid(input.value_id)]
    const value = values.find((one) => valueId(ratingId, one) === chosen)
    const isKnown = ratings.some(({ id }) => id === ratingId)
    if (!isKnown || value === undefined || votes.has(ratingId)) throw new RatingError(input.id)
    votes.set(ratingId, { ratingId, value })
  }
  return [...votes.values()]
}

/** Numbers the values of all ratings as Magento does. */
function valueId(ratingId: number, value: number): number {
  return (ratingId - 1) * values.length + value
}
