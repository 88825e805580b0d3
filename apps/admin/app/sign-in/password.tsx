import { useEffect } from 'react'
import { Form, Link, redirect, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import type { Route } from './+types/password'
import { removeAllDrafts } from '../forms/drafts.ts'
import { forgetRecent } from '../layout/recent.ts'
import { m } from '../paraglide/messages.js'
import { SESSION } from '../platform/cookies.ts'
import { safePath } from '../platform/safe-path.ts'
import { scopeContext } from '../platform/scope.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Input } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Gate } from '../layout/gate.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { enterCode, enterPassword, finishPasskey, forgetChallenge, startPasskey } from './steps.server.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  // A link in a mail brings no cookie along: the page asks again and then leads on.
  if (context.get(scopeContext).cookies.get(SESSION) && !new URL(request.url).searchParams.has('expired'))
    throw redirect(safePath(new URL(request.url).searchParams.get('next')))
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  if (text('intent') === 'passkey-start') {
    forgetChallenge(context)
    return { ceremony: await startPasskey(context) }
  }
  const step = await stepOf()
  // The dialog over a page stays there.
  if (form.has('dialog')) return step
  const next = safePath(text('next'))
  if (step.step === 'done') throw redirect(next)
  if (step.step === 'code') throw redirect(`/sign-in/code?${new URLSearchParams({ next })}`)
  return step

  async function stepOf() {
    if (text('intent') === 'passkey-finish')
      return finishPasskey(context, text('ceremony'), JSON.parse(text('response')))
    if (text('dialog') === 'code')
      return enterCode(context, text('code'), { isRecovery: false, remembers: form.has('remember') })
    return enterPassword(context, text('email'), text('password'))
  }
}

export default function PasswordPage({ actionData }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  const next = safePath(parameters.get('next'))
  const hasLeft = parameters.has('out')
  const { state } = useNavigation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (hasLeft) {
      removeAllDrafts()
      forgetRecent()
    } else void revalidate()
  }, [hasLeft, revalidate])
  const failure =
    actionData && 'step' in actionData && actionData.step === 'password' ? actionData : undefined
  return (
    <Gate title={m.sign_in_title()} foot={m.sign_in_step({ step: 1 })}>
      <Card>
        <CardPart>
          <h1>{m.sign_in_title()}</h1>
          {hasLeft && !failure && <Note kind="ok" title={m.sign_in_left()} />}
          {failure && (
            <Note kind="bad" live title={failure.message ?? m.session_failed()}>
              {typeof failure.triesLeft === 'number' && m.sign_in_tries({ count: failure.triesLeft })}
            </Note>
          )}
          <Form className="stack" method="post">
            <input type="hidden" name="next" value={next} />
            <Field name="email" label={m.sign_in_email()}>
              <Input type="email" autoComplete="username webauthn" required />
            </Field>
            <Field
              name="password"
              label={m.session_password()}
              help={
                <Link className="link" to="/reset-password">
                  {m.staff_forgot()}
                </Link>
              }
            >
              <Input type="password" autoComplete="current-password" required />
            </Field>
            <Button
              variant="primary"
              type="submit"
              full
              busy={state === 'submitting' ? m.session_checking() : false}
            >
              {m.sign_in_go_on()}
            </Button>
          </Form>
          <PasskeyButton next={next} />
        </CardPart>
      </Card>
    </Gate>
  )
}
