/** Values that were changed, by key. An absent key has the value that is stored. */
export type Edits<Value> = ReadonlyMap<string, Value>

/** Unsaved changes with what can be undone and redone. Immutable: each function returns the next state. */
export type EditHistory<Value> = {
  readonly now: Edits<Value>
  readonly past: readonly Edits<Value>[]
  readonly future: readonly Edits<Value>[]
}

export const noEdits = <Value>(): EditHistory<Value> => ({
  now: new Map<string, Value>(),
  past: [],
  future: [],
})

/** Steps that can be undone; older ones are forgotten. */
const mostSteps = 200

/**
 * Applies one step that sets values, all undone together. A value that is the stored one again is no change any more. `stored`
 * answers the stored value of a key.
 */
export function edited<Value>(
  history: EditHistory<Value>,
  values: Iterable<readonly [string, Value]>,
  stored: (key: string) => Value | undefined,
): EditHistory<Value> {
  const now = new Map(history.now)
  for (const [key, value] of values) {
    if (isSame(value, stored(key))) now.delete(key)
    else now.set(key, value)
  }
  if (areSame(now, history.now)) return history
  return { now, past: [...history.past, history.now].slice(-mostSteps), future: [] }
}

export function undone<Value>({ now, past, future }: EditHistory<Value>): EditHistory<Value> {
  const last = past.at(-1)
  return last === undefined
    ? { now, past, future }
    : { now: last, past: past.slice(0, -1), future: [now, ...future] }
}

export function redone<Value>({ now, past, future }: EditHistory<Value>): EditHistory<Value> {
  const [next, ...later] = future
  return next === undefined ? { now, past, future } : { now: next, past: [...past, now], future: later }
}

/** All changes given up, which can be undone, too. */
export function discarded<Value>(history: EditHistory<Value>): EditHistory<Value> {
  if (history.now.size === 0) return history
  return { now: new Map(), past: [...history.past, history.now], future: [] }
}

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const areSame = <Value>(a: Edits<Value>, b: Edits<Value>) =>
  a.size === b.size && [...a].every(([key, value]) => b.has(key) && isSame(value, b.get(key)))
