/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Native lists cannot belong to a field that keeps the focus. */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { Key } from './key.tsx'
import { paletteGroups, searchedText, type PaletteOption } from './palette-options.ts'
import { useRecent } from './recent.ts'
import type { loader } from './search.ts'
import { useShortcuts } from './shortcuts.tsx'
import { useFrame } from './use-frame.ts'

/** Milliseconds without a key after which the API is asked. */
const PAUSE = 80

/** One field over everything people look for and do. */
export function Palette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className="dialog palette" ref={dialog} aria-label={m.layout_ask()} onClose={onClose}>
      <PaletteContent close={() => dialog.current?.close()} />
    </dialog>
  )
}

function PaletteContent({ close }: { close: () => void }) {
  const id = useId()
  const visitor = useFrame()
  const { all } = useShortcuts()
  const [commands] = useState(() =>
    all().map(({ keys, label, run }) => ({ keys, label, run: () => run(new KeyboardEvent('keydown')) })),
  )
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const recent = useRecent()
  const fetcher = useFetcher<typeof loader>({ key: 'palette' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const navigate = useNavigate()
  const text = searchedText(typed)
  const groups = paletteGroups({
    typed,
    visitor,
    recent,
    commands,
    found: text === '' ? undefined : fetcher.data,
  })
  const options = groups.flatMap((group) => group.options)
  const chosen = options[Math.min(at, options.length - 1)]
  const isSearching = text !== '' && fetcher.data?.text !== text

  const open = (option: PaletteOption, isNewTab: boolean) => {
    close()
    if (option.to === undefined) {
      // The key's deed sees the page as it was before the palette.
      requestAnimationFrame(() => option.run?.())
    } else if (isNewTab) window.open(option.to, '_blank', 'noopener')
    else void navigate(option.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setAt((Math.min(at, options.length - 1) + step + options.length) % options.length)
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      open(chosen, event.ctrlKey || event.metaKey)
    }
  }
  return (
    <>
      <div className="q">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={m.layout_ask()}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={m.palette_placeholder()}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget
            setTyped(value)
            setAt(0)
            clearTimeout(timer.current)
            const asked = searchedText(value)
            if (asked.length > 1)
              timer.current = setTimeout(
                () => void fetcher.load(`/search?${new URLSearchParams({ q: asked })}`),
                PAUSE,
              )
          }}
        />
      </div>
      <div className="res" id={`${id}-list`} role="listbox" aria-label={m.palette_results()} tabIndex={-1}>
        {groups.map(({ title, options: lines }) => (
          <div key={title} role="group" aria-label={title}>
            <p className="grp" aria-hidden="true">
              {title}
            </p>
            {lines.map((option) => (
              <Line
                key={option.id}
                id={`${id}-${option.id}`}
                option={option}
                isChosen={option === chosen}
                onOpen={(isNewTab) => open(option, isNewTab)}
              />
            ))}
          </div>
        ))}
        {options.length === 0 && !isSearching && <p className="grp">{m.palette_nothing({ text: typed })}</p>}
      </div>
      <output className="vh">{m.palette_count({ count: options.length })}</output>
      <p className="keys">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {m.palette_key_choose()}
        </span>
        <span>
          <kbd>{m.key_enter()}</kbd> {m.list_key_open()}
        </span>
        <span>
          <kbd>&gt;</kbd> {m.palette_actions()}
        </span>
        <span>
          <kbd>#</kbd> {m.palette_orders()}
        </span>
        <span>
          <kbd>@</kbd> {m.palette_customers()}
        </span>
        <span>
          <kbd>/</kbd> {m.palette_products()}
        </span>
      </p>
    </>
  )
}

/** A line; the field keeps the focus, and keys choose among the lines. */
function Line({
  id,
  option: { icon, label, detail, keys },
  isChosen,
  onOpen,
}: {
  id: string
  option: PaletteOption
  isChosen: boolean
  onOpen: (isNewTab: boolean) => void
}) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <div
      id={id}
      ref={ref}
      className="opt"
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onOpen(false)
      }}
    >
      <Icon name={icon} />
      <span>{label}</span>
      <span className="end">
        {detail}
        {keys && <Key keys={keys} />}
      </span>
    </div>
  )
}
