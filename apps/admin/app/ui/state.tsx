import type { ReactNode } from 'react'

/**
 * How far a thing is: `todo`, `half`, `done`, `off` (ended without being done), `wait` (for a time or somebody else), and,
 * on a coloured ground because a hand is needed, `new`, `warn` and `bad`.
 */
export type StateKind = 'todo' | 'half' | 'done' | 'off' | 'wait' | 'new' | 'warn' | 'bad'

const ring = <circle cx="7" cy="7" r="5.2" />

const glyphs: Readonly<Record<StateKind, ReactNode>> = {
  todo: ring,
  half: (
    <>
      {ring}
      <path className="f" d="M7 3.700a3.3 3.3 0 0 1 0 6.600z" />
    </>
  ),
  done: (
    <>
      <circle className="f" cx="7" cy="7" r="6" />
      <path className="k" d="m4.3 7.2 1.9 1.9 3.5-4" />
    </>
  ),
  off: (
    <>
      {ring}
      <path d="M4.5 7h5" />
    </>
  ),
  wait: (
    <>
      {ring}
      <path d="M7 4.300V7l1.8 1.3" />
    </>
  ),
  new: <path className="f" d="M7 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6" />,
  warn: <path d="M7 2 12.5 12h-11zM7 5.800v2.600M7 10.200v.1" />,
  bad: (
    <>
      {ring}
      <path d="m5 5 4 4M9 5 5 9" />
    </>
  ),
}

/** The sign of a state alone, where its word stands beside it. */
export function Glyph({ kind }: { kind: StateKind }) {
  return (
    <svg className="g" viewBox="0 0 14 14" aria-hidden="true">
      {glyphs[kind]}
    </svg>
  )
}

/** A state: a sign that differs in shape, and its word. */
export function State({ kind, children }: { kind: StateKind; children: ReactNode }) {
  return (
    <span className={`st ${kind === 'wait' ? 'todo' : kind}`}>
      <Glyph kind={kind} />
      {children}
    </span>
  )
}
