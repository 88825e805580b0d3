import type { ProductReview, ProductReviewOverview } from '@comptoir/contract/generated/types'
import { averageStars, starDistribution } from '@comptoir/rules/review'
import { optimizedImage, type ProductView } from '../catalogue/index.ts'
import type { App } from '../platform/context.ts'
import { mediaUrl } from '../platform/media-store/open.ts'
import { timestamp } from '../platform/timestamp.ts'
import type { Store } from '../stores/index.ts'
import { encodeUid } from '../platform/uid.ts'
import { labelIn } from './ratings.ts'
import type { OverviewRow, RatingAverage, ReviewRow } from './reviews.sql.ts'

/** `store` is that of the reader; the review tells the language in which it was written. */
export function reviewShape(
  { stores, settings: apiSettings }: Pick<App, 'stores' | 'settings'>,
  row: ReviewRow,
  product: ProductView,
  { language, settings: { image_maxima: maxima } }: Store,
): ProductReview {
  return {
    uid: encodeUid(row.id),
    product,
    nickname: row.nickname,
    summary: row.summary,
    text: row.content,
    language: stores.byId(row.storeId).language,
    verified_buyer: row.isVerified,
    answer: row.answer && row.answeredAt ? { text: row.answer, created_at: timestamp(row.answeredAt) } : null,
    created_at: timestamp(row.createdAt),
    pictures: row.pictures.map((picture) =>
      optimizedImage(mediaUrl(apiSettings), picture, { label: null, colour: picture.colour, maxima }),
    ),
    average_rating: averagePercent(row.votes.map(({ value }) => value)),
    ratings_breakdown: row.votes.map(({ labels, value }) => ({
      name: labelIn(labels, language),
      value: String(value),
    })),
  }
}

export function overviewShape(
  counted: readonly OverviewRow[],
  ratings: readonly RatingAverage[],
  { percent, language }: { percent: number; language: string },
): ProductReviewOverview {
  const languages = Map.groupBy(counted, (row) => row.language)
  return {
    count: counted.reduce((sum, { count }) => sum + count, 0),
    average: averageStars(percent),
    distribution: starDistribution(counted),
    ratings: ratings.map(({ labels, average }) => ({
      name: labelIn(labels, language),
      average: Math.round(average * 10) / 10,
    })),
    languages: [...languages].map(([code, rows]) => ({
      code,
      count: rows.reduce((sum, { count }) => sum + count, 0),
    })),
  }
}

/** As a percentage with two digits, as Magento; 0 without votes. */
function averagePercent(values: readonly number[]): number {
  if (values.length === 0) return 0
  const sum = values.reduce((total, value) => total + value, 0)
  return Math.round((sum * 20 * 100) / values.length) / 100
}
