import { describe, expect, it } from 'vitest'
import { readReviewQuery, reviewSearch } from './review-query.ts'

const read = (query: string) => readReviewQuery(new URLSearchParams(query), ['fr', 'en'])

describe('readReviewQuery', () => {
  it.each([
    ['', { page: 1, sort: 'newest', stars: undefined, language: undefined }],
    ['review_page=3&review_sort=lowest', { page: 3, sort: 'lowest' }],
    ['review_stars=4&review_language=en', { stars: 4, language: 'en' }],
    ['review_page=-1&review_sort=worst', { page: 1, sort: 'newest' }],
    ['review_page=1.5&review_stars=6&review_language=xx', { page: 1, stars: undefined, language: undefined }],
  ])('of %j', (query, expected) => {
    expect(read(query)).toMatchObject(expected)
  })
})

describe('reviewSearch', () => {
  it('keeps chosen options, and begins at the first page with another order', () => {
    expect(reviewSearch('?colour=red&review_page=2', { sort: 'highest' })).toBe(
      '?colour=red&review_sort=highest',
    )
    expect(reviewSearch('?review_sort=highest', { page: 2 })).toBe('?review_sort=highest&review_page=2')
  })

  it('has no parameters for what is usual', () => {
    expect(
      reviewSearch('?review_sort=highest&review_page=2&review_stars=4', {
        sort: 'newest',
        stars: undefined,
      }),
    ).toBe('')
    expect(reviewSearch('', { page: 1 })).toBe('')
  })
})
