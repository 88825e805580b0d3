import { formatNumber } from '@comptoir/rules/number-format'
import { Link, useLocation } from 'react-router'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { lazyComponent } from '../platform/lazy-component.ts'
import { localeIn } from '../platform/locale.ts'
import { loadPaging } from '../ui/paging-scripts.ts'
import { Stars } from '../ui/stars.tsx'
import type { ProductReviewsData } from './product-reviews.server.ts'
import { ReviewItem } from './review-item.tsx'
import { ReviewSection } from './review-section.tsx'
import './reviews.css'
import { REVIEW_SORTS, reviewSearch, type ReviewQuery, type ReviewSort } from './review-query.ts'

const Paging = import.meta.env.SSR
  ? (await loadPaging()).Paging
  : lazyComponent(async () => (await loadPaging()).Paging)

interface PartProps {
  readonly reviews: ProductReviewsData
  readonly path: string
}

interface ReviewsProps extends PartProps {
  /** Path of the page with the form. */
  readonly write: string
}

/** The reviews of a product that has some: what they say in figures, and a page of them. */
export function Reviews({ reviews, path, write }: ReviewsProps) {
  return (
    <ReviewSection summary={<Summary reviews={reviews} path={path} />} write={write}>
      <List reviews={reviews} path={path} />
    </ReviewSection>
  )
}

/** Link to another choice of reviews, which keeps the rest of the address. */
function useReviewLink(path: string) {
  const { search } = useLocation()
  return (change: Partial<ReviewQuery>) => `${path}${reviewSearch(search, change)}#reviews`
}

function Summary({ reviews, path }: PartProps) {
  const { language } = useShop()
  const { average, count, distribution, ratings, query } = reviews
  const linkTo = useReviewLink(path)
  const number = (value: number) => formatNumber(value, localeIn(language))
  return (
    <>
      {average > 0 && (
        <p className="reviews-average">
          <b aria-hidden="true">{number(average)}</b>
          <span>
            <Stars value={average} />
            <span className="vh">{m.review_of_five({ stars: number(average) })}</span>
            <small>{m.review_count({ count })}</small>
          </span>
        </p>
      )}
      {distribution.length > 0 && (
        <ul className="reviews-bars" aria-label={m.review_distribution()}>
          {distribution.map((row) => (
            <li key={row.stars}>
              {row.count > 0 ? (
                <Link
                  to={linkTo({ stars: query.stars === row.stars ? undefined : row.stars })}
                  aria-current={query.stars === row.stars ? 'true' : undefined}
                  preventScrollReset
                >
                  {m.review_stars({ count: row.stars })}
                </Link>
              ) : (
                <span>{m.review_stars({ count: row.stars })}</span>
              )}
              <progress max={100} value={row.percent} aria-hidden="true" />
              <span className="n">{number(row.count)}</span>
            </li>
          ))}
        </ul>
      )}
      {ratings.length > 1 && (
        <>
          <h3 className="vh">{m.review_ratings()}</h3>
          <dl className="reviews-ratings">
            {ratings.map((one) => (
              <div key={one.name}>
                <dt>{one.name}</dt>
                <dd>
                  <Stars value={one.average} />
                  <span className="vh">{m.review_of_five({ stars: number(one.average) })}</span>
                  <span aria-hidden="true">{number(one.average)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  )
}

const SORT_LABELS: Readonly<Record<ReviewSort, () => string>> = {
  newest: m.review_sort_newest,
  highest: m.review_sort_highest,
  lowest: m.review_sort_lowest,
}

function List({ reviews, path }: PartProps) {
  const { query, items, pages, count, guests } = reviews
  const linkTo = useReviewLink(path)
  return (
    <div className="reviews-list">
      {count > 1 && <Choices reviews={reviews} path={path} />}
      {query.stars !== undefined && (
        <p className="row">
          <span>{m.review_filtered({ stars: m.review_stars({ count: query.stars }) })}</span>
          <Link className="link tap" to={linkTo({ stars: undefined })} preventScrollReset>
            {m.review_filter_clear()}
          </Link>
        </p>
      )}
      {items.length === 0 && <p>{m.review_filtered_none()}</p>}
      <ol>
        {items.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ol>
      {pages > 1 && (
        <Paging
          page={query.page}
          pages={pages}
          to={(page) => linkTo({ page })}
          labels={{
            nav: m.review_pages(),
            page: (page) => m.catalogue_page({ page }),
            previous: m.catalogue_previous(),
            next: m.catalogue_next(),
          }}
        />
      )}
      <details className="fold reviews-policy">
        <summary>{m.review_policy_title()}</summary>
        <p>{guests ? m.review_policy() : m.review_policy_customers()}</p>
      </details>
    </div>
  )
}

/** Order and language, as links: they work without a script. */
function Choices({ reviews: { query, ownLanguage, distribution }, path }: PartProps) {
  const { language } = useShop()
  const linkTo = useReviewLink(path)
  // A server that tells no distribution does not sort either.
  const isSorted = distribution.length > 0
  return (
    <div className="reviews-choices">
      {isSorted && (
        <nav aria-label={m.review_sort()}>
          {REVIEW_SORTS.map((sort) => (
            <Link
              key={sort}
              to={linkTo({ sort })}
              aria-current={query.sort === sort ? 'true' : undefined}
              preventScrollReset
            >
              {SORT_LABELS[sort]()}
            </Link>
          ))}
        </nav>
      )}
      {ownLanguage && (
        <nav aria-label={m.review_languages()}>
          <Link
            to={linkTo({ language: undefined })}
            aria-current={query.language === undefined ? 'true' : undefined}
            preventScrollReset
          >
            {m.review_language_all()}
          </Link>
          <Link
            to={linkTo({ language })}
            aria-current={query.language === language ? 'true' : undefined}
            preventScrollReset
          >
            {m.review_language_only({ language: ownLanguage })}
          </Link>
        </nav>
      )}
    </div>
  )
}
