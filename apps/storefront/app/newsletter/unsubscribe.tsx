import { data } from 'react-router'
import { FormText, SendButton } from '../forms/form-fields.tsx'
import { valuesOf } from '../forms/form-rules.ts'
import { Form } from '../forms/form.tsx'
import type { NewsletterErrors } from '../forms/newsletter-form.tsx'
import { unsubscribeRules } from '../forms/newsletter-rules.ts'
import * as m from '../paraglide/messages.js'
import { linkToken } from '../platform/link-token.server.ts'
import { screenSeo } from '../platform/screen-seo.server.ts'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/unsubscribe'
import { PlainPage } from '../layout/plain-page.tsx'
import { followLink, unsubscribe } from './newsletter.server.ts'
import { stateOf } from './page-state.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/**
 * With the token of an e-mail only a button is left to press; opening the link changes nothing, because mail programs
 * prefetch links.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    hasLink: linkToken(context, 'newsletter_leave') !== undefined,
    state: stateOf(request),
    seo: await screenSeo(context, 'newsletter_unsubscribe', {
      title: m.newsletter_unsubscribe_title(),
      route: 'newsletterUnsubscribe',
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = valuesOf(await request.formData())
  if (values['email'] !== undefined) return await unsubscribe(context, values)
  const done = await followLink(context, 'newsletter_leave')
  return done ?? data({ values: {}, errors: {}, message: m.newsletter_link_expired_text() }, { status: 422 })
}

export default function Unsubscribe({ loaderData: { hasLink, state } }: Route.ComponentProps) {
  const actionData = useFormResult<typeof action>()
  if (state === 'unsubscribed' && !actionData) {
    return (
      <PlainPage title={m.newsletter_unsubscribe_title()}>
        <Notice kind="ok" title={m.newsletter_unsubscribed_title()} role="alert">
          <p>{m.newsletter_unsubscribed_text()}</p>
        </Notice>
      </PlainPage>
    )
  }
  if (hasLink && !actionData) {
    return (
      <PlainPage title={m.newsletter_unsubscribe_title()} lead={m.newsletter_unsubscribe_link_text()}>
        <Form id="leave" rules={{}} names={{}} values={{}} serverErrors={undefined}>
          <SendButton kind="primary">{m.newsletter_unsubscribe_submit()}</SendButton>
        </Form>
      </PlainPage>
    )
  }
  return (
    <PlainPage title={m.newsletter_unsubscribe_title()} lead={m.newsletter_unsubscribe_text()}>
      {state === 'sent' && !actionData && (
        <Notice kind="ok" title={m.newsletter_unsubscribe_sent_title()} role="alert">
          <p>{m.newsletter_unsubscribe_sent_text()}</p>
        </Notice>
      )}
      <UnsubscribeForm actionData={actionData} />
    </PlainPage>
  )
}

/** Requests an unsubscribe link for an e-mail address. */
function UnsubscribeForm({ actionData }: { actionData: NewsletterErrors | undefined }) {
  return (
    <Form
      id="leave"
      className="stack gy-5"
      rules={unsubscribeRules}
      names={{ email: m.newsletter_email() }}
      values={actionData?.values ?? {}}
      serverErrors={actionData?.errors}
      message={actionData?.message}
    >
      <FormText
        name="email"
        label={m.newsletter_email()}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <SendButton kind="primary">{m.newsletter_unsubscribe_submit()}</SendButton>
    </Form>
  )
}
