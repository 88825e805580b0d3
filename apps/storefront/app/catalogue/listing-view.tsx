import { clearFilters, listingSearch, withPage } from '@comptoir/rules/catalogue-query'
import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { Empty } from '../ui/empty.tsx'
import { Notice } from '../ui/notice.tsx'
import { loadPaging } from '../ui/paging-scripts.ts'
import type { Card } from './card.ts'
import { pathWithQuery } from './path-with-query.ts'
import { Chips, chipsOf } from './chips.tsx'
import { FacetForm } from './facet-form.tsx'
import { FacetLinks } from './facet-links.tsx'
import type { ListingPage } from './listing.server.ts'
import { cardsByGroup } from './menu-groups.ts'
import { ProductCard } from './product-card.tsx'
import { SortForm } from './sort-form.tsx'
import { ThumbBar } from './thumb-bar.tsx'
import { href } from '../platform/routes.ts'
import './listing.css'

const Paging = import.meta.env.SSR
  ? (await loadPaging()).Paging
  : lazyComponent(async () => (await loadPaging()).Paging)

/** Products of a list with filters, sorting and paging; `title` replaces the number of products, `heading` is above. */
export function ListingView({
  page,
  title,
  heading,
  above,
}: {
  page: ListingPage
  title?: string
  heading?: string | undefined
  above?: ReactNode
}) {
  const navigation = useNavigation()
  const { key } = useLocation()
  const { list, path } = page
  const chips = chipsOf(list, path)
  const cleared = pathWithQuery(path, listingSearch(clearFilters(list.state)))
  return (
    <>
      <div className="wrap with-side list" aria-busy={navigation.state === 'loading' || undefined}>
        <aside className="only-wide" aria-label={m.catalogue_filters()}>
          <h2 className="h3">{m.catalogue_filter()}</h2>
          <FacetLinks page={page} />
        </aside>
        <div>
          {heading && <h2 className="mb-4">{heading}</h2>}
          {above}
          <div className="list-bar">
            {title ? (
              <h2 aria-live="polite">{title}</h2>
            ) : (
              <p aria-live="polite">
                <strong>{m.catalogue_count({ count: list.total })}</strong>
              </p>
            )}
            <SortForm page={page} place="bar" />
          </div>
          <Chips chips={chips} clear={cleared} />
          {list.badPrice !== undefined && (
            <Notice kind="warn" role="alert">
              <p>{m.catalogue_price_invalid()}</p>
            </Notice>
          )}
          {!title && !heading && !page.groups && <h2 className="vh">{m.catalogue_products()}</h2>}
          <Cards page={page} cleared={cleared} isFiltered={chips.length > 0} />
          {list.pages > 1 && (
            <Paging
              page={list.state.page}
              pages={list.pages}
              to={(number) => pathWithQuery(path, listingSearch(withPage(list.state, number)))}
              labels={{
                nav: m.catalogue_pages(),
                page: (number) => m.catalogue_page({ page: number }),
                previous: m.catalogue_previous(),
                next: m.catalogue_next(),
              }}
            />
          )}
        </div>
      </div>
      <ThumbBar active={chips.length} />
      <Drawer
        key={`filters-${key}`}
        id="filters"
        side="end"
        title={m.catalogue_filter()}
        closeLabel={m.catalogue_close_filters()}
      >
        <FacetForm page={page} />
      </Drawer>
      <Drawer
        key={`sorts-${key}`}
        id="sorts"
        side="sheet"
        title={m.catalogue_sort_by()}
        closeLabel={m.catalogue_close_sort()}
      >
        <SortForm page={page} place="drawer" />
      </Drawer>
    </>
  )
}

function Cards({
  page: { list, groups = [] },
  cleared,
  isFiltered,
}: {
  page: ListingPage
  cleared: string
  isFiltered: boolean
}) {
  const { features, language } = useShop()
  if (list.cards.length === 0) {
    return (
      <Empty
        icon="filter"
        title={m.catalogue_empty_title()}
        text={isFiltered ? m.catalogue_empty_text() : m.catalogue_none_text()}
      >
        <div className="row justify-center">
          {isFiltered && <ButtonLink to={cleared}>{m.catalogue_clear()}</ButtonLink>}
          <ButtonLink to={href(language, 'search')}>{m.layout_search()}</ButtonLink>
        </div>
      </Empty>
    )
  }
  const listOf = (cards: readonly Card[]) => (
    <ul className={features['perishable'] ? 'cards dishes' : 'cards cols-3'}>
      {cards.map((card) => (
        <ProductCard key={card.sku} card={card} first={card === list.cards[0]} />
      ))}
    </ul>
  )
  const { rest, groups: shown } = cardsByGroup(list.cards, groups)
  return (
    <>
      {rest.length > 0 && listOf(rest)}
      {shown.map(({ id, label, cards }) => (
        <section key={id} id={id} className="menu-group" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{label}</h2>
          {listOf(cards)}
        </section>
      ))}
    </>
  )
}
