import { Form, Link } from 'react-router'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { NearForm } from './near-form.tsx'
import { StoreMap } from './store-map.tsx'
import type { StoresPageData } from './stores.server.ts'
import './stores.css'

/** Search, list and map of all stores. */
export function StoresPage({ page }: { page: StoresPageData }) {
  const { words, filters } = page
  return (
    <>
      <div className="wrap section-tight">
        <PageBreadcrumbs crumbs={page.crumbs} />
        <div className="list-head">
          <h1>{words.title}</h1>
          {page.lead && <p className="lead">{page.lead}</p>}
        </div>
      </div>
      <div className="wrap">
        <search className="find-bar">
          <SearchForm page={page} />
          <NearForm words={words} />
        </search>
        {filters.length > 0 && (
          <nav aria-label={words.filter}>
            <ul className="tags">
              {filters.map(({ label, to, current }) => (
                <li key={to}>
                  <Link
                    className="tag"
                    to={to}
                    aria-current={current ? 'true' : undefined}
                    preventScrollReset
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="wrap find section-tight">
        <div>
          <h2 className="h3">{page.heading}</h2>
          <output>{page.note}</output>
          <StoreList page={page} />
        </div>
        <div className="find-map">
          <StoreMap map={page.map} />
          {page.whole && (
            <p className="mt-2">
              <Link className="link tap" to={page.whole} preventScrollReset>
                {words.whole}
              </Link>
            </p>
          )}
        </div>
      </div>
    </>
  )
}

function SearchForm({ page: { path, query, service, words } }: { page: StoresPageData }) {
  return (
    <Form action={path} preventScrollReset>
      {service && <input type="hidden" name="service" value={service} />}
      <Field name="q" label={words.search}>
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
            <Button>{words.submit}</Button>
          </div>
        )}
      </Field>
    </Form>
  )
}

function StoreList({ page: { stores, words } }: { page: StoresPageData }) {
  return (
    <ul className="find-list mt-3">
      {stores.map(({ id, title, to, address, facts, distance, open, route, isChosen }) => (
        <li key={id} aria-current={isChosen ? 'true' : undefined}>
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <span className="help">{distance}</span>
          <p className="facts">
            {address}
            <br />
            {facts}
          </p>
          <p className="actions">
            {open && <span className={open.isOpen ? 'stock tap' : 'stock out tap'}>{open.text}</span>}
            <Link className="link tap" to={to}>
              {words.hours}
              <span className="vh"> {words.of.replace('{title}', title)}</span>
            </Link>
            <a className="link tap" href={route} rel="noreferrer">
              {words.route}
              <span className="vh"> {words.to.replace('{title}', title)}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
