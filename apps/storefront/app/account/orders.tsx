import { formatMoney } from '../platform/money.ts'
import type { Language } from '@comptoir/rules/language'
import { Form, Link, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { screenSeo } from '../platform/screen-seo.server.ts'
import { metaOf } from '../platform/seo.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Paging } from '../ui/paging.tsx'
import type { Route } from './+types/orders'
import { AccountPage } from './account-page.tsx'
import { requireCustomer } from './guard.server.ts'
import { orderStatusLabel, paymentStateLabel } from './order-status-label.ts'
import { orderHead, type OrderHeadView } from './order-view.ts'
import { PAGE_SIZES, positionInBatches, readOrdersPage, withinPages } from './orders-paging.ts'
import { ordersOf } from './orders.server.ts'
import { UnpaidNotice } from './unpaid-notice.tsx'
import { href } from '../platform/routes.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireCustomer(context, request)
  const scope = context.get(scopeContext)
  const { batch } = positionInBatches(readOrdersPage(new URL(request.url).searchParams))
  const { orders, count } = await ordersOf(context, batch)
  return {
    language: scope.language,
    count,
    orders: orders.map((order) => orderHead(order, scope)),
    seo: await screenSeo(context, 'account_orders', {
      title: m.account_orders(),
      route: 'orders',
    }),
  }
}

/** Pages of the same batch need no new request (decisions G-5). */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) {
    return defaultShouldRevalidate
  }
  const callOf = (url: URL) => positionInBatches(readOrdersPage(url.searchParams)).batch
  return callOf(currentUrl) !== callOf(nextUrl)
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { language, orders, count } = loaderData
  const [search] = useSearchParams()
  const { size, page, pages } = withinPages(readOrdersPage(search), count)
  const { from, to } = positionInBatches({ size, page })
  const shown = orders.slice(from, to)
  const unpaid = orders.find((order) => order.payNow)
  return (
    <AccountPage language={language} title={m.account_orders()} current="orders">
      {count === 0 ? (
        <Empty icon="page" title={m.order_none()} text={m.order_none_text()}>
          <ButtonLink kind="primary" to={href(language, 'home')}>
            {m.order_none_action()}
          </ButtonLink>
        </Empty>
      ) : (
        <>
          {unpaid && <UnpaidNotice order={unpaid} language={language} />}
          <OrdersTable orders={shown} language={language} />
          <SizeForm size={size} count={count} />
          <Paging
            page={page}
            pages={pages}
            to={(one) => href(language, 'orders', { page_size: size, page: one })}
            labels={{
              nav: m.order_pages(),
              page: (one) => m.order_page({ page: one }),
              previous: m.order_previous(),
              next: m.order_next_page(),
            }}
          />
        </>
      )}
    </AccountPage>
  )
}

function OrdersTable({ orders, language }: { orders: readonly OrderHeadView[]; language: Language }) {
  return (
    <table className="table cards-on-phone orders">
      <caption className="vh">{m.order_caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.order_reference()}</th>
          <th scope="col">{m.order_date()}</th>
          <th scope="col">{m.order_status()}</th>
          <th scope="col" className="num">
            {m.cart_total_incl()}
          </th>
          <th scope="col" className="num">
            {m.order_actions()}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.number} order={order} language={language} />
        ))}
      </tbody>
    </table>
  )
}

function OrderRow({ order, language }: { order: OrderHeadView; language: Language }) {
  const { number, day, badge, payment, total, currency, payNow } = order
  const to = href(language, 'order', { number })
  return (
    <tr>
      <th scope="row" data-l={m.order_reference()}>
        <Link to={to}>{number}</Link>
      </th>
      <td data-l={m.order_date()}>{day}</td>
      <td data-l={m.order_status()}>
        <p className="pay">
          <Badge kind={badge}>{orderStatusLabel(order)}</Badge>
          {paymentStateLabel(payment)}
        </p>
      </td>
      <td className="num" data-l={m.cart_total_incl()}>
        {formatMoney(total, language, currency)}
      </td>
      <td className="num actions">
        {payNow && (
          <ButtonLink small to={href(language, 'payment', { order: number })}>
            {m.order_pay()}
            <span className="vh"> {m.order_in_sentence({ number })}</span>
          </ButtonLink>
        )}
        <Link className="link tap" to={to}>
          {m.order_see()}
          <span className="vh">, {m.order_in_sentence({ number })}</span>
        </Link>
      </td>
    </tr>
  )
}

function SizeForm({ size, count }: { size: number; count: number }) {
  return (
    <div className="row between">
      {count > PAGE_SIZES[0] ? (
        <Form className="row" method="get" key={size}>
          <label className="label" htmlFor="page_size">
            {m.order_per_page()}
          </label>
          <select className="select w-auto" id="page_size" name="page_size" defaultValue={size}>
            {PAGE_SIZES.map((one) => (
              <option key={one} value={one}>
                {one === 0 ? m.order_all() : one}
              </option>
            ))}
          </select>
          <Button small>{m.order_show()}</Button>
        </Form>
      ) : (
        <span />
      )}
      <p className="help">{m.order_count({ count })}</p>
    </div>
  )
}
