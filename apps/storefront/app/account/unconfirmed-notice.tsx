import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Notice } from '../ui/notice.tsx'

/** The button of {@link UnconfirmedNotice}, as the page's action is told of it. */
export const RESEND = 'resend-confirmation'

/** Asks to prove the account's address, or the one that is to replace it; the mail can be asked for again. */
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
