import { useState } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import type { AccountQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { State } from '../ui/state.tsx'
import { PasskeyEnrolment } from './passkey-enrolment.tsx'
import { RecoveryCodes, type NewCodes } from './recovery-codes.tsx'
import { TotpEnrolment, type Enrolment } from './totp-enrolment.tsx'

interface SecondFactorCardProps {
  readonly secondFactor: AccountQuery['me']['secondFactor']
  readonly passkeys: AccountQuery['myPasskeys']
}

/** The app, the passkeys and the recovery codes of an account. */
export function SecondFactorCard({ secondFactor, passkeys }: SecondFactorCardProps) {
  const { day } = useFormats()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [isAddingKey, setAddingKey] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const { hasTotp, recoveryCodesLeft } = secondFactor
  const hasAny = hasTotp || passkeys.length > 0
  const onFactor = ({ recoveryCodes }: NewCodes) => {
    setEnrolment(undefined)
    setAddingKey(false)
    if (recoveryCodes) setCodes(recoveryCodes)
  }
  return (
    <Card title={m.staff_second_factor()}>
      {codes && (
        <CardPart>
          <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
        </CardPart>
      )}
      <CardPart>
        <div className="row between">
          <div>
            <b>{m.staff_app()}</b>
            <p className="help">{m.staff_app_help()}</p>
          </div>
          <State kind={hasTotp ? 'done' : 'off'}>{hasTotp ? m.staff_set_up() : m.staff_not_set_up()}</State>
        </div>
        {enrolment ? (
          <TotpEnrolment enrolment={enrolment} onDone={onFactor} onCancel={() => setEnrolment(undefined)} />
        ) : (
          <div className="row">
            <MutationForm<Enrolment> intent="totp-start" className="row" onDone={setEnrolment}>
              <SubmitButton small>{hasTotp ? m.staff_replace_app() : m.staff_set_app_up()}</SubmitButton>
            </MutationForm>
            {hasTotp && (
              <MutationForm intent="totp-remove" className="row">
                <SubmitButton small variant="danger">
                  {m.staff_remove()}
                </SubmitButton>
              </MutationForm>
            )}
          </div>
        )}
      </CardPart>
      <CardPart>
        <div>
          <b>{m.staff_passkeys_title()}</b>
          <p className="help">{m.staff_passkeys_help()}</p>
        </div>
        {passkeys.length > 0 && (
          <ul className="plain-list stack tight">
            {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id} className="row between">
                <span>
                  {name}{' '}
                  <span className="muted small">
                    {lastUsedAt
                      ? m.staff_used({ day: day(lastUsedAt) })
                      : m.staff_since({ at: day(createdAt) })}
                  </span>
                </span>
                <MutationForm intent="passkey-remove" className="row">
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton small variant="danger">
                    {m.staff_remove()}
                  </SubmitButton>
                </MutationForm>
              </li>
            ))}
          </ul>
        )}
        {isAddingKey ? (
          <PasskeyEnrolment onDone={onFactor} onCancel={() => setAddingKey(false)} />
        ) : (
          <div>
            <Button small icon="key" onClick={() => setAddingKey(true)}>
              {m.staff_add_passkey()}
            </Button>
          </div>
        )}
      </CardPart>
      {hasAny && (
        <CardPart>
          <div className="row between">
            <div>
              <b>{m.staff_codes_title()}</b>
              <p className="help">{m.staff_codes_help()}</p>
            </div>
            <State kind={recoveryCodesLeft > 2 ? 'done' : 'warn'}>
              {m.staff_codes({ count: recoveryCodesLeft })}
            </State>
          </div>
          <MutationForm<NewCodes> intent="codes" className="row" onDone={onFactor}>
            <SubmitButton small>{m.staff_new_codes()}</SubmitButton>
          </MutationForm>
        </CardPart>
      )}
    </Card>
  )
}
