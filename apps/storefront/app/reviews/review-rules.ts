import { personName } from '@comptoir/rules/plain-name'
import { REVIEW_LENGTHS } from '@comptoir/rules/review'
import { maxlength, required } from '@comptoir/rules/validation'
import type { ErrorTexts, FormRules } from '../forms/form-rules.ts'
import * as m from '../paraglide/messages.js'

/** What reviewers give stars for. */
export interface ReviewRating {
  readonly id: string
  readonly name: string
  /** From 1 to 5 stars, each with the id that the API wants. */
  readonly values: readonly { readonly stars: number; readonly id: string }[]
}

/** Name of the field of a rating. */
export const ratingField = ({ id }: Pick<ReviewRating, 'id'>): string => `rating:${id}`

/** Rules of the form; of several ratings only the first is required. */
export function reviewRules(ratings: readonly ReviewRating[]): FormRules {
  const [first] = ratings
  return {
    ...(first && { [ratingField(first)]: () => [required] }),
    nickname: () => [required, maxlength(REVIEW_LENGTHS.nickname), personName],
    summary: () => [required, maxlength(REVIEW_LENGTHS.summary)],
    text: () => [required, maxlength(REVIEW_LENGTHS.text)],
  }
}

export const reviewErrorTexts = (ratings: readonly ReviewRating[]): ErrorTexts =>
  Object.fromEntries(ratings.map((rating) => [ratingField(rating), m.review_rating_error()]))
