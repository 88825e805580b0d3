import { useEffect } from 'react'
import type { Route } from './+types/orders'
import { OrderAssigneesDocument, OrdersDocument, type OrdersQuery } from '../generated/graphql.ts'
import { readMutation } from '../forms/mutation-input.ts'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { DataList } from '../lists/data-list.tsx'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import type { Selection } from '../lists/use-selection.ts'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { bulkAction } from './bulk.server.ts'
import { BulkActions, BulkResult } from './bulk-actions.tsx'
import { rememberNumbers } from './neighbours.ts'
import { orderListConfig } from './order-list.ts'
import { PaymentState, WorkState } from './states.tsx'

type OrderRow = OrdersQuery['orders']['nodes'][number]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { list, variables } = await readListRequest(context, request, orderListConfig)
  const [{ orders }, { orderAssignees }] = await Promise.all([
    adminQuery(context, OrdersDocument, variables),
    adminQuery(context, OrderAssigneesDocument),
  ])
  return { list, page: orders, assignees: orderAssignees }
}

export async function action({ request, context }: Route.ActionArgs) {
  return await bulkAction(context, await readMutation(request))
}

/** Orders, the newest first. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  const { page } = loaderData
  const mayCreate = useAllowed()('orders.create')
  useEffect(() => rememberNumbers(page.nodes.map(({ number }) => number)), [page])
  return (
    <Page
      title={m.orders_title()}
      actions={
        mayCreate && (
          <LinkButton to="/orders/new" icon="plus">
            {m.orders_new()}
          </LinkButton>
        )
      }
    >
      <title>{`${m.orders_title()} | Comptoir`}</title>
      <BulkResult />
      <DataList
        config={orderListConfig}
        data={loaderData}
        columns={columnsOf(formats)}
        toRow={({ id, number }) => ({ id, to: `/orders/${number}`, label: number })}
        caption={m.orders_caption()}
        className="orders"
        empty={{ icon: 'bag', title: m.orders_empty_title(), text: m.orders_empty_text() }}
        selectionFact={(rows) => m.orders_chosen_sum({ amount: sumOf(rows, formats) })}
        actions={actionsOf}
        preview={previewOf}
      />
    </Page>
  )
}

const actionsOf = ({ ids, isAll }: Selection, clear: () => void) => (
  <BulkActions ids={ids} isAll={isAll} clear={clear} />
)
const previewOf = (row: OrderRow) => <Preview row={row} />

/** The sum of the orders, by currency. */
function sumOf(rows: readonly OrderRow[], formats: PageFormats): string {
  const byCurrency = Map.groupBy(rows, ({ total }) => total.currency)
  return [...byCurrency]
    .map(([currency, own]) =>
      formats.money({ currency, amount: own.reduce((sum, { total }) => sum + total.amount, 0) }),
    )
    .join(' + ')
}

const kindOf = ({ customerKind }: OrderRow) =>
  customerKind === 'B2B' ? m.orders_professional_short() : m.orders_person()

function columnsOf(formats: PageFormats): Column<OrderRow>[] {
  return [
    {
      code: 'number',
      head: () => m.orders_order(),
      cell: ({ number }) => number,
      second: ({ placedAt }) => formats.moment(placedAt),
      sort: 'placedAt',
      isFixed: true,
    },
    {
      code: 'customer',
      head: () => m.orders_customer(),
      className: 'c-who',
      cell: (row) => (
        <>
          {row.company ?? row.customerName}
          <small>{[kindOf(row), row.city].filter(Boolean).join(', ')}</small>
        </>
      ),
    },
    {
      code: 'content',
      head: () => m.orders_content(),
      className: 'c-what',
      cell: ({ content, lineCount, unitCount }) => (
        <>
          {lineCount > 2 ? m.orders_and_more({ content: content ?? '', count: lineCount - 2 }) : content}
          <small>{m.orders_units({ count: unitCount })}</small>
        </>
      ),
    },
    {
      code: 'payment',
      head: () => m.orders_payment(),
      className: 'c-pay',
      cell: ({ payment }) => <PaymentState payment={payment} />,
    },
    {
      code: 'work',
      head: () => m.orders_preparation(),
      className: 'c-prep',
      cell: ({ work, shippedLines, shippableLines, slot, appointment, location }) => (
        <>
          <WorkState work={work} shipped={shippedLines} shippable={shippableLines} />
          {slot && <small>{[formats.moment(slot), location].filter(Boolean).join(', ')}</small>}
          {appointment && (
            <small>
              {m.orders_appointment()} {formats.moment(appointment)}
            </small>
          )}
        </>
      ),
      sort: 'slot',
    },
    {
      code: 'total',
      head: () => m.orders_total(),
      sort: 'total',
      isNumeric: true,
      className: 'c-sum',
      cell: ({ total }) => formats.money(total),
    },
  ]
}

function Preview({ row }: { row: OrderRow }) {
  const formats = useFormats()
  return (
    <div className="stack">
      <p>
        <b>{row.company ?? row.customerName}</b>
        <br />
        {[kindOf(row), row.city].filter(Boolean).join(', ')}
      </p>
      <p>{row.content}</p>
      <div className="row">
        <WorkState work={row.work} shipped={row.shippedLines} shippable={row.shippableLines} />
        <PaymentState payment={row.payment} amount={formats.money(row.total)} />
      </div>
    </div>
  )
}
