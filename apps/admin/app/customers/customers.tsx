import { readMutation } from '../forms/mutation-input.ts'
import { CustomersDocument, SetGroupOfCustomersDocument, type CustomersQuery } from '../generated/graphql.ts'
import { useAllowed, useFormats, useFrame } from '../layout/use-frame.ts'
import { chosenWebsite } from '../lists/chosen-website.server.ts'
import { DataList } from '../lists/data-list.tsx'
import { readAddress } from '../lists/list-address.ts'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import type { Selection } from '../lists/use-selection.ts'
import { m } from '../paraglide/messages.js'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import type { Route } from './+types/customers'
import { customerList } from './customer-list.ts'
import { GroupAction, GroupActionFailure } from './group-action.tsx'
import { groupsByWebsite } from './groups.server.ts'
import { groupName } from './names.ts'

type Row = CustomersQuery['customers']['nodes'][number]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { list, variables } = await readListRequest(context, request, customerList)
  const { customers } = await adminQuery(context, CustomersDocument, variables)
  return { list, page: customers, groups: await groupsByWebsite(context) }
}

/** Moves customers into a group, in the background: those that were chosen, or all that the address shows. */
export async function action({ request, context }: Route.ActionArgs) {
  const { idempotencyKey, text, all, isChecked } = await readMutation(request)
  const { filters, search } = readAddress(new URLSearchParams(text('list')), customerList)
  const isAll = isChecked('all')
  return await adminMutation(context, SetGroupOfCustomersDocument, {
    idempotencyKey,
    group: text('group'),
    ids: isAll ? null : all('id'),
    filters: isAll ? [...filters, ...chosenWebsite(context, customerList.websiteField)] : null,
    search: isAll ? search || null : null,
  })
}

/** The customers, with what they bought. */
export default function Customers({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  const may = useAllowed()
  const shopOf = useShopName()
  return (
    <Page
      title={m.customers_title()}
      actions={
        <>
          <LinkButton to="/customers/newsletter">{m.customers_newsletter()}</LinkButton>
          {may('customers.edit') && (
            <LinkButton to="/customers/new" variant="primary" icon="plus">
              {m.customer_new()}
            </LinkButton>
          )}
        </>
      }
    >
      <title>{`${m.customers_title()} | Comptoir`}</title>
      <GroupActionFailure />
      <DataList
        config={customerList}
        data={loaderData}
        columns={columnsOf(formats, shopOf)}
        toRow={({ id, name }) => ({ id, to: `/customers/${id}`, label: name })}
        caption={m.customers_title()}
        className="customers"
        {...(may('customers.edit') && { actions: groupActions })}
        empty={{ icon: 'person', title: m.customers_none(), text: m.customers_none_text() }}
      />
    </Page>
  )
}

const groupActions = (selection: Selection, clear: () => void) => (
  <GroupAction selection={selection} clear={clear} />
)

/** The name of a website, where the list shows several. */
function useShopName(): (websiteId: string) => string | undefined {
  const { websites, websiteId: chosen } = useFrame()
  const isSeveral = websites.length > 1 && chosen === null
  return (websiteId) => (isSeveral ? websites.find(({ id }) => id === websiteId)?.name : undefined)
}

const columnsOf = (
  formats: PageFormats,
  shopOf: (websiteId: string) => string | undefined,
): readonly Column<Row>[] => [
  {
    code: 'name',
    head: m.customers_column_name,
    cell: ({ name }) => name,
    second: ({ contact, email, city, websiteId }) =>
      [contact ?? email, city, shopOf(websiteId)].filter(Boolean).join(', '),
    sort: 'name',
    isFixed: true,
  },
  { code: 'group', head: m.customers_column_group, cell: (row) => <Group row={row} /> },
  {
    code: 'lastOrder',
    head: m.customers_column_last_order,
    cell: ({ lastOrderAt, lastOrderNumber }) =>
      lastOrderAt ? [formats.moment(lastOrderAt), lastOrderNumber].filter(Boolean).join(', ') : '',
    sort: 'lastOrderAt',
    className: 'nowrap',
  },
  {
    code: 'orders',
    head: m.customers_column_orders,
    cell: ({ orders }) => formats.number(orders),
    sort: 'orders',
    isNumeric: true,
  },
  {
    code: 'spent',
    head: m.customers_column_spent,
    cell: ({ spent }) => formats.money(spent),
    sort: 'spent',
    isNumeric: true,
  },
]

/** The group, unless something waits for a hand. */
function Group({ row }: { row: Row }) {
  const formats = useFormats()
  if (row.deletionDueAt)
    return <State kind="bad">{m.customers_erase_before({ day: formats.day(row.deletionDueAt) })}</State>
  if (row.approval === 'WAITING') return <State kind="warn">{m.customers_waiting()}</State>
  if (row.isDisabled) return <State kind="off">{m.customers_disabled()}</State>
  return groupName(row.group)
}
