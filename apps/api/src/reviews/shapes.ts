import type { ProductReview } from '@comptoir/contract/generated/types'
import type { ProductView } from '../catalogue/index.ts'
import { timestamp } from '../platform/timestamp.ts'
import { labelIn } from './ratings.ts'
import type { ReviewRow } from './reviews.sql.ts'

export function reviewShape(row: ReviewRow, product: ProductView, language: string): ProductReview {
  return {
    product,
    nickname: row.nickname,
    summary: row.summary,
    text: row.content,
    created_at: timestamp(row.createdAt),
    average_rating: averagePercent(row.votes.map(({ value }) => value)),
    ratings_breakdown: row.votes.map(({ labels, value }) => ({
      name: labelIn(labels, language),
      value: String(value),
    })),
  }
}

/** As a percentage with two digits, as Magento; 0 without votes. */
function averagePercent(values: readonly number[]): number {
  if (values.length === 0) return 0
  const sum = values.reduce((total, value) => total + value, 0)
  return Math.round((sum * 20 * 100) / values.length) / 100
}
