import { formatMoney } from '../platform/money.ts'
import { Link } from 'react-router'
import { AccountPage } from './account-page.tsx'
import { privateSeo } from '../platform/private-seo.server.ts'
import { requireCustomer } from './guard.server.ts'
import { orderHead } from './order-view.ts'
import { QuotationsDocument } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { quotationLabel } from '../quotations/quotation-label.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import type { Route } from './+types/quotations'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCustomer(context, request)
  const scope = context.get(scopeContext)
  const { language, site } = scope
  if (!site.features['quotations']) throw new Response('Not Found', { status: 404 })
  const { customer } = await commerce(context).query(QuotationsDocument)
  return {
    language,
    quotations: (customer?.orders?.items ?? []).flatMap((order) => {
      const head = order && orderHead(order, scope)
      return head?.quotation ? [{ ...head, quotation: head.quotation }] : []
    }),
    seo: privateSeo(context, m.quotation_list_title()),
  }
}

export default function Quotations({ loaderData: { language, quotations } }: Route.ComponentProps) {
  return (
    <AccountPage language={language} title={m.quotation_list_title()} current="quotations">
      {quotations.length === 0 ? (
        <Empty icon="page" title={m.quotation_none()} text={m.quotation_none_text()}>
          <ButtonLink kind="primary" to={href(language, 'cart')}>
            {m.cart_see()}
          </ButtonLink>
        </Empty>
      ) : (
        <table className="table cards-on-phone orders">
          <caption className="vh">{m.quotation_list_title()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.order_reference()}</th>
              <th scope="col">{m.order_date()}</th>
              <th scope="col">{m.order_status()}</th>
              <th scope="col" className="num">
                {m.cart_total_incl()}
              </th>
            </tr>
          </thead>
          <tbody>
            {quotations.map(({ number, day, total, currency, quotation }) => (
              <tr key={number}>
                <th scope="row" data-l={m.order_reference()}>
                  <Link to={href(language, 'order', { number })}>{number}</Link>
                </th>
                <td data-l={m.order_date()}>{day}</td>
                <td data-l={m.order_status()}>
                  <p className="pay">
                    <Badge kind={quotation.badge}>{quotationLabel(quotation.state)}</Badge>
                    {m.quotation_valid_until({ day: quotation.validUntil })}
                  </p>
                </td>
                <td className="num" data-l={m.cart_total_incl()}>
                  {formatMoney(total, language, currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </AccountPage>
  )
}
