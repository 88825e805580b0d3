import { useState } from 'react'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import type { Flash } from '../platform/flash.ts'
import { Toast } from '../ui/toast.tsx'
import { UndoForm } from './undo-form.tsx'
import type { OpenPanel } from './use-panel.ts'

const MOST_SHOWN = 3

interface Shown {
  readonly id: number
  readonly flash: Flash
}

/** The messages that redirects left, the newest below; errors stay over other pages until they are closed (K-8). */
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
  const [shown, setShown] = useState<readonly Shown[]>(flash ? [{ id: 0, flash }] : [])
  if (flash !== last) {
    setLast(flash)
    const id = 1 + (shown.at(-1)?.id ?? 0)
    const others = shown.filter((one) => one.flash.message !== flash?.message)
    if (flash) setShown([...others.slice(1 - MOST_SHOWN), { id, flash }])
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
