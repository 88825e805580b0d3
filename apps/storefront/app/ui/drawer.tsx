import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/**
 * A panel that slides in from its side; opened by any button with `popoverTarget={id}`, closed by Escape, a click
 * beside it or its own button. Works without script.
 */
export function Drawer({
  id,
  title,
  side = 'start',
  closeLabel,
  children,
}: {
  id: string
  title: string
  side?: 'start' | 'end' | 'sheet'
  closeLabel: string
  children: ReactNode
}) {
  return (
    <dialog
      className={side === 'start' ? 'drawer' : `drawer ${side}`}
      id={id}
      popover="auto"
      aria-label={title}
    >
      <div className="drawer-head">
        <h2>{title}</h2>
        <button
          type="button"
          className="tool"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
