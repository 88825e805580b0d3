import { Link, useLocation } from 'react-router'
import * as m from '../paraglide/messages.js'
import type { RootData } from './root-data.server.ts'
import { Drawer } from '../ui/drawer.tsx'
import { accountLabel, accountPath, favouritesLabel, favouritesPath } from './header.tsx'
import { PriceSwitch } from './price-switch.tsx'
import { NavLink } from './site-link.tsx'

/** Main navigation on phones; the key closes it on every navigation (spec 000 §2). */
export function MenuDrawer({ data }: { data: RootData }) {
  const { key } = useLocation()
  return (
    <Drawer key={key} id="menu" title={m.layout_menu()} closeLabel={m.layout_close_menu()}>
      <ul className="drawer-body">
        {data.texts.navigation.map((link) => (
          <li key={link.path}>
            <NavLink link={link} language={data.language} />
          </li>
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
