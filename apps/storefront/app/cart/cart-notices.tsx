import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { CartErrors } from './cart-change-actions.server.ts'
import type { FormTarget } from './cart-lines.tsx'
import type { CartView } from './cart-view.ts'
import { VatNotice } from './vat-notice.tsx'

/** Errors of the last change, lines that cannot be ordered, and changes since the last visit (D-9). */
export function CartNotices({
  cart,
  errors,
  formTarget = {},
}: {
  cart: CartView | undefined
  errors: CartErrors | undefined
  formTarget?: FormTarget
}) {
  const { lines = [], notices = [] } = cart ?? {}
  const problems = lines.filter((line) => line.problem)
  return (
    <div className="stack notices">
      {errors?.page && (
        <Notice kind="bad" role="alert">
          <p>{errors.page}</p>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice kind="warn" title={m.cart_changed_title()}>
          <ul>
            {problems.map((line) => (
              <li key={line.uid}>
                <LineLink uid={line.uid}>{m.cart_changed_line({ name: line.name })}</LineLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {notices.length > 0 && (
        <Notice kind={notices.some(({ warns }) => warns) ? 'warn' : 'info'} title={m.cart_notices_title()}>
          <ul>
            {notices.map(({ text, line }) => (
              <li key={text}>{line ? <LineLink uid={line}>{text}</LineLink> : text}</li>
            ))}
          </ul>
          <Form method="post" preventScrollReset className="pt-2" {...formTarget}>
            <Button small name="intent" value="dismiss">
              {m.cart_notices_read()}
            </Button>
          </Form>
        </Notice>
      )}
      <VatNotice cart={cart} />
    </div>
  )
}

/** Focuses the quantity of a line without navigating, which would close the mini cart. */
function LineLink({ uid, children }: { uid: string; children: string }) {
  const id = `q-${uid}`
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(id)?.focus()
      }}
    >
      {children}
    </a>
  )
}
