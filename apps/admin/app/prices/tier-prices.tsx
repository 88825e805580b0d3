import { Form, redirect } from 'react-router'
import type { Route } from './+types/tier-prices'
import { TierPricesDocument, type TierPricesQuery } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { DataList } from '../lists/data-list.tsx'
import type { ListConfig } from '../lists/list-config.ts'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { PriceTabs } from './price-tabs.tsx'

const config: ListConfig = {
  name: 'tierPrices',
  filters: [
    { field: 'group', label: () => m.price_group(), kind: 'text' },
    { field: 'quantity', label: () => m.price_quantity(), kind: 'number' },
  ],
  views: [{ code: 'all', label: () => m.price_tiers(), filters: [] }],
  sort: { field: 'sku', direction: 'ASC' },
  isSearchable: true,
  websiteField: 'websiteId',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const sku = new URL(request.url).searchParams.get('open')?.trim()
  if (sku) throw redirect(pricesOf(sku))
  const { list, variables } = await readListRequest(context, request, config)
  const { tierPrices } = await adminQuery(context, TierPricesDocument, variables)
  return { list, page: tierPrices }
}

/** The page of the prices of a product. */
const pricesOf = (sku: string) => `/prices/of/${encodeURIComponent(sku)}`

type Row = TierPricesQuery['tierPrices']['nodes'][number]

export default function TierPricesPage({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  return (
    <Page title={m.price_lists()} actions={<OpenForm />}>
      <title>{`${m.price_lists()} | Comptoir`}</title>
      <PriceTabs at="tiers" />
      <DataList
        config={config}
        data={loaderData}
        caption={m.price_tiers()}
        columns={columnsOf(formats)}
        toRow={({ id, sku }) => ({ id, to: pricesOf(sku), label: sku })}
        empty={{ icon: 'percent', title: m.price_empty_tiers() }}
      />
    </Page>
  )
}

/** Opens the prices of a product, which may have none besides its base price. */
function OpenForm() {
  return (
    <Form method="get" className="row">
      <input
        className="input w12"
        name="open"
        required
        aria-label={m.price_sku()}
        placeholder={m.price_sku()}
      />
      <Button type="submit">{m.price_open()}</Button>
    </Form>
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
    { code: 'group', head: () => m.price_group(), cell: ({ group }) => group ?? m.price_group_all() },
    {
      code: 'quantity',
      head: () => m.price_col_tier(),
      cell: ({ quantity }) => m.price_from_quantity({ quantity: formats.number(quantity) }),
    },
    {
      code: 'basePrice',
      head: () => m.price_col_base(),
      cell: ({ basePrice }) => (basePrice ? formats.money(basePrice) : ''),
      isNumeric: true,
    },
    {
      code: 'price',
      head: () => m.price_col_amount(),
      cell: ({ price, percentOff }) =>
        price ? formats.money(price) : m.price_off({ percent: formats.rate(percentOff ?? 0) }),
      isNumeric: true,
    },
  ]
}
