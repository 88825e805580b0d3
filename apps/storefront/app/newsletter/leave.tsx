import { data, useActionData } from 'react-router'
import { FormText, SendButton } from '../forms/form-fields.tsx'
import { valuesOf } from '../forms/form-rules.ts'
import { Form } from '../forms/form.tsx'
import type { NewsletterRefusal } from '../forms/newsletter-form.tsx'
import { leaveRules } from '../forms/newsletter-rules.ts'
import * as m from '../paraglide/messages.js'
import { linkToken } from '../platform/link-token.server.ts'
import { screenSeo } from '../platform/screen-seo.server.ts'
import { metaOf } from '../platform/seo.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/leave'
import { PlainPage } from '../layout/plain-page.tsx'
import { followLink, leave } from './newsletter.server.ts'
import { stateOf } from './paths.ts'
import { ROUTES } from '../platform/routes.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** With a mail's token one click is left to do; opening the link alone changes nothing, as links get checked. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    hasLink: linkToken(context, 'newsletter_leave') !== undefined,
    state: stateOf(request),
    seo: await screenSeo(context, 'newsletter_unsubscribe', {
      title: m.newsletter_leave_title(),
      path: ROUTES.newsletterUnsubscribe,
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = valuesOf(await request.formData())
  if (values['email'] !== undefined) return await leave(context, values)
  const done = await followLink(context, 'newsletter_leave')
  return done ?? data({ values: {}, errors: {}, message: m.newsletter_link_text() }, { status: 422 })
}

export default function Leave({ loaderData: { hasLink, state } }: Route.ComponentProps) {
  const refusal = useActionData<typeof action>()
  if (state === 'parti' && !refusal) {
    return (
      <PlainPage title={m.newsletter_leave_title()}>
        <Notice kind="ok" title={m.newsletter_left_title()} role="alert">
          <p>{m.newsletter_left_text()}</p>
        </Notice>
      </PlainPage>
    )
  }
  if (hasLink && !refusal) {
    return (
      <PlainPage title={m.newsletter_leave_title()} lead={m.newsletter_leave_link_text()}>
        <Form id="leave" rules={{}} names={{}} values={{}} refused={undefined}>
          <SendButton kind="primary">{m.newsletter_leave_submit()}</SendButton>
        </Form>
      </PlainPage>
    )
  }
  return (
    <PlainPage title={m.newsletter_leave_title()} lead={m.newsletter_leave_text()}>
      {state === 'envoye' && !refusal && (
        <Notice kind="ok" title={m.newsletter_leave_sent_title()} role="alert">
          <p>{m.newsletter_leave_sent_text()}</p>
        </Notice>
      )}
      <AskForm refusal={refusal} />
    </PlainPage>
  )
}

/** Without a link of a mail, one is sent to the address. */
function AskForm({ refusal }: { refusal: NewsletterRefusal | undefined }) {
  return (
    <Form
      id="leave"
      className="stack gy-5"
      rules={leaveRules}
      names={{ email: m.newsletter_email() }}
      values={refusal?.values ?? {}}
      refused={refusal?.errors}
      message={refusal?.message}
    >
      <FormText
        name="email"
        label={m.newsletter_email()}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <SendButton kind="primary">{m.newsletter_leave_submit()}</SendButton>
    </Form>
  )
}
