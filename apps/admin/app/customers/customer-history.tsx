import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import type { CustomerRecord } from './customer-record.ts'

const DEEDS: Readonly<Record<string, () => string>> = {
  create: () => m.customer_change_create(),
  invitation: () => m.customer_change_invitation(),
  update: () => m.customer_change_update(),
  change_email: () => m.customer_change_change_email(),
  set_group: () => m.customer_change_set_group(),
  save_address: () => m.customer_change_save_address(),
  delete_address: () => m.customer_change_delete_address(),
  review: () => m.customer_change_review(),
  add_note: () => m.customer_change_add_note(),
  delete_note: () => m.customer_change_delete_note(),
  password_mail: () => m.customer_change_password_mail(),
  confirm_email: () => m.customer_change_confirm_email(),
  disable: () => m.customer_change_disable(),
  enable: () => m.customer_change_enable(),
  merge: () => m.customer_change_merge(),
  act_for: () => m.customer_change_act_for(),
  export_data: () => m.customer_change_export_data(),
  anonymise: () => m.customer_change_anonymise(),
}

/** What staff changed, the newest first. */
export function CustomerHistory({ customer: { changes } }: { customer: CustomerRecord }) {
  const formats = useFormats()
  if (changes.length === 0) return null
  return (
    <Card title={m.customer_changes()}>
      <CardPart>
        <ol className="time">
          {changes.map(({ id, action, by, at }, place) => (
            <li key={id} className={place === 0 ? 'now' : undefined}>
              <time dateTime={at}>{formats.moment(at)}</time>
              <span className="dot" />
              <span>
                {deedOf(action)}
                <small>{by}</small>
              </span>
            </li>
          ))}
        </ol>
      </CardPart>
    </Card>
  )
}

/** `customer.review`, or `customer.review.request` for what was asked for and may be taken back. */
function deedOf(action: string): string {
  const [, verb = '', step] = action.split('.')
  const what = DEEDS[verb]?.() ?? verb
  if (step === 'request') return m.customer_change_request({ what })
  return step === 'withdraw' ? m.customer_change_withdraw({ what }) : what
}
