import { data, redirect, useNavigation } from 'react-router'
import { safePath } from '../platform/safe-path.ts'
import { valuesOf } from '../forms/form-rules.ts'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf, routeAlternates, seoOf } from '../platform/seo.ts'
import { pendingAdd } from '../fulfilment/pending-add.server.ts'
import { notFound } from '../content/page.server.ts'
import type { Route } from './+types/selector'
import { applyPendingAdd } from './pending-add-actions.server.ts'
import { choose } from './selector-actions.server.ts'
import { SelectorPanel } from './selector-panel.tsx'
import { selectorPath, selectorQuery } from '../fulfilment/selector-path.ts'
import { selectorData } from './selector.server.ts'
import { href } from '../platform/routes.ts'
import { useFormResult } from '../platform/use-form-result.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, language, publicUrl } = context.get(scopeContext)
  if (!site.features['locations']) throw await notFound(context)
  const { searchParams } = new URL(request.url)
  return {
    selector: await selectorData(context, searchParams, { pending: pendingAdd(context) }),
    seo: seoOf({
      title: m.location_title(),
      site,
      publicUrl,
      language,
      alternates: routeAlternates('fulfilmentSelector'),
      noindex: searchParams.size > 0,
    }),
  }
}

/** Continues with the next step, or redirects back. */
export async function action({ context, request }: Route.ActionArgs) {
  const { language } = context.get(scopeContext)
  const values = valuesOf(await request.formData())
  const returnTo = safePath(values['return_to'])
  const result = await choose(context, values)
  if (result.done) {
    const next = await applyPendingAdd(context, values)
    return next ?? redirect(returnTo ?? href(language, 'home'), 303)
  }
  const next = { ...result.next, return_to: returnTo, sku: values['sku'] }
  if (!result.error && !result.near) return redirect(selectorPath(language, next), 303)
  const parameters = new URLSearchParams(selectorQuery(next))
  const options = { ...result, pending: pendingAdd(context) }
  return data(await selectorData(context, parameters, options), { status: result.error ? 422 : 200 })
}

export default function Selector({ loaderData }: Route.ComponentProps) {
  const actionData = useFormResult<typeof action>()
  const busy = useNavigation().formMethod === 'POST'
  return (
    <div className="wrap section-tight selector">
      <h1>{m.location_title()}</h1>
      <p className="lead mt-2">{m.location_lead()}</p>
      <div className="panel-over mt-5">
        <SelectorPanel data={actionData ?? loaderData.selector} busy={busy} />
      </div>
    </div>
  )
}
