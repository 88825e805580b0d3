import { useMemo, useSyncExternalStore } from 'react'

const PREFIX = 'draft:'

/** What a person typed and has not saved, kept in this browser. */
export interface Draft<Value> {
  readonly value: Value
  /** Version of the record on which it was based. */
  readonly version: string
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number
}

/** Keys hold the person, since several may use the browser. */
const keyOf = (person: string, name: string) => `${PREFIX}${person}:${name}`

const listeners = new Set<() => void>()

/** Other tabs tell by an event of the browser, this one by itself. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const noDraft = () => null

/** The draft of a name, also when another tab changes it; undefined where there is none and on the server. */
export function useStoredDraft<Value>(person: string, name: string | undefined): Draft<Value> | undefined {
  const read = () => (name === undefined ? null : localStorage.getItem(keyOf(person, name)))
  const text = useSyncExternalStore(subscribe, read, noDraft)
  return useMemo(() => parse<Value>(text), [text])
}

export function readDraft<Value>(person: string, name: string): Draft<Value> | undefined {
  return parse(localStorage.getItem(keyOf(person, name)))
}

function parse<Value>(text: string | null): Draft<Value> | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Draft<Value>)
  } catch {
    return undefined
  }
}

/** Keeps a draft; a browser without room for it keeps none. */
export function writeDraft<Value>(person: string, name: string, draft: Draft<Value>): void {
  try {
    localStorage.setItem(keyOf(person, name), JSON.stringify(draft))
  } catch (error) {
    console.debug('The draft is too large for this browser', error)
  }
  for (const tell of listeners) tell()
}

export function removeDraft(person: string, name: string): void {
  localStorage.removeItem(keyOf(person, name))
  for (const tell of listeners) tell()
}

/** Removes the drafts of everybody, when a person signs out. */
export function removeAllDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}
