import { data, Link } from 'react-router'
import { SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import { linkToken } from '../platform/link-token.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/confirm'
import { PlainPage } from '../layout/plain-page.tsx'
import { followLink, newsletterSeo } from './newsletter.server.ts'
import { href } from '../platform/routes.ts'
import { useFormResult } from '../platform/use-form-result.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

/** Opening the link changes nothing, because mail programs prefetch links; the button confirms. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, language } = context.get(scopeContext)
  return {
    language,
    brand: site.brand,
    hasLink: linkToken(context, 'newsletter_join') !== undefined,
    seo: newsletterSeo(context, m.newsletter_confirm_title()),
  }
}

export async function action({ context }: Route.ActionArgs) {
  const done = await followLink(context, 'newsletter_join')
  return done ?? data({ isOver: true }, { status: 422 })
}

export default function Confirm({ loaderData: { language, brand, hasLink } }: Route.ComponentProps) {
  const actionData = useFormResult<typeof action>()
  if (!hasLink || actionData) {
    return (
      <PlainPage title={m.newsletter_confirm_title()}>
        <Notice kind="warn" title={m.newsletter_link_expired_title()} role="alert">
          <p>
            {m.newsletter_link_expired_text()}{' '}
            <Link className="link" to={href(language, 'newsletter')}>
              {m.newsletter_submit()}
            </Link>
          </p>
        </Notice>
      </PlainPage>
    )
  }
  return (
    <PlainPage title={m.newsletter_confirm_title()} lead={m.newsletter_confirm_text({ brand })}>
      <Form id="confirm" rules={{}} names={{}} values={{}} serverErrors={undefined}>
        <SendButton kind="primary">{m.newsletter_confirm_submit()}</SendButton>
      </Form>
    </PlainPage>
  )
}
