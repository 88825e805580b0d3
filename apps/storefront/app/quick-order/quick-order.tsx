import { PageBreadcrumbs } from '../layout/page-breadcrumbs.tsx'
import { hasOrderLists, orderListNames } from '../order-lists/order-lists.server.ts'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { metaOf, routeAlternates, seoOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/quick-order'
import { quickOrderAction } from './quick-order-actions.server.ts'
import { QuickOrderForm } from './quick-order-form.tsx'
import { checkQuickOrder } from './quick-order.server.ts'
import './quick-order.css'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, request }: Route.LoaderArgs) {
  await checkQuickOrder(context)
  const { site, language, publicUrl } = context.get(scopeContext)
  const title = m.quick_order_title()
  const alternates = routeAlternates('quickOrder')
  const [canKeep, lists] = await Promise.all([hasOrderLists(context), orderListNames(context)])
  const chosen = new URL(request.url).searchParams.get('list') ?? ''
  const keep = canKeep ? { lists, chosen: lists.some(({ id }) => id === chosen) ? chosen : '' } : undefined
  return { keep, seo: seoOf({ title, site, publicUrl, language, alternates, noindex: true }) }
}

export async function action({ context, request }: Route.ActionArgs) {
  return await quickOrderAction(context, request)
}

/** An order by SKU, for people who know what they buy. */
export default function QuickOrder({ loaderData: { keep } }: Route.ComponentProps) {
  const result = useFormResult<typeof action>()
  return (
    <div className="wrap section-tight stack cart">
      <PageBreadcrumbs crumbs={[{ label: m.quick_order_title() }]} />
      <h1>{m.quick_order_title()}</h1>
      <p className="lead">{m.quick_order_lead()}</p>
      {result?.problem && (
        <Notice kind="bad" role="alert">
          <p>{result.problem}</p>
        </Notice>
      )}
      {result?.message && (
        <Notice kind="ok">
          <p>{result.message}</p>
        </Notice>
      )}
      <QuickOrderForm result={result} keep={keep} />
    </div>
  )
}
