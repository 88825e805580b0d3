import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import type { Flash } from '../platform/flash.ts'
import { Toast } from '../ui/toast.tsx'

/** The message a redirect left for this page. */
export function FlashMessage({ flash: { kind, message, link } }: { flash: Flash }) {
  return (
    <Toast kind={kind} closeLabel={m.layout_close()}>
      <p>{message}</p>
      {link && (
        <Link className="link" to={link.to}>
          {link.label}
        </Link>
      )}
    </Toast>
  )
}
