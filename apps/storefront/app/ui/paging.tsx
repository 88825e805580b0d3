import { Link } from 'react-router'
import { Icon } from './icon.tsx'

export interface PagingLabels {
  readonly nav: string
  readonly page: (page: number) => string
  readonly previous: string
  readonly next: string
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Paging({
  page,
  pages,
  to,
  labels,
}: {
  page: number
  pages: number
  to: (page: number) => string
  labels: PagingLabels
}) {
  if (pages < 2) return null
  return (
    <nav className="pages" aria-label={labels.nav}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label={labels.previous}>
          <Icon name="previous" />
        </Link>
      )}
      {shownPages(page, pages).map((shown, index) =>
        shown === undefined ? (
          <span key={`gap-${index}`} className="off">
            …
          </span>
        ) : (
          <Link
            key={shown}
            to={to(shown)}
            aria-current={shown === page ? 'page' : undefined}
            aria-label={labels.page(shown)}
          >
            {shown}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} rel="next" aria-label={labels.next}>
          <Icon name="next" />
        </Link>
      )}
    </nav>
  )
}

/** First and last page and those around the current one; undefined stands for omitted pages. */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1].filter((one) => one >= 1 && one <= pages))
  const sorted = [...wanted].sort((a, b) => a - b)
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1] ?? 0
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [undefined, one] : [one]
  })
}
