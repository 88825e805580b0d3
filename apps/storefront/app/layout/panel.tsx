import { useEffect, useRef, type ReactNode } from 'react'

/** Modal dialog at the end side; renders its children only while open. */
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
