import { averageStars, sharesInPercent } from '@comptoir/rules/review'
import { displayNames } from '@comptoir/rules/intl'
import type { RouterContextProvider } from 'react-router'
import { fullOf, thumbOf } from '../content/pictures.ts'
import type { ProductReviewsFragment, ProductReviewSort } from '../generated/graphql.ts'
import { dayOf, iso } from '../platform/dates.ts'
import { localeIn } from '../platform/locale.ts'
import { scopeContext, type RequestScope } from '../platform/scope.ts'
import { storeInfo } from '../platform/store-info.server.ts'
import type { PictureData } from '../ui/picture.tsx'
import { readReviewQuery, type ReviewQuery, type ReviewSort } from './review-query.ts'
import { languagesOf } from '../platform/site-texts.ts'

/** A few reviews are read; more are a page away. */
const PAGE_SIZE = 5

const SORTS: Readonly<Record<ReviewSort, ProductReviewSort>> = {
  newest: 'NEWEST',
  highest: 'HIGHEST',
  lowest: 'LOWEST',
}

/** Variables of the fragment ProductReviews. */
export const reviewVariables = ({ page, sort, stars, language }: ReviewQuery) => ({
  reviewPageSize: PAGE_SIZE,
  reviewPage: page,
  reviewSort: SORTS[sort],
  reviewStars: stars ?? null,
  reviewLanguage: language ?? null,
})

/** What the address says about the reviews of its product. */
export const reviewQueryOf = ({ site }: Pick<RequestScope, 'site'>, search: URLSearchParams): ReviewQuery =>
  readReviewQuery(search, languagesOf(site))

export interface ReviewView {
  readonly id: string
  readonly nickname: string
  readonly summary: string
  readonly text: string
  readonly day: string
  /** ISO 8601. */
  readonly at: string
  /** From 1 to 5 with halves; 0 without stars. */
  readonly stars: number
  readonly ratings: readonly { readonly name: string; readonly value: number }[]
  readonly isVerified: boolean
  /** The language in which it was written where it is not that of the page: its code, and its name. */
  readonly original?: { readonly code: string; readonly name: string } | undefined
  readonly pictures: readonly { readonly thumb: PictureData; readonly full: string }[]
  readonly answer?: { readonly text: string; readonly day: string } | undefined
}

/** Reviews of a product page. */
export interface ProductReviewsData {
  readonly count: number
  /** From 1 to 5 with one digit; 0 when nobody gave stars. */
  readonly average: number
  /** Of 5, 4, 3, 2 and 1 stars; empty where the API does not tell. */
  readonly distribution: readonly {
    readonly stars: number
    readonly count: number
    readonly percent: number
  }[]
  readonly ratings: readonly { readonly name: string; readonly average: number }[]
  /** The name of the page's language where some reviews are in it, and some are not. */
  readonly ownLanguage?: string | undefined
  readonly query: ReviewQuery
  readonly pages: number
  readonly items: readonly ReviewView[]
  /** Whether visitors without an account may write reviews. */
  readonly guests: boolean
}

/** Reviews for the page of a product; undefined on a website without reviews. */
export async function productReviews(
  context: Readonly<RouterContextProvider>,
  product: ProductReviewsFragment,
  query: ReviewQuery,
): Promise<ProductReviewsData | undefined> {
  const { reviews } = await storeInfo(context)
  if (!reviews) return undefined
  const scope = context.get(scopeContext)
  const { language } = scope
  const { review_overview: overview } = product
  const distribution = overview?.distribution ?? []
  const shares = sharesInPercent(distribution.map(({ count }) => count))
  const own = overview?.languages.find(({ code }) => code === language)
  const isMixed = own !== undefined && own.count < (overview?.count ?? 0)
  return {
    count: product.review_count,
    average: overview?.average ?? averageStars(product.rating_summary),
    distribution: distribution.map((row, at) => ({ ...row, percent: shares[at] ?? 0 })),
    ratings: overview?.ratings ?? [],
    ownLanguage: isMixed ? languageName(language, language) : undefined,
    query,
    pages: product.reviews.page_info.total_pages ?? 1,
    items: product.reviews.items.flatMap((one, at) => (one ? [reviewOf(one, at, scope)] : [])),
    guests: reviews.guests,
  }
}

type ApiReview = NonNullable<ProductReviewsFragment['reviews']['items'][number]>

function reviewOf(review: ApiReview, at: number, scope: RequestScope): ReviewView {
  const { language } = scope
  const other = review.language && review.language !== language ? review.language : undefined
  return {
    id: review.uid ?? String(at),
    nickname: review.nickname,
    summary: review.summary,
    text: review.text,
    day: dayOf(review.created_at, scope),
    at: iso(review.created_at),
    stars: averageStars(review.average_rating),
    ratings: review.ratings_breakdown.flatMap((one) =>
      one ? [{ name: one.name, value: Number(one.value) }] : [],
    ),
    isVerified: review.verified_buyer === true,
    original: other ? { code: other, name: languageName(other, language) } : undefined,
    pictures: (review.pictures ?? []).flatMap((picture) => {
      const thumb = thumbOf(picture)
      return thumb ? [{ thumb, full: fullOf(picture) }] : []
    }),
    answer: review.answer
      ? { text: review.answer.text, day: dayOf(review.answer.created_at, scope) }
      : undefined,
  }
}

const languageName = (code: string, language: RequestScope['language']) =>
  displayNames(localeIn(language), 'language').of(code) ?? code
