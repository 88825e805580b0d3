import * as m from '../paraglide/messages.js'
import { Notice } from '../ui/notice.tsx'
import { StepHead } from './step-head.tsx'
import type { Choice } from './steps.ts'

/** Why an order cannot be withdrawn from, line by line where the lines differ, and whom to ask. */
export function ClosedStep({ choice, moved, email }: { choice: Choice; moved: boolean; email: string }) {
  const excluded = choice.lines.filter(({ reason }) => reason)
  return (
    <>
      <StepHead title={m.order_title({ number: choice.number })} moved={moved} />
      <Notice kind="warn" title={m.withdrawal_closed()}>
        <p>{choice.refusal}</p>
        {excluded.length > 0 && (
          <ul>
            {excluded.map(({ id, name, reason = '' }) => (
              <li key={id}>{m.withdrawal_excluded({ name, reason })}</li>
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
