import { NewsletterSubscribersDocument, type NewsletterSubscribersQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { DataList } from '../lists/data-list.tsx'
import type { ListConfig } from '../lists/list-config.ts'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { languageName } from '../platform/language.ts'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import type { Route } from './+types/subscribers'

type Row = NewsletterSubscribersQuery['newsletterSubscribers']['nodes'][number]

const STATUSES: Readonly<Record<string, () => string>> = {
  subscribed: m.subscribers_status_subscribed,
  unsubscribed: m.subscribers_status_unsubscribed,
  not_active: m.subscribers_status_not_active,
  unconfirmed: m.subscribers_status_unconfirmed,
}

const subscriberList: ListConfig = {
  name: 'newsletterSubscribers',
  isSearchable: true,
  websiteField: 'websiteId',
  sort: { field: 'changedAt', direction: 'DESC' },
  views: [
    {
      code: 'subscribed',
      label: m.subscribers_view_subscribed,
      filters: [{ field: 'status', op: 'EQ', values: ['subscribed'] }],
      isCounted: true,
    },
    { code: 'all', label: m.customers_view_all, filters: [] },
  ],
  filters: [
    {
      field: 'status',
      label: m.subscribers_column_status,
      kind: 'choice',
      choices: () => Object.entries(STATUSES).map(([value, label]) => ({ value, label: label() })),
    },
    { field: 'changedAt', label: m.subscribers_column_changed, kind: 'time' },
  ],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { list, variables } = await readListRequest(context, request, subscriberList)
  const { newsletterSubscribers } = await adminQuery(context, NewsletterSubscribersDocument, variables)
  return { list, page: newsletterSubscribers }
}

/** Who receives the newsletter; people subscribe and unsubscribe themselves. */
export default function Subscribers({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  return (
    <Page title={m.subscribers_title()} back={{ to: '/customers', label: m.customers_title() }}>
      <title>{`${m.subscribers_title()} | Comptoir`}</title>
      <DataList
        config={subscriberList}
        data={loaderData}
        columns={columnsOf(formats)}
        toRow={({ id, email, customerId }) => ({
          id,
          to: customerId ? `/customers/${customerId}` : `/customers?${new URLSearchParams({ q: email })}`,
          label: email,
        })}
        caption={m.subscribers_title()}
        empty={{ icon: 'mail', title: m.subscribers_empty() }}
      />
    </Page>
  )
}

const columnsOf = (formats: PageFormats): readonly Column<Row>[] => [
  {
    code: 'email',
    head: m.customers_column_email,
    cell: ({ email }) => email,
    sort: 'email',
    isFixed: true,
  },
  {
    code: 'status',
    head: m.subscribers_column_status,
    cell: ({ status }) => (
      <State kind={status === 'subscribed' ? 'done' : 'off'}>{STATUSES[status]?.() ?? status}</State>
    ),
  },
  {
    code: 'language',
    head: m.subscribers_column_language,
    cell: ({ language }) => languageName(language),
  },
  {
    code: 'changedAt',
    head: m.subscribers_column_changed,
    cell: ({ changedAt }) => formats.moment(changedAt),
    sort: 'changedAt',
  },
]
