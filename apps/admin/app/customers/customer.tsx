import { CustomerDocument, CustomerGroupsDocument } from '../generated/graphql.ts'
import { readMutation } from '../forms/mutation-input.ts'
import { useAllowed, useFormats, useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import { languageNameIn } from '../platform/language.ts'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import { Tag } from '../ui/tag.tsx'
import type { CustomerRecord } from './customer-record.ts'
import type { Route } from './+types/customer'
import { changeCustomer } from './customer-actions.server.ts'
import { CustomerAddresses } from './customer-addresses.tsx'
import { CustomerCarts } from './customer-carts.tsx'
import { CustomerHistory } from './customer-history.tsx'
import { CustomerIdentity } from './customer-identity.tsx'
import { CustomerMenu } from './customer-menu.tsx'
import { CustomerMessages } from './customer-messages.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerGroup, CustomerConsents } from './customer-terms.tsx'
import { PersonalData } from './personal-data.tsx'
import { ReviewNote } from './review-note.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { customer } = await adminQuery(context, CustomerDocument, { id: params.id })
  const { customerGroups } = await adminQuery(context, CustomerGroupsDocument, {
    websiteId: customer.websiteId,
  })
  return { customer, groups: customerGroups.map(({ code }) => code) }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return await changeCustomer(context, params.id, await readMutation(request))
}

/** One customer: what they bought, what they wrote, who they are, and what staff may do for them. */
export default function Customer({ loaderData: { customer, groups } }: Route.ComponentProps) {
  const formats = useFormats()
  const may = useAllowed()
  const { language } = useFrame()
  const since = {
    day: formats.day(customer.createdAt),
    language: languageNameIn(customer.language, language),
  }
  return (
    <Page
      title={customer.name}
      back={{ to: '/customers', label: m.customers_title() }}
      states={<CustomerStates customer={customer} />}
      actions={<CustomerMenu customer={customer} />}
      facts={
        customer.company
          ? m.customer_since({ ...since, contact: `${customer.firstname} ${customer.lastname}` })
          : m.customer_since_private(since)
      }
    >
      <title>{`${customer.name} | Comptoir`}</title>
      {customer.approval === 'WAITING' && may('customers.edit') && <ReviewNote customer={customer} />}
      <div className="with-side">
        <div className="stack">
          <Counts customer={customer} />
          {customer.orders && <CustomerOrders orders={customer.orders} />}
          {customer.submissions && <CustomerMessages submissions={customer.submissions} />}
          <CustomerCarts carts={customer.carts} />
          <CustomerNotes customer={customer} />
          {may('customers.erase') && <PersonalData customer={customer} />}
        </div>
        <aside className="stack">
          <CustomerIdentity customer={customer} />
          <CustomerGroup customer={customer} groups={groups} />
          <CustomerAddresses customer={customer} />
          <CustomerConsents customer={customer} />
          <CustomerHistory customer={customer} />
        </aside>
      </div>
    </Page>
  )
}

function CustomerStates({ customer }: { customer: CustomerRecord }) {
  const formats = useFormats()
  return (
    <>
      {customer.kind === 'PROFESSIONAL' && <Tag sage>{m.customers_kind_professional()}</Tag>}
      {customer.deletionDueAt && (
        <State kind="bad">{m.customers_erase_before({ day: formats.day(customer.deletionDueAt) })}</State>
      )}
      {customer.disabledAt && <State kind="off">{m.customers_disabled()}</State>}
    </>
  )
}

function Counts({ customer }: { customer: CustomerRecord }) {
  const formats = useFormats()
  const { orderCount, unpaidCount } = customer
  return (
    <ul className="counts four-c">
      <li>
        <b>{formats.number(orderCount)}</b>
        <span>{m.customer_orders_count({ count: orderCount })}</span>
      </li>
      <li>
        <b>{formats.money(customer.spent)}</b>
        <span>{m.customer_spent()}</span>
      </li>
      <li>
        <b>{formats.money(customer.averageOrder)}</b>
        <span>{m.customer_average()}</span>
      </li>
      <li className={unpaidCount > 0 ? 'warn' : undefined}>
        <b>{formats.number(unpaidCount)}</b>
        <span>{m.customer_unpaid({ count: unpaidCount })}</span>
      </li>
    </ul>
  )
}
