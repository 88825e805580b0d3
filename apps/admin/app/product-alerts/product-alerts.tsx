import { Link } from 'react-router'
import {
  ProductAlertsDocument,
  type ProductAlertKind,
  type ProductAlertsQuery,
} from '../generated/graphql.ts'
import { useFormats, useFrame } from '../layout/use-frame.ts'
import { DataList } from '../lists/data-list.tsx'
import type { ListConfig } from '../lists/list-config.ts'
import { readListRequest } from '../lists/list-request.server.ts'
import type { Column } from '../lists/list-table.tsx'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import type { PageFormats } from '../platform/formats.ts'
import { languageNameIn, type MessageLanguage } from '../platform/language.ts'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/product-alerts'

type Row = ProductAlertsQuery['productAlerts']['nodes'][number]

const KINDS: Readonly<Record<ProductAlertKind, () => string>> = {
  STOCK: m.alerts_kind_stock,
  PRICE: m.alerts_kind_price,
}

const ofKind = (kind: ProductAlertKind) => [{ field: 'kind', op: 'EQ' as const, values: [kind] }]

const alertList: ListConfig = {
  name: 'productAlerts',
  isSearchable: true,
  websiteField: 'websiteId',
  sort: { field: 'createdAt', direction: 'DESC' },
  views: [
    { code: 'all', label: m.alerts_view_all, filters: [], isCounted: true },
    { code: 'stock', label: m.alerts_view_stock, filters: ofKind('STOCK') },
    { code: 'price', label: m.alerts_view_price, filters: ofKind('PRICE') },
  ],
  filters: [
    {
      field: 'kind',
      label: m.alerts_kind,
      kind: 'choice',
      choices: () => Object.entries(KINDS).map(([value, label]) => ({ value, label: label() })),
    },
    { field: 'sku', label: m.alerts_sku, kind: 'text' },
    { field: 'createdAt', label: m.alerts_since, kind: 'time' },
  ],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { list, variables } = await readListRequest(context, request, alertList)
  const { productAlerts } = await adminQuery(context, ProductAlertsDocument, variables)
  return { list, page: productAlerts }
}

/** Who waits for a product; the shop writes to them by itself, once. */
export default function ProductAlerts({ loaderData }: Route.ComponentProps) {
  const formats = useFormats()
  const { language } = useFrame()
  return (
    <Page title={m.alerts_title()} back={{ to: '/products', label: m.nav_products() }}>
      <title>{`${m.alerts_title()} | Comptoir`}</title>
      <DataList
        config={alertList}
        data={loaderData}
        columns={columnsOf(formats, language)}
        toRow={({ id, product, productId }) => ({ id, to: `/products/${productId}`, label: product })}
        caption={m.alerts_title()}
        empty={{ icon: 'mail', title: m.alerts_empty(), text: m.alerts_empty_text() }}
      />
    </Page>
  )
}

const columnsOf = (formats: PageFormats, language: MessageLanguage): readonly Column<Row>[] => [
  {
    code: 'product',
    head: m.alerts_product,
    cell: ({ product }) => product,
    second: ({ sku }) => sku,
    isFixed: true,
  },
  { code: 'kind', head: m.alerts_kind, cell: ({ kind }) => KINDS[kind]() },
  {
    code: 'email',
    head: m.alerts_email,
    cell: ({ email, customerId }) =>
      customerId ? <Link to={`/customers/${customerId}`}>{email}</Link> : email,
  },
  {
    code: 'language',
    head: m.alerts_language,
    cell: ({ language: code }) => languageNameIn(code, language),
  },
  {
    code: 'createdAt',
    head: m.alerts_since,
    cell: ({ createdAt }) => formats.moment(createdAt),
    sort: 'createdAt',
  },
]
