import { useRef, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import type { Piece } from './pieces.ts'
import type { Suggestions } from './suggestions.server.ts'
import { useCombobox } from './use-combobox.ts'
import { useTyping } from './use-typing.ts'

const LIST = 'q-suggestions'
// No tag holds links, with pictures, that a combobox chooses among; an option may be a link.
const LISTBOX = { role: 'listbox', id: LIST }
const GROUP = { role: 'group' }
const OPTION = { role: 'option', tabIndex: -1 }

/**
 * Suggestions below a field while one types: links among which the arrows choose while the focus stays in the field;
 * Enter follows the chosen one, Escape closes them. `path` is the address of the search page.
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
  const active = useCombobox({ field, list, listId: LIST, isOpen, close: () => setFound(null) })
  useTyping(field, path, setFound)
  return (
    <>
      <output className="vh">{found?.said}</output>
      {isOpen && (
        <div className="suggest" {...LISTBOX} ref={list} aria-label={found.said}>
          {found.groups.map(({ title, links }) => (
            <div {...GROUP} key={title} aria-label={title}>
              <p aria-hidden="true">{title}</p>
              {links.map(({ place, to, label, below, price, picture }) => (
                <Link {...OPTION} key={to} to={to} id={`${LIST}-${place}`} aria-selected={place === active}>
                  {picture && <img src={picture} width={56} height={56} alt="" />}
                  <span>
                    <Marked pieces={label} />
                    {below && <small>{below}</small>}
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

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(([text, isMatch], place) => (isMatch ? <mark key={place}>{text}</mark> : text))
}
