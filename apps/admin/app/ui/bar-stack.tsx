import { createContext, use, useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react'

interface Stack {
  readonly top: string | undefined
  readonly push: (bar: Bar) => () => void
}

interface Bar {
  readonly id: string
  readonly isQuiet: boolean
}

const StackContext = createContext<Stack | undefined>(undefined)

/** Of the floating bars inside, the newest is shown, a quiet one only alone; the one before returns after it. */
export function BarStack({ children }: { children: ReactNode }) {
  const [bars, setBars] = useState<readonly Bar[]>([])
  const push = useCallback((bar: Bar) => {
    setBars((known) => [...known, bar])
    return () => setBars((known) => known.filter((one) => one !== bar))
  }, [])
  const top = bars.findLast(({ isQuiet }) => !isQuiet) ?? bars.at(-1)
  const stack = useMemo(() => ({ top: top?.id, push }), [top?.id, push])
  return <StackContext value={stack}>{children}</StackContext>
}

interface FloatingBarProps {
  readonly label: string
  readonly children: ReactNode
  readonly isFull?: boolean
  /** Gives way to every other bar: what goes on by itself, or is older, must not cover what waits for a person. */
  readonly isQuiet?: boolean
}

/**
 * The inverted bar at the bottom of the work, for a selection, unsaved changes or something that can be taken back. It
 * takes its own place, so that it covers no row. Render it only while there is something to say.
 */
export function FloatingBar({ label, children, isFull = false, isQuiet = false }: FloatingBarProps) {
  const id = useId()
  const stack = use(StackContext)
  const push = stack?.push
  useEffect(() => push?.({ id, isQuiet }), [push, id, isQuiet])
  if (stack && stack.top !== undefined && stack.top !== id) return null
  return (
    <section className={isFull ? 'float full' : 'float'} aria-label={label}>
      {children}
    </section>
  )
}
