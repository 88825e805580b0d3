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
  /** Ids of its title and of what is said with it. */
  label: string
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  useEffect(() => {
    const element = dialog.current
    // Safari does not support `closedby` yet.
    if (!element || 'closedBy' in HTMLDialogElement.prototype) return
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element && isOutside(element, event)) element.close()
    }
    element.addEventListener('click', closeOnBackdrop)
    return () => element.removeEventListener('click', closeOnBackdrop)
  }, [])
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

function isOutside(element: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
