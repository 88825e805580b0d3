import * as m from '../paraglide/messages.js'
import { Notice } from '../ui/notice.tsx'
import { StepHeader } from './step-header.tsx'
import type { WithdrawalOptions } from './steps.ts'

/** Why an order cannot be withdrawn from, per line where the reasons differ, and whom to contact. */
export function ClosedStep({
  options,
  moved,
  email,
}: {
  options: WithdrawalOptions
  moved: boolean
  email: string
}) {
  const { closed, until } = options
  const excluded = options.lines.filter(({ reason }) => reason)
  return (
    <>
      <StepHeader title={m.order_title({ number: options.number })} isReference moved={moved} />
      <Notice kind="warn" title={m.withdrawal_closed()}>
        <p>
          {closed?.reason} {closed?.isOver && until && m.withdrawal_ended_on({ day: until })}
        </p>
        {excluded.length > 0 && (
          <ul>
            {excluded.map(({ id, name, reason = '' }) => (
              <li key={id}>{m.withdrawal_excluded_item({ name, reason })}</li>
            ))}
          </ul>
        )}
      </Notice>
      <p>
        {m.withdrawal_closed_text()} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  )
}
