import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/**
 * A panel that slides in from the side; opened by any button with `popoverTarget={id}`, closed by Escape, a click
 * outside or its close button. Works without JavaScript.
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
      <DrawerHead closeLabel={closeLabel} popover={id}>
        {title}
      </DrawerHead>
      {children}
    </dialog>
  )
}

/** Title and close button of a panel; `popover` is the id of a popover panel, else `onClose` closes it. */
export function DrawerHead({
  closeLabel,
  popover,
  onClose,
  children,
}: {
  closeLabel: string
  popover?: string
  onClose?: () => void
  children: ReactNode
}) {
  return (
    <div className="drawer-head">
      <h2>{children}</h2>
      <button
        type="button"
        className="tool"
        {...(popover && { popoverTarget: popover, popoverTargetAction: 'hide' })}
        onClick={onClose}
        aria-label={closeLabel}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
