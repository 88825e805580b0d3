import { Form, redirect } from 'react-router'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf, seoOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { Button } from '../ui/button.tsx'
import type { Route } from './+types/logout'
import { signOut } from './sign-in-actions.server.ts'
import { href } from '../platform/routes.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

const OWN = new Set(['same-origin', 'same-site', 'none'])

/**
 * Signs out at once on same-site requests. Cross-site requests only get a confirmation page, so that no other site
 * can sign a customer out.
 */
export async function loader({ context }: Route.LoaderArgs) {
  if (OWN.has(context.get(scopeContext).header('sec-fetch-site') ?? '')) throw await leave(context)
  const { site, language, publicUrl } = context.get(scopeContext)
  const title = m.account_logout()
  return { seo: seoOf({ title, site, publicUrl, language, alternates: {}, noindex: true }) }
}

export async function action({ context }: Route.ActionArgs) {
  return await leave(context)
}

async function leave(context: Route.ActionArgs['context']) {
  await signOut(context)
  session(context).flash({ kind: 'success', message: m.account_logged_out() })
  return redirect(href(context.get(scopeContext).language, 'home'), 303)
}

export default function Logout() {
  return (
    <div className="wrap narrow section-tight stack gy-5">
      <h1>{m.account_logout_question()}</h1>
      <Form method="post">
        <Button kind="primary">{m.account_logout()}</Button>
      </Form>
    </div>
  )
}
