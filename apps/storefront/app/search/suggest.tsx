import { useEffect, useRef, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import type { Piece } from './pieces.ts'
import { SHORTEST_SEARCH } from './search-words.ts'
import type { Suggestions } from './suggestions.server.ts'

const PAUSE = 150
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Suggestions below a field while one types: plain links, reached with Tab or the arrows; Escape closes them.
 * `path` is the address of the search page.
 */
export default function Suggest({
  field,
  path,
}: {
  field: RefObject<HTMLInputElement | null>
  path: string
}) {
  const panel = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<Suggestions | null>(null)
  useTyping(field, path, setFound)
  useKeys(field, panel, () => setFound(null))
  return (
    <>
      <output className="vh">{found?.said}</output>
      {found && found.groups.length > 0 && (
        <div className="suggest" ref={panel}>
          {found.groups.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ to, label, below, price, picture }) => (
                  <li key={to}>
                    <Link to={to}>
                      {picture && <img src={picture} width={56} height={56} alt="" />}
                      <span>
                        <Marked pieces={label} />
                        {below && <small>{below}</small>}
                      </span>
                      {price && <span className="price">{price}</span>}
                    </Link>
                  </li>
                ))}
              </ul>
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

type Field = RefObject<HTMLInputElement | null>

/** Asks for suggestions once the typing pauses; an older answer never replaces a newer one. */
function useTyping(field: Field, path: string, show: (found: Suggestions | null) => void): void {
  useEffect(() => {
    const input = field.current
    let timer = 0
    let asked = new AbortController()
    const ask = async () => {
      const words = input?.value.trim() ?? ''
      asked.abort()
      asked = new AbortController()
      if (words.length < SHORTEST_SEARCH) return show(null)
      const address = `${path}/suggestions?q=${encodeURIComponent(words)}`
      // Without an answer the field still searches.
      const answer = await fetch(address, { signal: asked.signal }).catch(() => null)
      if (answer?.ok) show(await answer.json())
    }
    const onInput = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => void ask().catch(() => show(null)), PAUSE)
    }
    input?.addEventListener('input', onInput)
    // What was typed before this script was there.
    if (input && input.value !== input.defaultValue) onInput()
    return () => {
      clearTimeout(timer)
      asked.abort()
      input?.removeEventListener('input', onInput)
    }
  }, [field, path, show])
}

function useKeys(field: Field, panel: RefObject<HTMLDivElement | null>, close: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const links = [...(panel.current?.querySelectorAll('a') ?? [])]
      const step = STEPS[event.key]
      const stops: (HTMLElement | null)[] = [field.current, ...links]
      const at = stops.indexOf(document.activeElement as HTMLElement)
      if (links.length === 0 || at < 0) return
      if (event.key === 'Escape') {
        close()
        field.current?.focus()
      } else if (step) stops.at((at + step) % stops.length)?.focus()
      else return
      event.preventDefault()
    }
    const onLeave = ({ target }: Event) => {
      const isInside = target instanceof Node && field.current?.form?.contains(target)
      if (!isInside) close()
    }
    const { form } = field.current ?? {}
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    form?.addEventListener('submit', close)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
      form?.removeEventListener('submit', close)
    }
  })
}
