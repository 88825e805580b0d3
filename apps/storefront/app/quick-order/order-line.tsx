import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { LinePicture } from '../cart/line-picture.tsx'
import { taxLabel } from '../catalogue/price-block.tsx'
import { StockStatus } from '../catalogue/stock-status.tsx'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { formatMoney } from '../platform/money.ts'
import { href } from '../platform/routes.ts'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Price } from '../ui/price.tsx'
import { QuantityInput } from '../ui/quantity-input.tsx'
import { isBlank, rowError, type CheckedRow } from './checked-row.ts'
import { rowId } from './use-rows.ts'

interface LineProps {
  readonly id: number
  /** Number of the line, from 1. */
  readonly line: number
  readonly row: CheckedRow
  readonly onChecked: (row: CheckedRow) => void
  readonly onRemove: () => void
}

/** A row of the form; what is typed is checked when the focus leaves it. */
export function OrderLine({ id, line, row, onChecked, onRemove }: LineProps) {
  const check = useCheck(onChecked)
  const error = rowError(row)
  const [sku, quantity] = [rowId('sku', id), rowId('quantity', id)]
  const wiring = (field: 'sku' | 'quantity') => ({
    id: rowId(field, id),
    name: field,
    className: 'input',
    'aria-invalid': error?.field === field || undefined,
    'aria-describedby': error?.field === field ? `${rowId(field, id)}-error` : undefined,
  })
  const place = useRef<HTMLDivElement>(null)
  const checkTyped = () => {
    const typed = (name: string) =>
      place.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value.trim() ?? ''
    check(row, { sku: typed('sku'), quantity: typed('quantity') })
  }
  const onShown = useEffectEvent(() => {
    if (!place.current?.contains(document.activeElement)) checkTyped()
  })
  // Rows may have been filled in before the scripts were there.
  useEffect(() => onShown(), [])
  return (
    <li>
      <div
        className="quick-row"
        ref={place}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) checkTyped()
        }}
      >
        <div className="field sku">
          <label htmlFor={sku}>
            {m.quick_order_sku()}
            <span className="vh"> {m.quick_order_line({ line })}</span>
          </label>
          <input
            {...wiring('sku')}
            defaultValue={row.sku}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <div className="field units">
          <label htmlFor={quantity}>
            {m.quick_order_quantity()}
            <span className="vh"> {m.quick_order_line({ line })}</span>
          </label>
          <QuantityInput {...wiring('quantity')} min={1} defaultValue={row.quantity} />
        </div>
        <div className="found" aria-live="polite">
          {row.product && <FoundProduct product={row.product} />}
          {error && <FieldError id={`${rowId(error.field, id)}-error`}>{error.text}</FieldError>}
        </div>
        <button
          className="icon-btn"
          name="remove"
          value={line - 1}
          aria-label={m.quick_order_remove({ line })}
          onClick={(event) => {
            event.preventDefault()
            onRemove()
          }}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  )
}

function FoundProduct({
  product: { name, to, picture, stock, price },
}: Required<Pick<CheckedRow, 'product'>>) {
  const { language } = useShop()
  return (
    <>
      <LinePicture picture={picture} sizes="3.5rem" />
      <div>
        <Link className="name" to={to}>
          {name}
        </Link>
        <p className="help">
          {price ? m.cart_each({ price: formatMoney(price.piece, language) }) : m.price_on_request()}
        </p>
        <StockStatus stock={stock} />
      </div>
      {price && (
        <p className="sum">
          <Price amount={formatMoney(price.total, language)} tax={taxLabel(price.tax)} />
        </p>
      )}
    </>
  )
}

/** Returns what asks the shop about a row that was changed; without an answer the row is what was typed. */
function useCheck(onChecked: (row: CheckedRow) => void) {
  const { language } = useShop()
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])
  const answer = async (address: string, typed: CheckedRow, signal: AbortSignal) => {
    const found = await loadRow(address, signal)
    // A later change of the row has its own request.
    if (!signal.aborted) onChecked(found ?? typed)
  }
  return (known: CheckedRow, typed: Pick<CheckedRow, 'sku' | 'quantity'>) => {
    const isSameSku = typed.sku.toUpperCase() === known.sku.toUpperCase()
    const isSame = isSameSku && (typed.quantity || '1') === (known.quantity || '1')
    if (isSame && (known.product || known.error || isBlank(typed))) return
    request.current?.abort()
    if (!isSameSku || isBlank(typed)) onChecked(typed)
    if (isBlank(typed)) return
    const current = new AbortController()
    request.current = current
    const address = `${href(language, 'quickOrderCheck')}?${new URLSearchParams(typed)}`
    void answer(address, typed, current.signal)
  }
}

/** Undefined without an answer: the server checks the row again before it is added. */
async function loadRow(address: string, signal: AbortSignal): Promise<CheckedRow | undefined> {
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as CheckedRow) : undefined
  } catch {
    return undefined
  }
}
