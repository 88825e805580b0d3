import { useSyncExternalStore } from 'react'

/** Where the browser keeps the keys that a person chose instead of ours (WCAG 2.1.4): ours to theirs, as JSON. */
const OWN_KEYS = 'shortcut-keys'

/** Where it keeps that a person switched single letters off. */
const LETTERS_OFF = 'shortcuts-off'

export type OwnKeys = Readonly<Record<string, string>>

const NONE: OwnKeys = {}
const listeners = new Set<() => void>()
let read: { text: string | null; keys: OwnKeys } = { text: null, keys: NONE }

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function store(name: string, value: string | null): void {
  if (value === null) localStorage.removeItem(name)
  else localStorage.setItem(name, value)
  for (const tell of listeners) tell()
}

/** The same object as long as nothing changes, as React wants it. */
function readKeys(): OwnKeys {
  const text = localStorage.getItem(OWN_KEYS)
  if (text !== read.text) read = { text, keys: parseKeys(text) }
  return read.keys
}

/** What is stored, without what is no key. */
export function parseKeys(text: string | null): OwnKeys {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return NONE
    return Object.fromEntries(
      Object.entries(stored).filter(([keys, own]) => isCharacterKey(keys) && isCharacterKey(own)),
    )
  } catch {
    return NONE
  }
}

/** Whether a key writes a character where something is typed: only these may be changed. */
export const isCharacterKey = (keys: unknown): keys is string =>
  typeof keys === 'string' && /^(?:shift\+)?\S$/u.test(keys)

export const useOwnKeys = (): OwnKeys => useSyncExternalStore(subscribe, readKeys, () => NONE)

/** Changes one of our keys to one's own; null gives ours back. */
export function changeKey(keys: string, own: string | null): void {
  const { [keys]: _previous, ...others } = readKeys()
  const changed = own === null || own === keys ? others : { ...others, [keys]: own }
  store(OWN_KEYS, Object.keys(changed).length === 0 ? null : JSON.stringify(changed))
}

/** Gives all of our keys back. */
export const forgetOwnKeys = (): void => store(OWN_KEYS, null)

/** Whether single letters do something. */
export const useLettersOn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(LETTERS_OFF) === null,
    () => true,
  )

export const switchLetters = (on: boolean): void => store(LETTERS_OFF, on ? null : '1')
