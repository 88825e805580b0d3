import { Link, useNavigate, useSearchParams } from 'react-router'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { numberIn } from './field-value.ts'
import { ProductName } from './product-name.tsx'
import { ProductState } from './product-state.tsx'
import { isPriced, type SheetRow } from './sheet-row.ts'

type ProductTableProps = {
  readonly rows: readonly SheetRow[]
  readonly website: string
  readonly currency: string
  readonly selected: ReadonlySet<string>
  readonly onSelect: (ids: ReadonlySet<string>) => void
}

/** Products as a list; a row opens its product. */
export function ProductTable({ rows, website, currency, selected, onSelect }: ProductTableProps) {
  const formats = useFormats()
  const navigate = useNavigate()
  const areAllSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  const money = (amount: number | null) => (amount === null ? '' : formats.money({ amount, currency }))
  return (
    <div className="table-wrap">
      <table className="table">
        <caption className="vh">{m.nav_products()}</caption>
        <thead>
          <tr>
            <th className="pick">
              <input
                type="checkbox"
                aria-label={m.products_select_all()}
                checked={areAllSelected}
                onChange={() => onSelect(new Set(areAllSelected ? [] : rows.map(({ id }) => id)))}
              />
            </th>
            <SortHead field="sortName">{m.product_column_product()}</SortHead>
            <th scope="col">{m.product_column_state()}</th>
            <th scope="col">{m.product_column_texts()}</th>
            <SortHead field="stock" isNumber>
              {m.product_column_stock()}
            </SortHead>
            <SortHead field="price" isNumber>
              {m.product_column_price_plain()}
            </SortHead>
            <th scope="col" className="num">
              {m.product_column_paid()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The link in its first cell does the same by key.
            <tr
              key={row.id}
              className={selected.has(row.id) ? 'sel' : undefined}
              onClick={(event) => {
                if (event.target instanceof Element && event.target.closest('a, input, button')) return
                if (getSelection()?.toString()) return
                void navigate(`/products/${row.id}`)
              }}
            >
              <td className="pick">
                <input
                  type="checkbox"
                  aria-label={m.products_select({ name: `${row.name}, ${row.sku}` })}
                  checked={selected.has(row.id)}
                  onChange={() => {
                    const next = new Set(selected)
                    if (!next.delete(row.id)) next.add(row.id)
                    onSelect(next)
                  }}
                />
              </td>
              <ProductName product={row} />
              <td>
                <ProductState state={row.state} />
              </td>
              <td>
                {row.missingStores.length > 0 && (
                  <span className="muted">
                    {m.products_missing({ stores: row.missingStores.join(', ') })}
                  </span>
                )}
              </td>
              <td className="num">{isPriced(row) ? numberIn(row.fields, 'stock.quantity') : ''}</td>
              <td className="num">{money(numberIn(row.fields, `price:${website}`))}</td>
              <td className="num">{money(isPriced(row) ? (row.pricing?.paid ?? null) : null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A head that sorts by its field, then the other way round. */
function SortHead({
  field,
  isNumber = false,
  children,
}: {
  field: string
  isNumber?: boolean
  children: string
}) {
  const [parameters] = useSearchParams()
  const [sorted = 'sku', direction = 'asc'] = parameters.get('sort')?.split('.') ?? []
  const isSorted = sorted === field
  const next = new URLSearchParams(parameters)
  next.set('sort', `${field}.${isSorted && direction === 'asc' ? 'desc' : 'asc'}`)
  next.delete('after')
  return (
    <th
      scope="col"
      className={isNumber ? 'num' : undefined}
      aria-sort={isSorted ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <Link to={`?${next}`} preventScrollReset>
        {children}
      </Link>
    </th>
  )
}
