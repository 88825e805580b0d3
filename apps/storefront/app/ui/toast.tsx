import { useEffect, useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'

const SUCCESS_STAYS = 5000

/**
 * A notification at the foot of the screen: a success leaves after 5 s, an error stays until it is closed
 * (decisions K-8). Without script it stays, and the page says it too.
 */
export function Toast({
  kind,
  closeLabel,
  children,
}: {
  kind: 'success' | 'error' | 'info'
  closeLabel: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(true)
  useEffect(() => {
    if (kind === 'error') return
    const timer = setTimeout(() => setOpen(false), SUCCESS_STAYS)
    return () => clearTimeout(timer)
  }, [kind])
  if (!open) return null
  return (
    <div
      className={`notice toast ${kind === 'error' ? 'bad' : 'ok'}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon name={kind === 'error' ? 'warning' : 'check'} />
      <div>{children}</div>
      <button type="button" className="tool" aria-label={closeLabel} onClick={() => setOpen(false)}>
        <Icon name="close" />
      </button>
    </div>
  )
}
