import { clearFilters, listingSearch, withPage } from '@comptoir/rules/catalogue-query'
import { Link, useLocation, useNavigation } from 'react-router'
import { Trail } from '../layout/trail.tsx'
import * as m from '../paraglide/messages.js'
import { trustedHtml } from '../platform/trusted-html.ts'
import { useShop } from '../platform/use-shop.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { Paging } from '../ui/paging.tsx'
import type { CategoryPageData } from './category.server.ts'
import { Chips, chipsOf } from './chips.tsx'
import { FacetForm } from './facet-form.tsx'
import { addressOf } from './address.ts'
import { ProductCard } from './product-card.tsx'
import { SortForm } from './sort-form.tsx'

export function CategoryPage({ page }: { page: CategoryPageData }) {
  const { features } = useShop()
  const navigation = useNavigation()
  const { key } = useLocation()
  const { list, path } = page
  const chips = chipsOf(list, path)
  const isDishes = features['perishable'] === true
  return (
    <>
      <div className="wrap section-tight">
        <Trail crumbs={page.crumbs} />
        <div className="list-head">
          <h1>{page.name}</h1>
          {page.description && (
            <div
              className="lead"
              dangerouslySetInnerHTML={trustedHtml(page.description)}
              suppressHydrationWarning
            />
          )}
        </div>
      </div>
      <div className="wrap with-side list" aria-busy={navigation.state === 'loading' || undefined}>
        <aside className="only-wide" aria-label={m.catalogue_filters()}>
          <h2 className="h3">{m.catalogue_filter()}</h2>
          <FacetForm page={page} place="side" />
        </aside>
        <div>
          {page.children.length > 0 && <Subcategories page={page} />}
          <div className="list-bar">
            <p aria-live="polite">
              <strong>{m.catalogue_count({ count: list.total })}</strong>
            </p>
            <SortForm page={page} place="bar" />
          </div>
          <Chips chips={chips} clear={addressOf(path, listingSearch(clearFilters(list.state)))} />
          <h2 className="vh">{m.catalogue_products()}</h2>
          {list.cards.length > 0 ? (
            <ul className={isDishes ? 'cards dishes' : 'cards cols-3'}>
              {list.cards.map((card, index) => (
                <ProductCard key={card.sku} card={card} first={index === 0} />
              ))}
            </ul>
          ) : (
            <Empty icon="filter" title={m.catalogue_empty_title()} text={m.catalogue_empty_text()}>
              <ButtonLink to={addressOf(path, listingSearch(clearFilters(list.state)))}>
                {m.catalogue_clear()}
              </ButtonLink>
            </Empty>
          )}
          <Paging
            page={list.state.page}
            pages={list.pages}
            to={(number) => addressOf(path, listingSearch(withPage(list.state, number)))}
            labels={{
              nav: m.catalogue_pages(),
              page: (number) => m.catalogue_page({ page: number }),
              previous: m.catalogue_previous(),
              next: m.catalogue_next(),
            }}
          />
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
        <FacetForm page={page} place="drawer" />
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

function Subcategories({ page }: { page: CategoryPageData }) {
  return (
    <nav className="pills scroll tabs" aria-label={m.catalogue_subcategories()}>
      {page.children.map(({ label, to }) => (
        <Link key={to} className="tab" to={to}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

function ThumbBar({ active }: { active: number }) {
  return (
    <div className="thumb-bar">
      <button type="button" className="btn secondary" popoverTarget="sorts">
        <Icon name="sort" />
        {m.catalogue_sort()}
      </button>
      <button type="button" className="btn primary" popoverTarget="filters">
        <Icon name="filter" />
        {active > 0 ? m.catalogue_filter_active({ count: active }) : m.catalogue_filter()}
      </button>
    </div>
  )
}
