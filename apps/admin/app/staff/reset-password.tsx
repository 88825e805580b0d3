import { Form, Link, useNavigation } from 'react-router'
import type { Route } from './+types/reset-password'
import {
  PasswordResetDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { Gate } from '../layout/gate.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Input } from '../ui/field.tsx'
import { FormProblems } from '../ui/form-problems.tsx'
import { Note } from '../ui/note.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) return { token: null, isValid: false }
  const { isPasswordResetValid } = await adminQuery(context, PasswordResetDocument, { token })
  return { token, isValid: isPasswordResetValid }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const token = text('token')
  const result = token
    ? await adminMutation(context, ResetPasswordDocument, { token, password: text('password') })
    : await adminMutation(context, RequestPasswordResetDocument, { email: text('email') })
  if (result.ok) return { isDone: true, problems: [], message: undefined }
  return { isDone: false, problems: result.problems, message: result.message }
}

/** Asks for the mail with a link, or, opened by the link, for the new password. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isValid } = loaderData
  const isBusy = useNavigation().state === 'submitting'
  const isDone = actionData?.isDone ?? false
  return (
    <Gate
      title={m.staff_reset_title()}
      foot={
        <Link className="link" to="/sign-in">
          {m.staff_reset_back()}
        </Link>
      }
    >
      <Card>
        <CardPart>
          <h1>{m.staff_reset_title()}</h1>
          {isDone && (
            <Note
              kind="ok"
              live
              title={token === null ? m.staff_reset_sent() : m.staff_reset_done()}
              action={token !== null && <LinkButton to="/sign-in">{m.sign_in_title()}</LinkButton>}
            >
              {token === null && m.staff_reset_sent_text()}
            </Note>
          )}
          {!isDone && token !== null && !isValid && (
            <Note
              kind="warn"
              title={m.staff_reset_ended()}
              action={
                <LinkButton small to="/reset-password">
                  {m.staff_reset_again()}
                </LinkButton>
              }
            />
          )}
          {!isDone && (token === null || isValid) && (
            <FormProblems problems={actionData?.problems ?? []}>
              {actionData?.message && <Note kind="bad" live title={actionData.message} />}
              <Form method="post" className="stack" noValidate>
                {token === null ? (
                  <Field name="email" label={m.sign_in_email()} help={m.staff_reset_help()}>
                    <Input type="email" autoComplete="username" required />
                  </Field>
                ) : (
                  <>
                    <input type="hidden" name="token" value={token} />
                    <Field name="password" label={m.staff_new_password()} help={m.staff_password_help()}>
                      <Input type="password" autoComplete="new-password" required />
                    </Field>
                  </>
                )}
                <Button variant="primary" type="submit" full busy={isBusy ? m.form_saving() : false}>
                  {token === null ? m.staff_reset_send() : m.staff_reset_save()}
                </Button>
              </Form>
            </FormProblems>
          )}
        </CardPart>
      </Card>
    </Gate>
  )
}
