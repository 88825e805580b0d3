import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import type { RootData } from './root-data.server.ts'
import { Icon } from '../ui/icon.tsx'
import { Logo } from './logo.tsx'
import { Navigation } from './navigation.tsx'
import type { OpenPanel } from './use-panel.ts'
import { href } from '../platform/routes.ts'

/** `onCart` opens the mini cart; without it, and without JavaScript, the link leads to the cart page. */
export function Header({ data, onCart }: { data: RootData; onCart: OpenPanel | undefined }) {
  // The keyboard follows what is seen: the tools stand beside a centred logo, above the navigation.
  const isCentred = data.look.header === 'centred'
  const variant = isCentred ? ' head-centred' : isLongNavigation(data) ? ' nav-long' : ''
  return (
    <header className={`site-head${variant}`}>
      <div className="wrap">
        <button className="tool menu" type="button" popoverTarget="menu" aria-label={m.layout_open_menu()}>
          <Icon name="menu" />
        </button>
        <Logo data={data} />
        {!isCentred && <Navigation data={data} />}
        <Tools data={data} onCart={onCart} />
        {isCentred && <Navigation data={data} />}
      </div>
    </header>
  )
}

/** About the widest navigation, in characters, that fits beside logo and tools in a window of 1,024 px. */
const SHORT_NAVIGATION = 70
/** The room of a link besides its characters, and that of the button of a submenu. */
const GAP = 2

/** Whether the links need a wider window to stand in one row; until then they are in the menu of phones. */
function isLongNavigation({ texts, submenus }: Pick<RootData, 'texts' | 'submenus'>): boolean {
  const widths = texts.navigation.map(({ label, path, language }) => {
    const extra = (language ? 3 : 0) + (submenus.includes(path) ? GAP : 0)
    return label.length + GAP + extra
  })
  return widths.reduce((sum, width) => sum + width, 0) > SHORT_NAVIGATION
}

function Tools({ data, onCart }: { data: RootData; onCart: OpenPanel | undefined }) {
  const { language, cartCount } = data
  const initial = initialOf(data)
  return (
    <div className="tools">
      <Link className="tool" to={href(language, 'search')} aria-label={m.layout_search()}>
        <Icon name="search" />
      </Link>
      <Link className="tool" to={accountPath(data)} aria-label={accountLabel(data)}>
        {initial ? (
          <span className="initial" aria-hidden="true">
            {initial}
          </span>
        ) : (
          <Icon name="account" />
        )}
      </Link>
      {data.features['favourites'] && <FavouritesLink data={data} />}
      <Link
        className="tool"
        to={href(language, 'cart')}
        onClick={onCart}
        aria-label={m.layout_cart({ count: cartCount })}
      >
        <Icon name="cart" />
        {cartCount > 0 && <b aria-hidden="true">{cartCount}</b>}
      </Link>
    </div>
  )
}

function FavouritesLink({ data }: { data: RootData }) {
  const count = data.favourites.length
  return (
    <Link className="tool wished" to={favouritesPath(data)} aria-label={favouritesLabel(data)}>
      <Icon name="heart" />
      {count > 0 && <b aria-hidden="true">{count}</b>}
    </Link>
  )
}

export const favouritesPath = ({ language, signedIn }: RootData): string =>
  href(language, signedIn ? 'accountFavourites' : 'favourites')

export const favouritesLabel = ({ features, favourites: { length: count } }: RootData): string =>
  features['perishable'] ? m.layout_favourite_dishes({ count }) : m.layout_favourites({ count })

/** Path of the account, or of the sign-in page. */
export function accountPath({ language, signedIn }: RootData): string {
  return href(language, signedIn ? 'account' : 'login')
}

/** Label of the link to the account; contains the name of a signed-in customer. */
export const accountLabel = ({ firstname }: RootData): string =>
  firstname ? m.layout_account_of({ name: firstname }) : m.layout_account()

/** First letter of a signed-in customer's name; undefined for guests. */
function initialOf({ firstname, language }: RootData): string | undefined {
  // Most pages are a guest's, and a segmenter takes longer to make than the rest of the header.
  if (!firstname) return undefined
  const [letter] = new Intl.Segmenter(language).segment(firstname.trim())
  return letter?.segment.toLocaleUpperCase(language)
}
