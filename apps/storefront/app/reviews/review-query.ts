/** Orders of reviews; the first needs no parameter. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const

export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** What the address of a product page says about its reviews. */
export interface ReviewQuery {
  readonly page: number
  readonly sort: ReviewSort
  /** From 1 to 5; undefined for all. */
  readonly stars?: number | undefined
  /** Language in which they were written; undefined for all. */
  readonly language?: string | undefined
}

const PARAMETERS = {
  page: 'review_page',
  sort: 'review_sort',
  stars: 'review_stars',
  language: 'review_language',
} as const

/** Beyond this nobody pages by hand. */
const MAX_PAGE = 1000

/** Reads the parameters; unknown values count as absent. `languages` are those of the shop. */
export function readReviewQuery(search: URLSearchParams, languages: readonly string[]): ReviewQuery {
  const page = Number(search.get(PARAMETERS.page))
  const stars = Number(search.get(PARAMETERS.stars))
  return {
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : 1,
    sort: REVIEW_SORTS.find((one) => one === search.get(PARAMETERS.sort)) ?? 'newest',
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined,
    language: languages.find((one) => one === search.get(PARAMETERS.language)),
  }
}

/**
 * The query of a page of reviews, with what else the address says, such as chosen options. A change of the order or of
 * what is shown begins at the first page.
 */
export function reviewSearch(current: string, change: Partial<ReviewQuery>): string {
  const search = new URLSearchParams(current)
  search.delete(PARAMETERS.page)
  for (const [name, parameter] of Object.entries(PARAMETERS)) {
    if (!(name in change)) continue
    const value = change[name as keyof ReviewQuery]
    const isDefault = value === REVIEW_SORTS[0] || (name === 'page' && value === 1)
    if (value === undefined || isDefault) search.delete(parameter)
    else search.set(parameter, String(value))
  }
  const text = search.toString()
  return text && `?${text}`
}
