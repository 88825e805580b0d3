import { useState } from 'react'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import type { Flash } from '../platform/flash.ts'
import { Toast } from '../ui/toast.tsx'
import { UndoForm } from './undo-form.tsx'
import type { OpenPanel } from './use-panel.ts'

const MAX_SHOWN = 3

interface ShownFlash {
  readonly id: number
  readonly flash: Flash
}

/** Flash messages, newest last; errors stay across navigations until they are closed (K-8). */
export function FlashMessages({
  flash,
  cartPath,
  onCart,
}: {
  flash: Flash | undefined
  cartPath: string
  onCart: OpenPanel | undefined
}) {
  const [last, setLast] = useState(flash)
  const [shown, setShown] = useState<readonly ShownFlash[]>(flash ? [{ id: 0, flash }] : [])
  if (flash !== last) {
    setLast(flash)
    const id = 1 + (shown.at(-1)?.id ?? 0)
    const others = shown.filter((one) => one.flash.message !== flash?.message)
    if (flash) setShown([...others.slice(1 - MAX_SHOWN), { id, flash }])
  }
  return (
    <div className="toasts" aria-live="polite">
      {shown.map(({ id, flash: { kind, message, link, undo } }) => (
        <Toast
          key={id}
          kind={kind}
          closeLabel={m.layout_close()}
          onClose={() => setShown((all) => all.filter((one) => one.id !== id))}
        >
          <p>{message}</p>
          {link && (
            <Link className="link" to={link.to} onClick={link.to === cartPath ? onCart : undefined}>
              {link.label}
            </Link>
          )}
          {undo && <UndoForm label={undo.label} fields={undo.fields} action={undo.to} />}
        </Toast>
      ))}
    </div>
  )
}
