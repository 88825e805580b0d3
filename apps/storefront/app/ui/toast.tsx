import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

const SUCCESS_STAYS = 5000

/**
 * A notification: a success disappears 5 s after it was painted, an error stays until it is closed (decisions K-8). It stays while it
 * has the pointer or the focus. Its parent is a live region.
 */
export function Toast({
  kind,
  closeLabel,
  onClose,
  children,
}: {
  kind: 'success' | 'error' | 'info'
  closeLabel: string
  onClose: () => void
  children: ReactNode
}) {
  const [isPaused, setPaused] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (kind === 'error' || isPaused) return
    let timer: ReturnType<typeof setTimeout>
    // Counted from the frame that shows it: a busy page paints late, a hidden one when it is looked at.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => (timer = setTimeout(() => close(), SUCCESS_STAYS)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [kind, isPaused])
  const hold = () => setPaused(true)
  const release = () => setPaused(false)
  return (
    <div
      className={`notice toast ${kind === 'error' ? 'bad' : 'ok'}`}
      role={kind === 'error' ? 'alert' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={kind === 'error' ? 'warning' : 'check'} />
      <div>{children}</div>
      <button type="button" className="tool" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
