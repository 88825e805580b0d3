import { useRef, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import type { HighlightedText } from './highlight.ts'
import type { Suggestions } from './suggestions.server.ts'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

const LIST = 'q-suggestions'
// No HTML element is a listbox of links with images, so the roles are set on plain elements.
const LISTBOX = { role: 'listbox', id: LIST }
const GROUP = { role: 'group' }
const OPTION = { role: 'option', tabIndex: -1 }

/**
 * Suggestions below the search field. Arrow keys select a link while the focus stays in the field, Enter follows it, Escape
 * closes the list. `path` is the path of the search page.
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
  const dropPending = useSuggestions(field, path, setFound)
  const close = () => {
    dropPending()
    setFound(null)
  }
  const active = useCombobox({ field, list, listId: LIST, contents: isOpen ? found : undefined, close })
  return (
    <>
      <output className="vh">{found?.announcement}</output>
      {isOpen && (
        <div className="suggest" {...LISTBOX} ref={list} aria-label={found.announcement}>
          {found.groups.map(({ title, links }) => (
            <div {...GROUP} key={title} aria-label={title}>
              <p aria-hidden="true">{title}</p>
              {links.map(({ index, to, label, detail, price, picture }) => (
                <Link {...OPTION} key={to} to={to} id={`${LIST}-${index}`} aria-selected={index === active}>
                  {picture && <img src={picture} width={56} height={56} alt="" />}
                  <span>
                    <Highlighted parts={label} />
                    {detail && <small>{detail}</small>}
                  </span>
                  {price && <span className="price">{price}</span>}
                </Link>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function Highlighted({ parts }: { parts: readonly HighlightedText[] }) {
  return parts.map(([text, isMatch], index) => (isMatch ? <mark key={index}>{text}</mark> : text))
}
