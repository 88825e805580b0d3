import type { Route } from './+types/scheduled-prices'
import { ScheduledPricesDocument, type ScheduledPricesQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { DataList } from '../lists/data-list.tsx'
import type { ListConfig } from '../lists/list-config.ts'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { Page } from '../ui/page.tsx'
import { PriceTabs } from './price-tabs.tsx'

const config: ListConfig = {
  name: 'scheduledPrices',
  filters: [{ field: 'firstDay', label: () => m.price_col_from(), kind: 'time' }],
  views: [{ code: 'all', label: () => m.price_scheduled(), filters: [] }],
  sort: { field: 'firstDay', direction: 'ASC' },
  isSearchable: true,
  websiteField: 'websiteId',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { list, variables } = await readListRequest(context, request, config)
  const { scheduledPrices } = await adminQuery(context, ScheduledPricesDocument, variables)
  return { list, page: scheduledPrices }
}

type Row = ScheduledPricesQuery['scheduledPrices']['nodes'][number]

export default function ScheduledPricesPage({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  return (
    <Page title={m.price_lists()}>
      <title>{`${m.price_scheduled()} | Comptoir`}</title>
      <PriceTabs at="scheduled" />
      <DataList
        config={config}
        data={loaderData}
        caption={m.price_scheduled()}
        columns={columnsOf(formats)}
        toRow={({ id, sku }) => ({ id, to: `/prices/of/${encodeURIComponent(sku)}`, label: sku })}
        empty={{ icon: 'calendar', title: m.price_empty_scheduled() }}
      />
    </Page>
  )
}

function columnsOf(formats: PageFormats): Column<Row>[] {
  return [
    {
      code: 'sku',
      head: () => m.price_col_product(),
      cell: ({ productName }) => productName,
      second: ({ sku }) => sku,
      sort: 'sku',
      isFixed: true,
    },
    {
      code: 'firstDay',
      head: () => m.price_col_from(),
      cell: ({ firstDay }) => formats.day(firstDay),
      sort: 'firstDay',
    },
    {
      code: 'current',
      head: () => m.price_col_base(),
      cell: ({ current }) => (current ? formats.money(current) : ''),
      isNumeric: true,
    },
    {
      code: 'price',
      head: () => m.price_col_new(),
      cell: ({ price }) => formats.money(price),
      isNumeric: true,
    },
  ]
}
