import { useFormats } from '../layout/use-frame.ts'
import type { ListConfig } from '../lists/list-config.ts'
import type { Column } from '../lists/list-table.tsx'
import { m } from '../paraglide/messages.js'
import type { PageFormats } from '../platform/formats.ts'
import { numberIn } from './field-value.ts'
import { ProductPicture } from './product-name.tsx'
import { ProductState } from './product-state.tsx'
import { isPriced, type SheetRow } from './sheet-row.ts'

const STATES = ['online', 'low', 'sold_out', 'disabled'] as const
const TYPES = ['simple', 'configurable', 'virtual', 'grouped', 'bundle', 'downloadable'] as const

const stateLabels: Readonly<Record<(typeof STATES)[number], () => string>> = {
  online: () => m.product_online(),
  low: () => m.product_low(),
  sold_out: () => m.product_sold_out(),
  disabled: () => m.product_disabled(),
}

const typeLabels: Readonly<Record<(typeof TYPES)[number], () => string>> = {
  simple: () => m.product_type_simple(),
  configurable: () => m.product_type_configurable(),
  virtual: () => m.product_type_virtual(),
  grouped: () => m.product_type_grouped(),
  bundle: () => m.product_type_bundle(),
  downloadable: () => m.product_type_downloadable(),
}

const inState = (state: (typeof STATES)[number]) => [{ field: 'state', op: 'EQ' as const, values: [state] }]
const isTrue = (field: string) => [{ field, op: 'EQ' as const, values: ['true'] }]

/** The website whose prices are shown. */
interface PricedWebsite {
  readonly code: string
  readonly currency: string
}

interface Category {
  readonly id: string
  readonly name: string
  readonly level: number
}

/** Filters, views and layouts of the list of products. */
export const productList = (categories: readonly Category[]): ListConfig => ({
  name: 'products',
  isSearchable: true,
  sort: { field: 'sku', direction: 'ASC' },
  layouts: [
    { code: 'table', label: () => m.products_mode_list() },
    { code: 'sheet', label: () => m.products_mode_sheet() },
  ],
  filters: [
    {
      field: 'state',
      label: () => m.product_column_state(),
      kind: 'choice',
      choices: () => STATES.map((value) => ({ value, label: stateLabels[value]() })),
    },
    {
      field: 'category',
      label: () => m.products_filter_category(),
      kind: 'choice',
      choices: () =>
        categories.map(({ id, name, level }) => ({
          value: id,
          label: `${'\u2003'.repeat(Math.max(0, level - 2))}${name}`,
        })),
    },
    {
      field: 'type',
      label: () => m.product_field_type(),
      kind: 'choice',
      choices: () => TYPES.map((value) => ({ value, label: typeLabels[value]() })),
    },
    { field: 'stock', label: () => m.product_column_stock(), kind: 'number' },
    { field: 'price', label: () => m.product_column_price_plain(), kind: 'money' },
    { field: 'draft', label: () => m.products_filter_draft(), kind: 'boolean' },
    { field: 'reduced', label: () => m.products_view_reduced(), kind: 'boolean' },
    { field: 'missingTexts', label: () => m.products_view_missing(), kind: 'boolean' },
    { field: 'picture', label: () => m.products_filter_picture(), kind: 'boolean' },
    { field: 'attributeSet', label: () => m.product_field_set(), kind: 'text' },
    { field: 'updatedAt', label: () => m.products_filter_changed(), kind: 'time' },
  ],
  views: [
    { code: 'all', label: () => m.products_view_all(), filters: [] },
    { code: 'low', label: () => m.products_view_low(), filters: inState('low'), isCounted: true },
    {
      code: 'sold-out',
      label: () => m.products_view_sold_out(),
      filters: inState('sold_out'),
      isCounted: true,
    },
    { code: 'reduced', label: () => m.products_view_reduced(), filters: isTrue('reduced') },
    {
      code: 'missing',
      label: () => m.products_view_missing(),
      filters: isTrue('missingTexts'),
      isCounted: true,
    },
    { code: 'drafts', label: () => m.products_view_drafts(), filters: isTrue('draft'), isCounted: true },
    { code: 'disabled', label: () => m.products_view_disabled(), filters: inState('disabled') },
  ],
})

/** The columns of the table, with the prices of a website. */
export function productColumns({ code, currency }: PricedWebsite, formats: PageFormats): Column<SheetRow>[] {
  const money = (amount: number | null) => (amount === null ? '' : formats.money({ amount, currency }))
  return [
    {
      code: 'product',
      head: () => m.product_column_product(),
      lead: (row) => <ProductPicture picture={row.picture} />,
      cell: ({ name }) => name,
      second: ({ sku }) => sku,
      sort: 'sortName',
      isFixed: true,
    },
    {
      code: 'state',
      head: () => m.product_column_state(),
      cell: (row) => <ProductWork row={row} />,
    },
    {
      code: 'texts',
      head: () => m.product_column_texts(),
      cell: ({ missingStores: stores }) =>
        stores.length > 0 && (
          <span className="muted">{m.products_missing({ stores: stores.join(', ') })}</span>
        ),
    },
    {
      code: 'stock',
      head: () => m.product_column_stock(),
      sort: 'stock',
      isNumeric: true,
      cell: (row) => (isPriced(row) ? numberIn(row.fields, 'stock.quantity') : ''),
    },
    {
      code: 'price',
      head: () => m.product_column_price_plain(),
      sort: 'price',
      isNumeric: true,
      cell: (row) => money(numberIn(row.fields, `price:${code}`)),
    },
    {
      code: 'paid',
      head: () => m.product_column_paid(),
      isNumeric: true,
      cell: (row) => money(isPriced(row) ? (row.pricing?.paid ?? null) : null),
    },
  ]
}

/** Its state, and what of it is not live yet. */
function ProductWork({ row: { state, draftsBy, scheduledAt } }: { row: SheetRow }) {
  const formats = useFormats()
  return (
    <>
      <ProductState state={state} />
      {draftsBy.length > 0 && <small>{m.product_draft_by({ names: draftsBy.join(', ') })}</small>}
      {scheduledAt && <small>{m.product_scheduled_at({ at: formats.moment(scheduledAt) })}</small>}
    </>
  )
}

/** What Space shows of a product beside the list. */
export function ProductPreview({ row, website }: { row: SheetRow; website: PricedWebsite }) {
  const formats = useFormats()
  const [, state, texts, stock, price, paid] = productColumns(website, formats)
  return (
    <div className="stack">
      <div className="row">
        <ProductPicture picture={row.picture} />
        <span className="muted">{row.sku}</span>
      </div>
      <dl className="pairs">
        {[state, stock, price, paid, texts].map((column) => {
          const value = column?.cell(row)
          if (!column || value === '' || value === false || value === null) return null
          return (
            <div key={column.code}>
              <dt>{column.head()}</dt>
              <dd>{value}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
