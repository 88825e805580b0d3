import type { Language } from '@comptoir/rules/language'
import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { href } from '../platform/routes.ts'
import { favouritesTitle } from '../favourites/texts.ts'
import './account.css'
import '../content/side-nav.css'

const PAGES = [
  { name: 'account', label: m.account_overview },
  { name: 'orders', label: m.account_orders },
  { name: 'accountFavourites', label: undefined },
  { name: 'orderLists', label: m.order_list_title },
  { name: 'quickOrder', label: m.quick_order_title },
  { name: 'quotations', label: m.quotation_list_title },
  { name: 'addresses', label: m.account_addresses },
  { name: 'profile', label: m.account_profile },
  { name: 'changePassword', label: m.account_password },
  { name: 'privacy', label: m.privacy_title },
] as const

type Current = (typeof PAGES)[number]['name']

/** Id of the menu's popover on phones (spec 001 §2). */
const MENU = 'account-menu'

/** Title, breadcrumbs and account menu around an account page. */
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
  /** Breadcrumb label; the title by default. */
  crumb?: string
  current: Current
  children: ReactNode
}) {
  const { key } = useLocation()
  const isHome = current === 'account' && crumb === m.account_title()
  return (
    <>
      <div className="wrap section-tight">
        <Breadcrumbs
          label={m.account_breadcrumbs()}
          crumbs={[
            { label: m.account_home(), to: href(language, 'home') },
            ...(isHome ? [] : [{ label: m.account_title(), to: href(language, 'account') }]),
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
          <Button type="button" className="only-phone" popoverTarget={MENU} wide>
            {m.account_menu()}
          </Button>
          <nav className="side-nav only-wide" aria-label={m.account_title()}>
            <Entries language={language} current={current} />
          </nav>
          {/* The key closes the drawer on every navigation (spec 000 §2). */}
          <Drawer key={key} id={MENU} title={m.account_menu()} closeLabel={m.layout_close_menu()}>
            <nav className="side-nav drawer-body" aria-label={m.account_title()}>
              <Entries language={language} current={current} />
            </nav>
          </Drawer>
        </aside>
        <div className="stack gy-6">{children}</div>
      </div>
    </>
  )
}

function Entries({ language, current }: { language: Language; current: Current }) {
  const { features, kind, needsLocation } = useShop()
  const isPro = kind === 'b2b'
  const hidden = new Set<Current>()
  if (!isPro || !features['quotations']) hidden.add('quotations')
  if (!isPro || !features['quickOrder'] || needsLocation) hidden.add('quickOrder')
  if (!isPro || !features['orderLists'] || !features['favourites']) hidden.add('orderLists')
  if (!features['favourites']) hidden.add('accountFavourites')
  const pages = PAGES.filter(({ name }) => !hidden.has(name))
  return (
    <>
      {pages.map(({ name, label }) => (
        <Link key={name} to={href(language, name)} aria-current={name === current ? 'page' : undefined}>
          {label ? label() : favouritesTitle(features)}
        </Link>
      ))}
      <Form method="post" action={href(language, 'logout')}>
        <button>{m.account_logout()}</button>
      </Form>
    </>
  )
}
