import { useEffect, useRef, type ReactNode } from 'react'

/**
 * A dialog at the end side, empty while it is closed. The browser keeps the focus inside, gives it back, and closes
 * other panels.
 */
export function Panel({
  open,
  onClose,
  className = '',
  label,
  children,
}: {
  open: boolean
  onClose: () => void
  className?: string
  /** Id of its title. */
  label: string
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={`drawer end ${className}`}
      aria-labelledby={label}
      onClose={onClose}
      closedby="any"
    >
      {open && children}
    </dialog>
  )
}
