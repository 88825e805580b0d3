import type { Language } from '@comptoir/rules/language'
import { Form, useField, useForm } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { FIND_RULES, type WithdrawalStep } from './steps.ts'
import type { OpenOrder } from './withdrawal.server.ts'
import { href } from '../platform/routes.ts'

/** Selects the order: one of the customer's own, or any by number and e-mail address. */
export function FindStep({
  step,
  orders,
  language,
}: {
  step: WithdrawalStep & { step: 'find' }
  orders: readonly OpenOrder[]
  language: Language
}) {
  return (
    <>
      <p className="lead">{m.withdrawal_lead()}</p>
      {orders.length > 0 && (
        <section>
          <h2 className="h3">{m.withdrawal_own_orders()}</h2>
          <ul className="stack gy-3 mt-4">
            {orders.map(({ number, day, total, until }) => (
              <li key={number} className="panel open row between">
                <p>
                  <b>{m.order_title({ number })}</b>
                  <br />
                  {m.withdrawal_order({ day, total })}
                  {until && (
                    <>
                      <br />
                      <span className="help">{m.withdrawal_until({ day: until })}</span>
                    </>
                  )}
                </p>
                <ButtonLink small to={href(language, 'withdrawal', { order: number })}>
                  {m.withdrawal_link()}
                  <span className="vh">, {m.order_in_sentence({ number })}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Form
        id="find"
        className="stack gy-5"
        rules={FIND_RULES}
        names={{ number: m.withdrawal_number(), email: m.withdrawal_email() }}
        values={step.values}
        serverErrors={step.errors}
        message={step.isLinkExpired ? m.guest_order_link_expired() : step.message}
      >
        <FindFields isOther={orders.length > 0} />
      </Form>
    </>
  )
}

function FindFields({ isOther }: { isOther: boolean }) {
  const number = useField('number')
  const email = useField('email')
  const { busy } = useForm()
  return (
    <>
      <h2 className="h3">{isOther ? m.withdrawal_other_order() : m.withdrawal_find()}</h2>
      <p>{m.withdrawal_by_mail()}</p>
      <div className="fields">
        <TextField
          name="number"
          id={number.id}
          label={m.withdrawal_number()}
          help={m.withdrawal_number_help()}
          error={number.error}
          defaultValue={number.value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          required
        />
        <TextField
          name="email"
          id={email.id}
          type="email"
          label={m.withdrawal_email()}
          help={m.withdrawal_email_help()}
          error={email.error}
          defaultValue={email.value}
          autoComplete="email"
          required
        />
      </div>
      <p>
        <Button name="intent" value="find" busy={busy}>
          {m.withdrawal_continue()}
        </Button>
      </p>
    </>
  )
}
