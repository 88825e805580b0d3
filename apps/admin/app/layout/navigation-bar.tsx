import { useId } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { languageName, LANGUAGES } from '../platform/language.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { Key } from './key.tsx'
import { navigation, navigationFoot, visibleEntries, type NavigationEntry } from './navigation.ts'
import { useCounts } from './use-counts.ts'
import { useFrame } from './use-frame.ts'

/** The navigation at the start of every page, and the bar at the foot of a phone. */
export function NavigationBar({ onSearch, onKeys }: { onSearch: () => void; onKeys: () => void }) {
  const frame = useFrame()
  const counts = useCounts()
  const groups = navigation.map((group) => visibleEntries(group, frame))
  const foot = visibleEntries(navigationFoot, frame)
  return (
    <>
      <aside className="nav" aria-label={m.layout_workspace()}>
        <div className="nav-in">
          <SiteSwitch />
          <button type="button" className="ask" onClick={onSearch}>
            <Icon name="search" />
            <span>{m.layout_ask()}</span>
            <Key keys="mod+k" />
          </button>
          <nav aria-label={m.layout_main_navigation()} className="stack tight">
            {groups
              .filter((group) => group.length > 0)
              .map((group) => (
                <ul className="list" key={group[0]?.code}>
                  {group.map((entry) => (
                    <li key={entry.code}>
                      <EntryLink entry={entry} count={counts[entry.code]} />
                    </li>
                  ))}
                </ul>
              ))}
          </nav>
          <div className="nav-foot">
            {foot.map((entry) => (
              <EntryLink key={entry.code} entry={entry} count={undefined} />
            ))}
            <PersonMenu onKeys={onKeys} />
          </div>
        </div>
      </aside>
      <TabBar entries={groups.flat()} more={foot} onSearch={onSearch} />
    </>
  )
}

function EntryLink({ entry, count }: { entry: NavigationEntry; count: number | undefined }) {
  return (
    <NavLink className="nav-link" to={entry.to} end={entry.to === '/'}>
      <Icon name={entry.icon} />
      {entry.label()}
      {count ? (
        <span className="n">
          {count}
          <span className="vh"> {m.layout_to_do()}</span>
        </span>
      ) : null}
    </NavLink>
  )
}

/** Path and query of the page. */
function useHere(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}

/** Which shop's records lists show. One website has nothing to switch. */
function SiteSwitch() {
  const { websites, websiteId } = useFrame()
  const here = useHere()
  const id = useId()
  const chosen = websites.find((website) => website.id === websiteId)
  const [only] = websites
  if (websites.length < 2) return <p className="site">{only?.name}</p>
  return (
    <>
      <button type="button" className="site" popoverTarget={id}>
        {chosen?.name ?? m.layout_all_shops()}
        <Icon name="down" />
        <span className="vh">, {m.layout_switch_shop()}</span>
      </button>
      <Menu id={id}>
        <Form method="post" action="/choices">
          <input type="hidden" name="back" value={here} />
          {[{ id: '', name: m.layout_all_shops() }, ...websites].map((website) => (
            <button
              key={website.id}
              name="website"
              value={website.id}
              aria-current={website.id === (websiteId ?? '') ? 'true' : undefined}
            >
              {website.name}
            </button>
          ))}
        </Form>
      </Menu>
    </>
  )
}

function PersonMenu({ onKeys }: { onKeys: () => void }) {
  const { me, language } = useFrame()
  const here = useHere()
  const id = useId()
  const initials = me.name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('')
  return (
    <>
      <button type="button" className="me" popoverTarget={id}>
        <span className="who" aria-hidden="true">
          {initials}
        </span>
        <span>
          {me.name}
          <small>{me.roleName}</small>
        </span>
      </button>
      <Menu id={id}>
        <Link to="/account">{m.staff_account_title()}</Link>
        <button type="button" onClick={onKeys}>
          {m.layout_keys()}
          <Key keys="?" />
        </button>
        <hr />
        <Form method="post" action="/choices" reloadDocument>
          <input type="hidden" name="back" value={here} />
          {LANGUAGES.map((one) => (
            <button
              key={one}
              name="language"
              value={one}
              lang={one}
              aria-current={one === language ? 'true' : undefined}
            >
              {languageName(one)}
            </button>
          ))}
        </Form>
        <hr />
        <Form method="post" action="/sign-out" reloadDocument>
          <button>{m.layout_sign_out()}</button>
        </Form>
      </Menu>
    </>
  )
}

/** Places of the bar at the foot of a phone, in order; the first that the person may see are shown. */
const ON_PHONES = ['today', 'orders', 'kitchen', 'messages']

function TabBar({
  entries,
  more,
  onSearch,
}: {
  entries: readonly NavigationEntry[]
  more: readonly NavigationEntry[]
  onSearch: () => void
}) {
  const id = useId()
  const first = ON_PHONES.flatMap((code) => entries.filter((entry) => entry.code === code)).slice(0, 3)
  const rest = [...entries.filter((entry) => !first.includes(entry)), ...more]
  return (
    <nav className="tabbar" aria-label={m.layout_shortcuts()}>
      {first.map((entry) => (
        <NavLink key={entry.code} to={entry.to} end={entry.to === '/'}>
          <Icon name={entry.icon} />
          {entry.label()}
        </NavLink>
      ))}
      <button type="button" onClick={onSearch}>
        <Icon name="search" />
        {m.layout_search()}
      </button>
      <button type="button" popoverTarget={id}>
        <Icon name="more" />
        {m.layout_more()}
      </button>
      <Menu id={id}>
        {rest.map((entry) => (
          <NavLink key={entry.code} to={entry.to}>
            <Icon name={entry.icon} />
            {entry.label()}
          </NavLink>
        ))}
        <hr />
        <Form method="post" action="/sign-out" reloadDocument>
          <button>{m.layout_sign_out()}</button>
        </Form>
      </Menu>
    </nav>
  )
}
