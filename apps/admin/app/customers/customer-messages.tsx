import { Link } from 'react-router'
import { MessageState } from '../layout/message-state.tsx'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import type { CustomerRecord } from './customer-record.ts'

/** What the customer wrote with forms of the shop, the newest first. */
export function CustomerMessages({
  submissions,
}: {
  submissions: NonNullable<CustomerRecord['submissions']>
}) {
  const formats = useFormats()
  if (submissions.length === 0) return null
  return (
    <Card title={m.messages_title()}>
      <CardPart>
        <ul className="plain-list stack tight">
          {submissions.map(({ id, form, state, sentAt }) => (
            <li key={id} className="row between">
              <span>
                <Link className="link" to={`/messages/${id}`}>
                  {form}
                </Link>{' '}
                <span className="muted small">{formats.moment(sentAt)}</span>
              </span>
              <MessageState state={state} />
            </li>
          ))}
        </ul>
      </CardPart>
    </Card>
  )
}
