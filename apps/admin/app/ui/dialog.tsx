import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { IconButton } from './button.tsx'
import { useUiTexts } from './ui-texts.tsx'

interface ModalProps {
  readonly isOpen: boolean
  /** Called by Escape, the back of the browser where the page does so, and the close button. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Opens and closes a native dialog; focus moves in, and goes back to what had it. */
function useModal({ isOpen, onClose }: Pick<ModalProps, 'isOpen' | 'onClose'>) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
    return undefined
  }, [isOpen])
  return {
    ref,
    // At once: `close` comes with the next frame, and a key pressed before it may open the dialog again.
    onCancel: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (target === currentTarget) onClose()
    },
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose()
    },
  }
}

interface DrawerProps extends ModalProps {
  readonly title: ReactNode
  /** 736 instead of 544 pixels. */
  readonly isWide?: boolean
  /** The sum at the start of the foot, and the deed at its end. */
  readonly foot?: ReactNode
}

/** A deed with several choices on the thing behind it, from the end side. Its children keep what was typed. */
export function Drawer({ isOpen, onClose, title, isWide = false, foot, children }: DrawerProps) {
  const modal = useModal({ isOpen, onClose })
  const id = useId()
  const { close } = useUiTexts()
  return (
    <dialog className={isWide ? 'drawer wide' : 'drawer'} aria-labelledby={id} {...modal}>
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton icon="cross" label={close} variant="quiet" onClick={onClose} />
      </header>
      <div className="body">{children}</div>
      {foot && <footer>{foot}</footer>}
    </dialog>
  )
}

interface DialogProps extends ModalProps {
  readonly title: ReactNode
  /** The buttons at the end: keep first, the deed last. */
  readonly actions?: ReactNode
}

/** Asks for what cannot be taken back. */
export function Dialog({ isOpen, onClose, title, actions, children }: DialogProps) {
  const modal = useModal({ isOpen, onClose })
  const id = useId()
  const { close } = useUiTexts()
  return (
    <dialog className="dialog" aria-labelledby={id} {...modal}>
      <div className="in">
        <div className="row between">
          <h2 id={id}>{title}</h2>
          <IconButton icon="cross" label={close} variant="quiet" small onClick={onClose} />
        </div>
        {children}
        {actions && <div className="acts">{actions}</div>}
      </div>
    </dialog>
  )
}
