import { useId, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import * as m from '../paraglide/messages.js'
import { href, pathHref } from '../platform/routes.ts'
import type { SiteLink } from '../platform/site.ts'
import type { RootData } from './root-data.server.ts'
import { Drawer } from '../ui/drawer.tsx'
import { accountLabel, accountPath, favouritesLabel, favouritesPath } from './header.tsx'
import { loadSubmenu, type Submenu } from './load-submenu.ts'
import { PriceSwitch } from './price-switch.tsx'
import { NavLink } from './site-link.tsx'
import { SubmenuButton } from './submenu-button.tsx'

/** Main navigation on phones; the key closes it on every navigation (spec 000 §2). */
export function MenuDrawer({ data }: { data: RootData }) {
  const { key } = useLocation()
  return (
    <Drawer key={key} id="menu" title={m.layout_menu()} closeLabel={m.layout_close_menu()}>
      <ul className="drawer-body">
        {data.texts.navigation.map((link) => (
          <MenuEntry key={link.path} link={link} data={data} />
        ))}
        <li>
          <Link to={accountPath(data)}>{accountLabel(data)}</Link>
        </li>
        {data.features['favourites'] && (
          <li>
            <Link to={favouritesPath(data)}>{favouritesLabel(data)}</Link>
          </li>
        )}
        {data.priceDisplay && (
          <li>
            <PriceSwitch data={data} />
          </li>
        )}
      </ul>
    </Drawer>
  )
}

function MenuEntry({ link, data: { language, submenus } }: { link: SiteLink; data: RootData }) {
  const id = useId()
  const navigate = useNavigate()
  const [submenu, setSubmenu] = useState<Submenu>()
  const address = href(language, 'subcategories', { of: link.path })
  if (!submenus.includes(link.path))
    return (
      <li>
        <NavLink link={link} language={language} />
      </li>
    )
  const toggle = async () => {
    const next = submenu ? undefined : await loadSubmenu(address)
    // Its page lists what could not be loaded.
    if (!submenu && !next) void navigate(pathHref(language, link.path))
    setSubmenu(next)
  }
  return (
    <li className="nav-group">
      <NavLink link={link} language={language} />
      <SubmenuButton
        name={link.label}
        controls={id}
        isOpen={submenu !== undefined}
        onToggle={() => void toggle()}
        onReach={() => void loadSubmenu(address)}
      />
      {submenu && <submenu.Links id={id} links={submenu.links} />}
    </li>
  )
}
