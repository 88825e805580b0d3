import { createContext, use, useCallback, useEffect, useId, useMemo, useState, type ReactNode } from 'react'

interface Stack {
  readonly top: string | undefined
  readonly push: (id: string) => () => void
}

const StackContext = createContext<Stack | undefined>(undefined)

/** Of the floating bars inside, the newest is shown; the one before returns after it. */
export function BarStack({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<readonly string[]>([])
  const push = useCallback((id: string) => {
    setIds((known) => [...known, id])
    return () => setIds((known) => known.filter((one) => one !== id))
  }, [])
  const stack = useMemo(() => ({ top: ids.at(-1), push }), [ids, push])
  return <StackContext value={stack}>{children}</StackContext>
}

interface FloatingBarProps {
  readonly label: string
  readonly children: ReactNode
  readonly isFull?: boolean
}

/**
 * The inverted bar at the bottom of the work, for a selection, unsaved changes or something that can be taken back. It
 * takes its own place, so that it covers no row. Render it only while there is something to say.
 */
export function FloatingBar({ label, children, isFull = false }: FloatingBarProps) {
  const id = useId()
  const stack = use(StackContext)
  const push = stack?.push
  useEffect(() => push?.(id), [push, id])
  if (stack && stack.top !== undefined && stack.top !== id) return null
  return (
    <section className={isFull ? 'float full' : 'float'} aria-label={label}>
      {children}
    </section>
  )
}
