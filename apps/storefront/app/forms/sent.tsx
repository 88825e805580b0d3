import { redirect, type MetaFunction, type RouterContextProvider } from 'react-router'
import { SiteFormDocument } from '../generated/graphql.ts'
import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { FORM_SENT } from '../platform/cookies.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf, seoOf } from '../platform/seo.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { successRoute } from './success-route.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }
type Data = Awaited<ReturnType<typeof loader>>

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => metaOf(loaderData?.seo)

/** Success page of a form; redirects to the form when it has not just been sent. */
export async function loader({ request, context }: Args) {
  const { site, language, publicUrl, cookies } = context.get(scopeContext)
  const here = new URL(request.url).pathname.replace(/\.data$/, '')
  const sent = cookies.get(FORM_SENT)
  const route = successRoute(sent ?? '')
  if (!sent || !route || href(language, route) !== here)
    throw redirect(
      here === href(language, 'contactSent')
        ? href(language, 'contact')
        : href(language, 'informationRequest'),
    )
  const { form } = await commerce(context).query(SiteFormDocument, { identifier: sent })
  return {
    language,
    title: form?.title ?? '',
    message: form?.success_message ?? '',
    seo: seoOf({
      title: m.form_sent_title(),
      site,
      publicUrl,
      language,
      alternates: {},
      noindex: true,
    }),
  }
}

export default function Sent({ loaderData: { language, title, message } }: { loaderData: Data }) {
  return (
    <>
      <div className="wrap section-tight">
        <PageBreadcrumbs crumbs={[{ label: title }]} />
        <div className="list-head">
          <h1>{m.form_sent_title()}</h1>
        </div>
      </div>
      <div className="wrap page-text stack gy-5">
        <div className="measure">
          <Notice kind="ok" title={message} />
        </div>
        <div className="row">
          <ButtonLink to={href(language, 'home')}>{m.errors_home()}</ButtonLink>
        </div>
      </div>
    </>
  )
}
