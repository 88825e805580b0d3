import { createContext, use, useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import { useLettersOn, useOwnKeys, type OwnKeys } from './own-keys.ts'

interface Shortcut {
  /** `k`, `shift+x`, `mod+k` (Ctrl or Command), `g o` (G, then O), `Escape`, `/`. */
  readonly keys: string
  /** What it does, in the list that `?` opens. */
  readonly label: string
  readonly run: (event: KeyboardEvent) => void
}

interface Registry {
  readonly add: (shortcut: Shortcut) => () => void
  readonly all: () => readonly Shortcut[]
}

const RegistryContext = createContext<Registry | undefined>(undefined)

/** Milliseconds between G and the second letter. */
const SEQUENCE = 1500

/** Listens to the keyboard for all shortcuts inside. The one that was registered last wins. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const shortcuts = useRef<Shortcut[]>([])
  const areLettersOn = useLettersOn()
  const own = useOwnKeys()
  useEffect(() => listen(() => shortcuts.current, { areLettersOn, own }), [areLettersOn, own])
  const registry = useMemo<Registry>(
    () => ({
      add: (shortcut) => {
        shortcuts.current = [...shortcuts.current, shortcut]
        return () => {
          shortcuts.current = shortcuts.current.filter((one) => one !== shortcut)
        }
      },
      all: () => shortcuts.current,
    }),
    [],
  )
  return <RegistryContext value={registry}>{children}</RegistryContext>
}

export function useShortcuts(): Registry {
  const registry = use(RegistryContext)
  if (!registry) throw new Error('There are no shortcuts here.')
  return registry
}

/** A key that does something while the component is shown; nothing while `isOff`. Single letters work outside fields only. */
export function useShortcut(
  keys: string,
  label: string,
  run: (event: KeyboardEvent) => void,
  isOff = false,
): void {
  const { add } = useShortcuts()
  const call = useEffectEvent(run)
  useEffect(
    () => (isOff ? undefined : add({ keys, label, run: (event) => call(event) })),
    [add, keys, label, isOff],
  )
}

function listen(
  shortcuts: () => readonly Shortcut[],
  { areLettersOn, own }: { areLettersOn: boolean; own: OwnKeys },
): () => void {
  const keysOf = ({ keys }: Shortcut) => own[keys] ?? keys
  let first: { key: string; at: number } | undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const key = nameOfKey(event)
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    // Letters belong to the field that has the focus, and to a dialog.
    if (isPlain && (isTyping(event.target) || !areLettersOn) && key !== 'Escape') return
    const isSecond = first !== undefined && event.timeStamp - first.at < SEQUENCE
    const wanted = isSecond ? `${first?.key} ${key}` : key
    first = undefined
    const found = shortcuts().findLast((one) => keysOf(one) === wanted)
    if (found && isReachable(event.target)) {
      event.preventDefault()
      found.run(event)
    } else if (shortcuts().some((one) => keysOf(one).startsWith(`${key} `))) {
      first = { key, at: event.timeStamp }
    }
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/** While a dialog is open, only what it contains gets keys. */
function isReachable(target: EventTarget | null): boolean {
  const open = document.querySelector('dialog[open]')
  return open === null || (target instanceof Node && open.contains(target) && target !== open)
}

/** A key as shortcuts name it. */
export function nameOfKey(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const isLetter = /^[a-z]$/.test(key)
  const parts = [
    (event.ctrlKey || event.metaKey) && 'mod',
    event.altKey && 'alt',
    // Other characters need Shift on some keyboards.
    event.shiftKey && (isLetter || key.length > 1) && 'shift',
    key === ' ' ? 'Space' : key,
  ]
  return parts.filter(Boolean).join('+')
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target.matches('input') && !target.matches('[type="checkbox"], [type="radio"], [type="button"]')
}
