import { Form, Link } from 'react-router'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { DirectionsLink } from '../content/directions-link.tsx'
import { Field } from '../ui/field.tsx'
import { openText } from './hours-text.ts'
import { kindLabel } from './kind-label.ts'
import { NearForm } from './near-form.tsx'
import { StoreMap } from './store-map.tsx'
import type { StoresPageData } from './stores.server.ts'
import './stores.css'

/** Search, list and map of all stores. */
export function StoresPage({ page }: { page: StoresPageData }) {
  const { filters } = page
  return (
    <>
      <div className="wrap section-tight">
        <PageBreadcrumbs crumbs={page.crumbs} />
        <div className="list-head">
          <h1>{m.stores_title()}</h1>
          {page.lead && <p className="lead">{page.lead}</p>}
        </div>
      </div>
      <div className="wrap">
        <search className="find-bar">
          <SearchForm page={page} />
          <NearForm />
        </search>
        {filters.length > 0 && (
          <nav aria-label={m.stores_filter()}>
            <ul className="tags">
              {filters.map(({ service, count, to, current }) => (
                <li key={to}>
                  <Link
                    className="tag"
                    to={to}
                    aria-current={current ? 'true' : undefined}
                    preventScrollReset
                  >
                    {service ? m.stores_filter_option({ label: service, count }) : m.stores_all({ count })}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="wrap find section-tight">
        <div>
          <h2 className="h3">{headingOf(page)}</h2>
          <output>{noteOf(page)}</output>
          <StoreList page={page} />
        </div>
        <div className="find-map">
          <StoreMap name={m.stores_map()} map={page.map} />
          {page.whole && (
            <p className="mt-2">
              <Link className="link tap" to={page.whole} preventScrollReset>
                {m.stores_map_whole()}
              </Link>
            </p>
          )}
        </div>
      </div>
    </>
  )
}

function headingOf({ stores: { length: count }, isSorted }: StoresPageData): string {
  return isSorted ? m.stores_sorted({ count }) : m.location_found({ count })
}

function noteOf({ problem, radius }: StoresPageData): string | undefined {
  if (problem === 'none-nearby') return m.stores_none_nearby({ radius })
  return problem && m.location_none()
}

function SearchForm({ page: { path, query, service } }: { page: StoresPageData }) {
  return (
    <Form action={path} preventScrollReset>
      {service && <input type="hidden" name="service" value={service} />}
      <Field name="q" label={m.location_search()}>
        {(wiring) => (
          <div className="joined">
            <input
              key={query}
              className="input"
              defaultValue={query}
              maxLength={100}
              autoComplete="postal-code"
              enterKeyHint="search"
              {...wiring}
            />
            <Button>{m.stores_submit()}</Button>
          </div>
        )}
      </Field>
    </Form>
  )
}

function StoreList({ page: { stores } }: { page: StoresPageData }) {
  return (
    <ul className="find-list mt-3">
      {stores.map(({ id, title, kind, services, to, address, nearest, distance, open, route, isChosen }) => (
        <li key={id} aria-current={isChosen ? 'true' : undefined}>
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <span className="help">{distance}</span>
          <p className="facts">
            {address}
            <br />
            {[kindLabel({ kind, title }) ?? [], services].flat().join(' · ')}
            {nearest && (
              <>
                <br />
                {m.stores_landmark_near({ minutes: nearest.minutes, name: nearest.name })}
              </>
            )}
          </p>
          <p className="actions">
            {open && <span className={open.isOpen ? 'stock tap' : 'stock out tap'}>{openText(open)}</span>}
            <Link className="link tap" to={to}>
              {m.stores_hours_link()}
              <span className="vh"> {m.stores_of({ title })}</span>
            </Link>
            <DirectionsLink className="link tap" directions={route}>
              {m.stores_route()}
              <span className="vh"> {m.stores_to({ title })}</span>
            </DirectionsLink>
          </p>
        </li>
      ))}
    </ul>
  )
}
