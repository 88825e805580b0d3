import type { Language } from '@comptoir/rules/language'
import { useId, useRef } from 'react'
import * as m from '../paraglide/messages.js'
import type { SiteLink } from '../platform/site.ts'
import { href, pathHref } from '../platform/routes.ts'
import { loadSubmenu } from './load-submenu.ts'
import type { RootData } from './root-data.server.ts'
import { NavLink } from './site-link.tsx'
import { SubmenuButton } from './submenu-button.tsx'
import { useSubmenus } from './use-submenus.ts'

/** Links of the header; a category with subcategories has a button that shows them, as the disclosure pattern of WAI-ARIA has it. */
export function Navigation({ data: { texts, language, submenus } }: { data: RootData }) {
  const nav = useRef<HTMLElement>(null)
  const menu = useSubmenus(nav)
  return (
    <nav className="site-nav" aria-label={m.layout_main_nav()} ref={nav}>
      {texts.navigation.map((link) =>
        submenus.includes(link.path) ? (
          <NavGroup key={link.path} link={link} language={language} menu={menu} />
        ) : (
          <NavLink key={link.path} link={link} language={language} />
        ),
      )}
    </nav>
  )
}

function NavGroup({
  link,
  language,
  menu,
}: {
  link: SiteLink
  language: Language
  menu: ReturnType<typeof useSubmenus>
}) {
  const id = useId()
  const address = href(language, 'subcategories', { of: link.path })
  const submenu = menu.of(address)
  return (
    <div
      className="nav-group"
      onPointerEnter={(event) => menu.onEnter(event, address)}
      onPointerLeave={menu.onLeave}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (submenu && relatedTarget && !currentTarget.contains(relatedTarget)) menu.close()
      }}
    >
      <NavLink link={link} language={language} />
      <SubmenuButton
        name={link.label}
        controls={id}
        isOpen={submenu !== undefined}
        onToggle={() => void menu.toggle(address, pathHref(language, link.path))}
        onReach={() => void loadSubmenu(address)}
      />
      {submenu && <submenu.Links id={id} links={submenu.links} />}
    </div>
  )
}
