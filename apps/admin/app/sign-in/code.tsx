import { useRef, useState } from 'react'
import { Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import type { Route } from './+types/code'
import { m } from '../paraglide/messages.js'
import { safePath } from '../platform/safe-path.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Check, Field, Input } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Gate } from '../layout/gate.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { enterCode, finishPasskey, readChallenge, startPasskey } from './steps.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const challenge = readChallenge(context)
  if (!challenge) throw redirect('/sign-in')
  const { methods, recoveryCodesLeft, email, administrators } = challenge
  return { methods, recoveryCodesLeft, email, administrators }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  if (text('intent') === 'passkey-start') return { ceremony: await startPasskey(context) }
  const step =
    text('intent') === 'passkey-finish'
      ? await finishPasskey(context, text('ceremony'), JSON.parse(text('response')))
      : await enterCode(context, text('code'), {
          isRecovery: text('intent') === 'recovery',
          remembers: form.has('remember'),
        })
  if (step.step === 'done') throw redirect(safePath(text('next')))
  if (step.step === 'password') throw redirect('/sign-in')
  return step
}

const DIGITS = 6

export default function CodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { methods, recoveryCodesLeft, email, administrators } = loaderData
  const [parameters] = useSearchParams()
  const next = safePath(parameters.get('next'))
  const [isRecovery, setRecovery] = useState(!methods.includes('TOTP'))
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const failure = actionData && 'step' in actionData && actionData.step === 'code' ? actionData : undefined
  const title = isRecovery ? m.sign_in_recovery_title() : m.sign_in_code_title()
  return (
    <Gate title={title} foot={m.sign_in_step({ step: 2 })}>
      <Card>
        <CardPart>
          <h1>{title}</h1>
          <p className="muted">{isRecovery ? m.sign_in_recovery_text() : m.sign_in_code_text()}</p>
          {failure && <Note kind="bad" live title={failure.message ?? m.session_failed()} />}
          <Form className="stack" method="post" ref={form}>
            <input type="hidden" name="next" value={next} />
            <input type="hidden" name="intent" value={isRecovery ? 'recovery' : 'totp'} />
            <Field
              key={String(isRecovery)}
              name="code"
              label={isRecovery ? m.sign_in_recovery_code() : m.session_code()}
              help={isRecovery ? undefined : m.sign_in_code_help()}
            >
              {isRecovery ? (
                <Input required />
              ) : (
                <Input
                  isCode
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  pattern="[0-9 ]*"
                  maxLength={DIGITS}
                  required
                  onChange={({ currentTarget }) => {
                    if (currentTarget.value.length === DIGITS) form.current?.requestSubmit()
                  }}
                />
              )}
            </Field>
            {!isRecovery && (
              <Check name="remember" value="1" help={m.sign_in_remember_help()}>
                {m.session_remember()}
              </Check>
            )}
            <Button
              variant="primary"
              type="submit"
              full
              busy={state === 'submitting' ? m.session_checking() : false}
            >
              {m.sign_in_enter()}
            </Button>
          </Form>
          {methods.includes('PASSKEY') && <PasskeyButton next={next} />}
          <details className="other">
            <summary className="link">{m.sign_in_no_phone()}</summary>
            <ul className="stack tight plain-list">
              {methods.includes('RECOVERY_CODE') && (
                <li>
                  <button type="button" className="link" onClick={() => setRecovery(!isRecovery)}>
                    {isRecovery ? m.sign_in_use_app() : m.sign_in_use_recovery()}
                  </button>
                  {!isRecovery && ` ${m.sign_in_recovery_left({ count: recoveryCodesLeft })}`}
                </li>
              )}
              {administrators.length > 0 && (
                <li>{m.sign_in_ask_administrator({ names: administrators.join(', ') })}</li>
              )}
            </ul>
          </details>
        </CardPart>
        <CardPart>
          <p className="small muted row between">
            <span>{email}</span>
            <Link className="link" to="/sign-in">
              {m.sign_in_other_person()}
            </Link>
          </p>
        </CardPart>
      </Card>
    </Gate>
  )
}
