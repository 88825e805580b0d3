import { isAccepted } from '@comptoir/rules/consent'
import { redirect } from 'react-router'
import { PlainPage } from '../layout/plain-page.tsx'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf, routeAlternates, seoOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import type { Route } from './+types/settings'
import { consentOf, storeConsent, purposesOf } from './consent.server.ts'
import { SettingsForm } from './settings-form.tsx'
import { STAY } from './use-consent-form.ts'
import { href } from '../platform/routes.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export function loader({ context }: Route.LoaderArgs) {
  // The page shows this visitor's consent, so it is not cached.
  const { site, language, publicUrl, page } = context.get(scopeContext)
  page.isCacheable = false
  const consent = consentOf(context)
  const purposes = purposesOf(context)
  return {
    purposes,
    accepted: purposes.flatMap(({ code }) => (isAccepted(consent, code) ? [code] : [])),
    seo: seoOf({
      title: m.consent_settings_title(),
      site,
      publicUrl,
      language,
      alternates: routeAlternates('cookieSettings'),
      noindex: true,
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const stored = await storeConsent(context, request, form)
  session(context).flash(
    stored ? { kind: 'success', message: m.consent_saved() } : { kind: 'error', message: m.consent_failed() },
  )
  return form.has(STAY) ? { stored } : redirect(pageBefore(context, request), 303)
}

/** Page that the form was sent from, if it is one of this shop. */
function pageBefore(context: Route.ActionArgs['context'], request: Request): string {
  const { publicUrl, language } = context.get(scopeContext)
  const referrer = request.headers.get('referer') ?? ''
  const home = href(language, 'home')
  if (!URL.canParse(referrer)) return home
  const { origin, pathname, search } = new URL(referrer)
  return origin === new URL(publicUrl).origin && !pathname.startsWith('//') ? pathname + search : home
}

export default function Settings({ loaderData: { purposes, accepted } }: Route.ComponentProps) {
  return (
    <PlainPage title={m.consent_settings_title()} lead={m.consent_settings_lead()}>
      <SettingsForm purposes={purposes} accepted={accepted} />
    </PlainPage>
  )
}
