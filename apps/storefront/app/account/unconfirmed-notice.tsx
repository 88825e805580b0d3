import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Notice } from '../ui/notice.tsx'

/** Value of `intent` that {@link UnconfirmedNotice} submits. */
export const RESEND = 'resend-confirmation'

/** Asks to confirm the account's e-mail or its replacement, and offers to send the link again. */
export function UnconfirmedNotice({ email, pending }: { email: string; pending: string | undefined }) {
  const awaited = pending ?? email
  return (
    <Notice title={pending ? m.account_email_pending() : m.account_unconfirmed()}>
      <p>{m.account_unconfirmed_text({ email: awaited })}</p>
      <Form method="post">
        <input type="hidden" name="email" value={awaited} />
        <button className="link tap" name="intent" value={RESEND}>
          {m.account_unconfirmed_resend()}
        </button>
      </Form>
    </Notice>
  )
}
