import { Form, redirect, useNavigation } from 'react-router'
import type { Route } from './+types/invitation'
import { AcceptInvitationDocument, InvitationDocument } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { LANGUAGE, SESSION, YEAR } from '../platform/cookies.ts'
import { isLanguage, languageName, LANGUAGES } from '../platform/language.ts'
import { scopeContext } from '../platform/scope.ts'
import { openSession } from '../platform/open-session.server.ts'
import { Gate } from '../layout/gate.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Input, Select } from '../ui/field.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import { Note } from '../ui/note.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { cookies } = context.get(scopeContext)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  // A session of somebody else in this browser has nothing to do with the invitation.
  cookies.remove(SESSION)
  const { invitation } = await adminQuery(context, InvitationDocument, { token })
  if (invitation && isLanguage(invitation.language) && cookies.get(LANGUAGE) === undefined) {
    cookies.set(LANGUAGE, invitation.language, { maxAge: YEAR })
    // The page is written again in the language of the person.
    throw redirect(context.get(scopeContext).page)
  }
  return { invitation, token }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const language = text('language')
  const { browser, cookies } = context.get(scopeContext)
  const result = await adminMutation(context, AcceptInvitationDocument, {
    token: text('token'),
    name: text('name'),
    password: text('password'),
    language,
    userAgent: browser,
  })
  if (!result.ok) return { problems: result.problems, message: result.message }
  const { session, failure } = result.data.acceptInvitation
  if (!session) return { problems: [], message: failure?.message }
  openSession(context, session)
  if (isLanguage(language)) cookies.set(LANGUAGE, language, { maxAge: YEAR })
  throw redirect('/account?welcome')
}

/** The first page of a new member: name, language and password. */
export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { invitation, token } = loaderData
  const isBusy = useNavigation().state === 'submitting'
  if (!invitation)
    return (
      <Gate title={m.staff_join_title()} foot={null}>
        <Note kind="warn" title={m.staff_join_ended()}>
          {m.staff_join_ended_text()}
        </Note>
      </Gate>
    )
  return (
    <Gate title={m.staff_join_title()} foot={null}>
      <Card>
        <CardPart>
          <h1>{m.staff_join_title()}</h1>
          <p className="muted">
            {m.staff_join_text({ name: invitation.invitedBy, role: invitation.roleName })}
          </p>
          <FormProblems problems={actionData?.problems ?? []}>
            {actionData?.message && <Note kind="bad" live title={actionData.message} />}
            <Form method="post" className="stack" noValidate>
              <ProblemSummary />
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="email" value={invitation.email} autoComplete="username" />
              <Field name="name" label={m.staff_name()}>
                <Input defaultValue={invitation.name} autoComplete="name" required />
              </Field>
              <Field name="language" label={m.staff_language()}>
                <Select
                  defaultValue={invitation.language}
                  choices={LANGUAGES.map((one) => ({ value: one, label: languageName(one) }))}
                />
              </Field>
              <Field name="password" label={m.session_password()} help={m.staff_password_help()}>
                <Input type="password" autoComplete="new-password" required />
              </Field>
              <Button variant="primary" type="submit" full busy={isBusy ? m.form_saving() : false}>
                {m.staff_join_button()}
              </Button>
            </Form>
          </FormProblems>
        </CardPart>
        <CardPart>
          <p className="small muted">{invitation.email}</p>
        </CardPart>
      </Card>
    </Gate>
  )
}
