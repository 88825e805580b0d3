import type { Language } from '@comptoir/rules/language'
import * as m from '../paraglide/messages.js'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { OrderDetailsView } from './order-details-view.ts'
import { href } from '../platform/routes.ts'

/** Link to withdraw from an order while the period lasts, and the withdrawals declared so far (decisions M-2). */
export function OrderWithdrawal({ order, language }: { order: OrderDetailsView; language: Language }) {
  const { number, withdrawal, declared } = order
  if (!withdrawal && declared.length === 0) return null
  return (
    <section className="panel" id="retractation">
      <div className="stack gy-4">
        <h2 className="h3">{m.withdrawal_section()}</h2>
        {declared.map(({ id, day, time, items, returnUntil }) => (
          <Notice key={id} kind="ok" title={m.withdrawal_received_at({ day, time })}>
            <p>
              {items}
              {returnUntil && (
                <>
                  <br />
                  {m.withdrawal_return_until({ day: returnUntil })}
                </>
              )}
            </p>
          </Notice>
        ))}
        {withdrawal && (
          <>
            <p>{stateOf(withdrawal)}</p>
            {withdrawal.excluded.length > 0 && (
              <ul className="help">
                {withdrawal.excluded.map(({ id, name, reason }) => (
                  <li key={id}>{m.withdrawal_excluded_item({ name, reason })}</li>
                ))}
              </ul>
            )}
            {withdrawal.isOpen && (
              <p className="row">
                <ButtonLink to={href(language, 'withdrawal', { order: number })}>
                  {m.withdrawal_link()}
                </ButtonLink>
              </p>
            )}
          </>
        )}
      </div>
    </section>
  )
}

function stateOf({ isOpen, until, reason, isOver }: NonNullable<OrderDetailsView['withdrawal']>): string {
  if (isOpen) return until ? m.withdrawal_open_until({ day: until }) : m.withdrawal_open()
  return [reason, isOver && until && m.withdrawal_ended_on({ day: until })].filter(Boolean).join(' ')
}
