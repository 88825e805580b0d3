import type { Cents } from '@comptoir/rules/money'
import { Link } from 'react-router'
import { PriceLines } from '../catalogue/price-block.tsx'
import { StockStatus } from '../catalogue/stock-status.tsx'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Quantity } from '../ui/quantity.tsx'
import { fieldId, type FormValues, type GroupedItem } from './configuration.ts'
import { formatMoney } from '../platform/money.ts'
import { pathHref } from '../platform/routes.ts'
import { useIsAdding } from './use-is-adding.ts'
import './grouped-items.css'

/** Products of a grouped product, each with its own quantity; 0 leaves one out. */
export function GroupedItemsTable({
  name,
  groupedItems,
  start,
  errors,
  onChange,
}: {
  name: string
  groupedItems: readonly GroupedItem[]
  start: FormValues
  errors: Readonly<Record<string, string>>
  onChange: () => void
}) {
  return (
    <table className="table grouped-items">
      <caption className="vh">{m.product_grouped_items({ name })}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {m.product_grouped_item()}
          </th>
          <th scope="col">{m.product_quantity()}</th>
        </tr>
      </thead>
      <tbody>
        {groupedItems.map((item) => (
          <Row
            key={item.sku}
            item={item}
            start={start}
            error={errors[fieldId(item.name)]}
            onChange={onChange}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  item: { name, label, path, picture, price, stock, lot },
  start,
  error,
  onChange,
}: {
  item: GroupedItem
  start: FormValues
  error: string | undefined
  onChange: () => void
}) {
  const { language } = useShop()
  const out = stock.state === 'out'
  return (
    <tr className={out ? 'is-out' : undefined}>
      <td>
        {picture && (
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </td>
      <th scope="row">
        {path ? <Link to={pathHref(language, path)}>{label}</Link> : <b>{label}</b>}
        <PriceLines price={price} />
        {stock.state !== 'in' && <StockStatus stock={stock} />}
        {error && <FieldError id={`${fieldId(name)}-error`}>{error}</FieldError>}
      </th>
      <td>
        {price && !out && (
          <Quantity
            id={fieldId(name)}
            name={name}
            value={Number(start.get(name) ?? 0) || 0}
            step={lot}
            min={0}
            invalid={error !== undefined}
            onChange={onChange}
            labels={{
              field: m.product_units({ name: label }),
              less:
                lot > 1
                  ? m.cart_quantity_decrease_lot({ name: label })
                  : m.cart_quantity_decrease({ name: label }),
              more:
                lot > 1
                  ? m.cart_quantity_increase_lot({ name: label })
                  : m.cart_quantity_increase({ name: label }),
            }}
          />
        )}
      </td>
    </tr>
  )
}

/** The button that adds all of them. */
export function GroupRow({ sku, sum }: { sku: string; sum: Cents }) {
  const { language } = useShop()
  const busy = useIsAdding(sku)
  return (
    <div className="buy-row of-group">
      <Button kind="primary" type="submit" busy={busy}>
        {sum > 0 ? m.product_add({ amount: formatMoney(sum, language) }) : m.product_add_short()}
      </Button>
    </div>
  )
}
