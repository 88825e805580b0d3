import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import type { Flash } from '../platform/flash.ts'
import { Toast } from '../ui/toast.tsx'
import { UndoForm } from './undo-form.tsx'
import type { OpenPanel } from './use-panel.ts'

/** One flash message as a notification. */
export function FlashToast({
  flash: { kind, message, link, undo },
  cartPath,
  onCart,
  onClose,
}: {
  flash: Flash
  cartPath: string
  onCart: OpenPanel | undefined
  onClose: () => void
}) {
  return (
    <Toast kind={kind} closeLabel={m.layout_close()} onClose={onClose}>
      <p>{message}</p>
      {link && (
        <Link className="link" to={link.to} onClick={link.to === cartPath ? onCart : undefined}>
          {link.label}
        </Link>
      )}
      {undo && <UndoForm label={undo.label} fields={undo.fields} action={undo.to} />}
    </Toast>
  )
}
