import { valuesOf } from '../forms/form-rules.ts'
import { NewsletterForm } from '../forms/newsletter-form.tsx'
import { Notice } from '../ui/notice.tsx'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import type { Route } from './+types/subscribe'
import { PlainPage } from '../layout/plain-page.tsx'
import { newsletterSeo, subscribe } from './newsletter.server.ts'
import { stateOf } from './page-state.ts'
import { textsOf } from '../platform/site-texts.ts'
import { useFormResult } from '../platform/use-form-result.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export function loader({ request, context }: Route.LoaderArgs) {
  const { site, language } = context.get(scopeContext)
  const texts = textsOf({ site, language }).footer.newsletter
  if (!texts) throw new Response('Not Found', { status: 404 })
  return { ...texts, state: stateOf(request), seo: newsletterSeo(context, texts.title) }
}

export async function action({ request, context }: Route.ActionArgs) {
  return await subscribe(context, valuesOf(await request.formData()))
}

export default function Subscribe({ loaderData: { title, text, state } }: Route.ComponentProps) {
  const actionData = useFormResult<typeof action>()
  if (state === 'subscribed' && !actionData) {
    return (
      <PlainPage title={title}>
        <Notice kind="ok" title={m.newsletter_subscribed_title()} role="alert">
          <p>{m.newsletter_subscribed_text()}</p>
        </Notice>
      </PlainPage>
    )
  }
  return (
    <PlainPage title={title} lead={text}>
      {state === 'sent' && !actionData && (
        <Notice kind="ok" title={m.newsletter_sent_title()} role="alert">
          <p>{m.newsletter_sent_text()}</p>
        </Notice>
      )}
      <NewsletterForm actionData={actionData} />
    </PlainPage>
  )
}
