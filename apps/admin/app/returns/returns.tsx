import { readMutation } from '../forms/mutation-input.ts'
import {
  CloseReturnsDocument,
  ReceiveReturnsDocument,
  ReturnsDocument,
  type ReturnsQuery,
} from '../generated/graphql.ts'
import { useAllowed, useFormats } from '../layout/use-frame.ts'
import { chosenWebsite } from '../lists/chosen-website.server.ts'
import { DataList } from '../lists/data-list.tsx'
import { readAddress } from '../lists/list-address.ts'
import type { ListConfig } from '../lists/list-config.ts'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import type { Selection } from '../lists/use-selection.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import type { Route } from './+types/returns'
import { BulkActions, BulkFailure } from './bulk-actions.tsx'
import { RETURN_STATES } from './states.ts'

type Row = ReturnsQuery['returns']['nodes'][number]

const returnList: ListConfig = {
  name: 'returns',
  isSearchable: true,
  websiteField: 'websiteId',
  sort: { field: 'declaredAt', direction: 'DESC' },
  views: [
    {
      code: 'open',
      label: m.returns_open,
      filters: [{ field: 'state', op: 'IN', values: ['declared', 'received', 'inspected'] }],
      isCounted: true,
    },
    { code: 'all', label: m.returns_all, filters: [] },
  ],
  filters: [
    {
      field: 'state',
      label: m.returns_state,
      kind: 'choice',
      choices: () =>
        Object.entries(RETURN_STATES).map(([value, { label }]) => ({
          value: value.toLowerCase(),
          label: label(),
        })),
    },
    { field: 'declaredAt', label: m.returns_declared, kind: 'time' },
  ],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { list, variables } = await readListRequest(context, request, returnList)
  const { returns } = await adminQuery(context, ReturnsDocument, variables)
  return { list, page: returns }
}

/** Receives or closes returns, in the background: those that were chosen, or all that the address shows. */
export async function action({ request, context }: Route.ActionArgs) {
  const { idempotencyKey, intent, text, all, isChecked } = await readMutation(request)
  const { filters, search } = readAddress(new URLSearchParams(text('list')), returnList)
  const isAll = isChecked('all')
  const which = {
    idempotencyKey,
    ids: isAll ? null : all('id'),
    filters: isAll ? [...filters, ...chosenWebsite(context, returnList.websiteField)] : null,
    search: isAll ? search || null : null,
  }
  return intent === 'close'
    ? await adminMutation(context, CloseReturnsDocument, { ...which, reason: text('reason') })
    : await adminMutation(context, ReceiveReturnsDocument, which)
}

/** Withdrawals and returns, from the declaration to the refund. */
export default function Returns({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  const allows = useAllowed()
  return (
    <Page
      title={m.returns_title()}
      actions={allows('orders.edit') && <LinkButton to="/returns/new">{m.returns_new()}</LinkButton>}
    >
      <title>{`${m.returns_title()} | Comptoir`}</title>
      <BulkFailure />
      <DataList
        config={returnList}
        data={loaderData}
        columns={columnsOf(formats)}
        toRow={({ id, orderNumber }) => ({ id, to: `/returns/${id}`, label: orderNumber })}
        caption={m.returns_title()}
        {...((allows('orders.ship') || allows('orders.edit')) && { actions: bulkActions })}
        empty={{ icon: 'undo', title: m.returns_empty(), text: m.returns_empty_text() }}
      />
    </Page>
  )
}

const bulkActions = (selection: Selection, clear: () => void) => (
  <BulkActions selection={selection} clear={clear} />
)

const columnsOf = (formats: PageFormats): readonly Column<Row>[] => [
  {
    code: 'orderNumber',
    head: m.returns_order,
    cell: ({ orderNumber }) => orderNumber,
    second: ({ customerName }) => customerName,
    isFixed: true,
  },
  {
    code: 'state',
    head: m.returns_state,
    cell: ({ state }) => <State kind={RETURN_STATES[state].kind}>{RETURN_STATES[state].label()}</State>,
  },
  { code: 'content', head: m.returns_content, cell: ({ content }) => content },
  {
    code: 'declaredAt',
    head: m.returns_declared,
    cell: ({ declaredAt }) => formats.moment(declaredAt),
    sort: 'declaredAt',
  },
  { code: 'refundUntil', head: m.returns_refund_until, cell: ({ refundUntil }) => formats.day(refundUntil) },
  { code: 'units', head: m.returns_units, cell: ({ units }) => formats.number(units), isNumeric: true },
]
