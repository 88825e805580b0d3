import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { CartRefusal } from './cart-changes.server.ts'
import type { CartWay } from './cart-lines.tsx'
import type { CartView } from './cart-view.ts'

/** What was refused, lines that cannot be ordered as they are, and what has changed since the shopper was here (D-9). */
export function CartNotices({
  cart,
  refusal,
  way = {},
}: {
  cart: CartView | undefined
  refusal: CartRefusal | undefined
  way?: CartWay
}) {
  const { lines = [], notices = [] } = cart ?? {}
  const problems = lines.filter((line) => line.problem)
  return (
    <div className="stack notices">
      {refusal?.page && (
        <Notice kind="bad" role="alert">
          <p>{refusal.page}</p>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice kind="warn" title={m.cart_changed_title()}>
          <ul>
            {problems.map((line) => (
              <li key={line.uid}>
                <ToLine uid={line.uid}>{m.cart_changed_line({ name: line.name })}</ToLine>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {notices.length > 0 && (
        <Notice kind={notices.some(({ warns }) => warns) ? 'warn' : 'info'} title={m.cart_notices_title()}>
          <ul>
            {notices.map(({ text, line }) => (
              <li key={text}>{line ? <ToLine uid={line}>{text}</ToLine> : text}</li>
            ))}
          </ul>
          <Form method="post" preventScrollReset className="pt-2" {...way}>
            <Button small name="intent" value="dismiss">
              {m.cart_notices_read()}
            </Button>
          </Form>
        </Notice>
      )}
    </div>
  )
}

/** Leads to the quantity of a line; an address of its own would close the mini cart. */
function ToLine({ uid, children }: { uid: string; children: string }) {
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
