import { useEffect, useState } from 'react'
import { useFrame } from '../layout/use-frame.ts'
import { removeDraft, useStoredDraft, writeDraft } from './drafts.ts'

interface Editing<Value> {
  readonly value: Value
  readonly change: (value: Value) => void
  /** Whether it differs from what is saved. */
  readonly isChanged: boolean
  /** The version on which the changes are based. */
  readonly version: string
  /** When a draft from an earlier visit was last changed, in milliseconds since 1970. */
  readonly restoredAt: number | undefined
  /** Gives back the saved state. */
  readonly discard: () => void
  /** Bases the changes on another version, after a conflict. */
  readonly rebase: (version: string) => void
}

/**
 * The state of an editor over a saved value of which `version` is the version. What is changed is kept in the browser at
 * once: it survives a reload, the end of the session, a lost connection and a second tab. Once the saved value is what was
 * typed, the draft is gone. Values are JSON.
 */
export function useDraft<Value>(name: string, saved: { value: Value; version: string }): Editing<Value> {
  const person = useFrame().me.email
  const draft = useStoredDraft<Value>(person, name)
  const [openedAt] = useState(() => Date.now())
  const savedText = JSON.stringify(saved.value)
  const isChanged = draft !== undefined && JSON.stringify(draft.value) !== savedText
  const isSaved = draft !== undefined && !isChanged
  useEffect(() => {
    if (isSaved) removeDraft(person, name)
  }, [isSaved, person, name])
  const value = draft ? draft.value : saved.value
  const version = isChanged ? draft.version : saved.version
  const keep = (next: Value, base: string) =>
    writeDraft(person, name, { value: next, version: base, at: Date.now() })
  return {
    value,
    version,
    isChanged,
    restoredAt: isChanged && draft.at < openedAt ? draft.at : undefined,
    change: (next) => keep(next, version),
    discard: () => removeDraft(person, name),
    rebase: (base) => keep(value, base),
  }
}
