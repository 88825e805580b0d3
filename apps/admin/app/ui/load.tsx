import { useUiTexts } from './ui-texts.tsx'

interface LoadProps {
  readonly taken: number
  readonly capacity: number
  /** Instead of `8/12`. */
  readonly text?: string
}

/** From this share on it is near its limit. */
const NEAR = 0.8

/** How full something is, as length and as words. */
export function Load({ taken, capacity, text }: LoadProps) {
  const { full } = useUiTexts()
  const share = capacity > 0 ? Math.min(1, taken / capacity) : 1
  const isFull = taken >= capacity
  return (
    <span className={['load', isFull ? 'full' : share >= NEAR && 'near'].filter(Boolean).join(' ')}>
      <span className="q">{isFull ? full : (text ?? `${taken}/${capacity}`)}</span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className="t" width="100" height="4" />
        <rect className="v" width={100 * share} height="4" />
      </svg>
    </span>
  )
}
