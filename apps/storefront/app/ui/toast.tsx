import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

const SUCCESS_STAYS = 5000

/**
 * A notification at the edge of the screen: a success leaves after 5 s, an error stays until it is closed
 * (decisions K-8); as long as the pointer or the keyboard is on it, it stays too. Without script it stays. The list of
 * notifications around it is a live region.
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
    const timer = setTimeout(() => close(), SUCCESS_STAYS)
    return () => clearTimeout(timer)
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
