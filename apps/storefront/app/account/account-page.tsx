import type { Language } from '@comptoir/rules/language'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'

const PAGES = [
  { path: 'compte-client', label: m.account_overview },
  { path: 'compte-client/commandes', label: m.account_orders },
  { path: 'compte-client/adresses', label: m.account_addresses },
  { path: 'compte-client/modifier', label: m.account_profile },
  { path: 'compte-client/nouveau-mot-de-passe', label: m.account_password },
  { path: 'compte-client/donnees-personnelles', label: m.privacy_title },
] as const

/** Title, crumbs and the menu of the account around one of its pages. */
export function AccountPage({
  language,
  title,
  lead,
  crumb = title,
  current,
  children,
}: {
  language: Language
  title: string
  lead?: string
  /** What the crumbs say instead of the title. */
  crumb?: string
  current: (typeof PAGES)[number]['path']
  children: ReactNode
}) {
  const isHome = current === 'compte-client' && crumb === m.account_title()
  return (
    <>
      <div className="wrap section-tight">
        <Breadcrumbs
          label={m.account_crumbs()}
          crumbs={[
            { label: m.account_home(), to: pathIn(language, '') },
            ...(isHome ? [] : [{ label: m.account_title(), to: pathIn(language, 'compte-client') }]),
            { label: crumb },
          ]}
        />
        <div className="list-head">
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
      </div>
      <div className="wrap with-side cart">
        <aside>
          <nav className="side-nav" aria-label={m.account_title()}>
            {PAGES.map(({ path, label }) => (
              <Link
                key={path}
                to={pathIn(language, path)}
                aria-current={path === current ? 'page' : undefined}
              >
                {label()}
              </Link>
            ))}
            <Form method="post" action={pathIn(language, 'compte-client/logout')}>
              <button>{m.account_logout()}</button>
            </Form>
          </nav>
        </aside>
        <div className="stack gy-6">{children}</div>
      </div>
    </>
  )
}
