import { formatMoney } from '../platform/money.ts'
import { useCallback, useRef, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import { taxLabel } from '../catalogue/price-block.tsx'
import { stockLabel } from '../catalogue/stock-status.tsx'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import type { HighlightedText } from './highlight.ts'
import type { SuggestedProduct, Suggestions } from './suggestions.server.ts'
import { useCombobox } from '../ui/use-combobox.ts'
import { useSuggestions } from '../ui/use-suggestions.ts'
import { MIN_SEARCH_LENGTH } from './search-terms.ts'

const NO_BREAK = '\u00a0'
const LIST = 'q-suggestions'
// No HTML element is a listbox of links with images, so the roles are set on plain elements.
const LISTBOX = { role: 'listbox', id: LIST }
const GROUP = { role: 'group' }
const OPTION = { role: 'option', tabIndex: -1 }

const GROUP_TITLES = {
  searches: m.search_suggest_words,
  products: m.search_suggest_products,
  pages: m.search_suggest_pages,
}

/**
 * Suggestions below the search field. Arrow keys select a link while the focus stays in the field, Enter follows it, Escape
 * closes the list. `path` is where the suggestions come from.
 */
export default function Suggest({
  field,
  path,
}: {
  field: RefObject<HTMLInputElement | null>
  path: string
}) {
  const list = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<Suggestions | null>(null)
  const isOpen = found !== null && found.groups.length > 0
  const addressOf = useCallback(
    ({ value }: HTMLInputElement) => {
      const terms = value.trim()
      if (terms.length < MIN_SEARCH_LENGTH) return undefined
      return `${path}?q=${encodeURIComponent(terms)}`
    },
    [path],
  )
  const dropPending = useSuggestions<Suggestions | null>(field, addressOf, setFound, null)
  const close = () => {
    dropPending()
    setFound(null)
  }
  const active = useCombobox({ field, list, listId: LIST, contents: isOpen ? found : undefined, close })
  const announcement = found && found.count > 0 ? m.search_suggest_count({ count: found.count }) : ''
  return (
    <>
      <output className="vh">{announcement}</output>
      {isOpen && (
        <div className="suggest" {...LISTBOX} ref={list} aria-label={announcement}>
          {found.groups.map(({ type, links }) => (
            <div {...GROUP} key={type} aria-label={GROUP_TITLES[type]()}>
              <p aria-hidden="true">{GROUP_TITLES[type]()}</p>
              {links.map(({ index, to, label, parent, product }) => (
                <Link {...OPTION} key={to} to={to} id={`${LIST}-${index}`} aria-selected={index === active}>
                  {product?.picture && <img src={product.picture} width={56} height={56} alt="" />}
                  <span>
                    <Highlighted parts={label} />
                    {parent && <small>{parent}</small>}
                    {product && <small>{stockLabel(product.stock)}</small>}
                  </span>
                  {product && <Price price={product.price} />}
                </Link>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function Price({ price }: Pick<SuggestedProduct, 'price'>) {
  const { language } = useShop()
  const amount = price && `${formatMoney(price.amount, language)}${NO_BREAK}${taxLabel(price.tax)}`
  return (
    <span className="price">
      {price?.from && <small>{m.price_from()} </small>}
      {amount ?? m.price_on_request()}
    </span>
  )
}

function Highlighted({ parts }: { parts: readonly HighlightedText[] }) {
  return parts.map(([text, isMatch], index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}
