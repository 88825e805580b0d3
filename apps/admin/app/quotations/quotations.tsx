import type { Route } from './+types/quotations'
import { QuotationsDocument, type QuotationsQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { DataList } from '../lists/data-list.tsx'
import type { ListConfig } from '../lists/list-config.ts'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { Page } from '../ui/page.tsx'
import { QuotationState, stateChoices } from './quotation-state.tsx'

const config: ListConfig = {
  name: 'quotations',
  filters: [
    { field: 'state', label: () => m.quote_col_state(), kind: 'choice', choices: stateChoices },
    { field: 'askedAt', label: () => m.quote_col_asked(), kind: 'time' },
    { field: 'grandTotal', label: () => m.quote_col_total(), kind: 'money' },
  ],
  views: [
    {
      code: 'to-answer',
      label: () => m.quote_view_to_answer(),
      filters: [{ field: 'state', op: 'EQ', values: ['REQUESTED'] }],
      isCounted: true,
    },
    {
      code: 'answered',
      label: () => m.quote_view_answered(),
      filters: [{ field: 'state', op: 'EQ', values: ['READY'] }],
    },
    {
      code: 'accepted',
      label: () => m.quote_view_accepted(),
      filters: [{ field: 'state', op: 'EQ', values: ['ACCEPTED'] }],
    },
    {
      code: 'over',
      label: () => m.quote_view_over(),
      filters: [{ field: 'state', op: 'IN', values: ['CANCELED', 'EXPIRED'] }],
    },
  ],
  sort: { field: 'urgency', direction: 'ASC' },
  isSearchable: true,
  websiteField: 'websiteId',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { list, variables } = await readListRequest(context, request, config)
  const { quotations } = await adminQuery(context, QuotationsDocument, variables)
  return { list, page: quotations }
}

type Row = QuotationsQuery['quotations']['nodes'][number]

export default function QuotationsPage({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  return (
    <Page title={m.quote_title()}>
      <title>{`${m.quote_title()} | Comptoir`}</title>
      <DataList
        config={config}
        data={loaderData}
        caption={m.quote_title()}
        columns={columnsOf(formats)}
        toRow={({ id, number }) => ({ id, to: `/quotations/${id}`, label: number })}
        empty={{ icon: 'document', title: m.quote_empty_title(), text: m.quote_empty_text() }}
      />
    </Page>
  )
}

function columnsOf(formats: PageFormats): Column<Row>[] {
  return [
    {
      code: 'number',
      head: () => m.quote_col_number(),
      cell: ({ number }) => number,
      second: ({ company, customerName, email }) => company || customerName || email,
      sort: 'number',
      isFixed: true,
    },
    {
      code: 'state',
      head: () => m.quote_col_state(),
      cell: ({ state, isLeaving }) => (isLeaving ? m.quote_leaving() : <QuotationState state={state} />),
    },
    {
      code: 'askedAt',
      head: () => m.quote_col_asked(),
      cell: ({ askedAt }) => formats.moment(askedAt),
      sort: 'askedAt',
    },
    {
      code: 'due',
      head: () => m.quote_col_due(),
      cell: ({ state, answerBy, validUntil }) =>
        state === 'REQUESTED'
          ? m.quote_answer_by({ day: formats.day(answerBy) })
          : m.quote_valid_until({ day: formats.day(validUntil) }),
    },
    {
      code: 'grandTotal',
      head: () => m.quote_col_total(),
      cell: ({ grandTotal }) => formats.money(grandTotal),
      isNumeric: true,
      sort: 'grandTotal',
    },
  ]
}
