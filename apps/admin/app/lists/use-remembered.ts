import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** States of lists by entry of the history, for who comes back from a record. */
const remembered = new Map<string, unknown>()
const MOST_REMEMBERED = 60

/** A state that is there again when the person comes back to this entry of the history. */
export function useRemembered<State>(name: string, initial: State): [State, (state: State) => void] {
  const { key } = useLocation()
  const entry = `${key} ${name}`
  const [state, setState] = useState<State>(() =>
    remembered.has(entry) ? (remembered.get(entry) as State) : initial,
  )
  useEffect(() => {
    remembered.delete(entry)
    remembered.set(entry, state)
    const [oldest] = remembered.keys()
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  }, [entry, state])
  return [state, setState]
}
