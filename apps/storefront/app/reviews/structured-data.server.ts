import type { ProductReviewsData } from './product-reviews.server.ts'

const rating = (ratingValue: number) => ({ '@type': 'Rating', ratingValue, bestRating: 5, worstRating: 1 })

/**
 * The average and the shown reviews of a schema.org Product; nothing where nobody gave stars. Reviews without stars are left
 * out, as search engines ask for them.
 */
export function reviewData(reviews: ProductReviewsData | undefined): object {
  if (!reviews || reviews.count === 0 || reviews.average === 0) return {}
  const rated = reviews.items.filter(({ stars }) => stars > 0)
  return {
    aggregateRating: {
      ...rating(reviews.average),
      '@type': 'AggregateRating',
      reviewCount: reviews.count,
    },
    ...(rated.length > 0 && {
      review: rated.map(({ nickname, summary, text, at, stars, original }) => ({
        '@type': 'Review',
        name: summary,
        reviewBody: text,
        datePublished: at.slice(0, 10),
        author: { '@type': 'Person', name: nickname },
        reviewRating: rating(stars),
        ...(original && { inLanguage: original.code }),
      })),
    }),
  }
}
