import { MOST_QUICK_LINES } from '@comptoir/rules/quantity'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Form, useNavigation } from 'react-router'
import { taxLabel } from '../catalogue/price-block.tsx'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { formatMoney } from '../platform/money.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary, countOf } from '../ui/error-summary.tsx'
import { Price } from '../ui/price.tsx'
import { BLANK_ROWS, rowError, type CheckedRow } from './checked-row.ts'
import { KeepFields, type KeepChoice } from './keep-fields.tsx'
import { ListFields } from './list-fields.tsx'
import { OrderLine } from './order-line.tsx'
import type { QuickOrderResult } from './quick-order-actions.server.ts'
import { rowId, useRows } from './use-rows.ts'

/** Rows and a list to fill them from, in one form: each of its buttons sends everything that is typed. */
export function QuickOrderForm({
  result,
  keep,
}: {
  result: QuickOrderResult | undefined
  /** Absent for who has no order lists. */
  keep?: KeepChoice | undefined
}) {
  const { rows, addRows, removeRow, setChecked } = useRows(result)
  const { formData, state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const errors = Object.fromEntries(
    rows.flatMap(({ id, checked }) => {
      const error = rowError(checked)
      return error ? [[rowId(error.field, id), error.text]] : []
    }),
  )
  const title = result?.message ? m.quick_order_left : m.quick_order_wrong
  const isBusy = (intent: string) => state !== 'idle' && formData?.get('intent') === intent
  const isFull = rows.length >= MOST_QUICK_LINES
  const skus = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name="sku"]') ?? [])]
  const focusRow = (index: number) => skus()[index]?.focus()
  /** Goes from a field of a row to the next row, and makes one behind the last; false for other fields. */
  const goOn = (): boolean => {
    const row = document.activeElement?.closest('li')
    const index = skus().findIndex((field) => field.closest('li') === row)
    if (index < 0) return false
    // The row must be there before it can have the focus.
    if (index + 1 >= rows.length && !isFull) flushSync(() => addRows(1))
    focusRow(index + 1)
    return true
  }
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      className="stack gy-5 quick-order"
      preventScrollReset
      aria-label={m.quick_order_title()}
    >
      {/* Enter presses the first button of a form, which must not buy. */}
      <button
        className="vh"
        name="intent"
        value="check"
        tabIndex={-1}
        aria-hidden="true"
        onClick={(event) => {
          if (goOn()) event.preventDefault()
        }}
      />
      {/* Rows that the page has checked say what is wrong themselves. */}
      {result && <ErrorSummary title={title({ count: countOf(errors) })} errors={errors} />}
      <ol className="quick-rows">
        {rows.map(({ id, checked }, index) => (
          <OrderLine
            key={id}
            id={id}
            line={index + 1}
            row={checked}
            onChecked={(row) => setChecked(id, row)}
            onRemove={() => {
              flushSync(() => removeRow(id))
              focusRow(Math.max(0, Math.min(index, rows.length - 2)))
            }}
          />
        ))}
      </ol>
      <div className="row between">
        <Button
          small
          name="intent"
          value="more"
          disabled={isFull}
          onClick={(event) => {
            event.preventDefault()
            flushSync(() => addRows(BLANK_ROWS))
            focusRow(rows.length)
          }}
        >
          {m.quick_order_more()}
        </Button>
        <Total rows={rows.map(({ checked }) => checked)} />
      </div>
      <p className="row">
        <Button kind="primary" name="intent" value="cart" busy={isBusy('cart')}>
          {m.favourites_add_all()}
        </Button>
        <noscript>
          <Button name="intent" value="check">
            {m.quick_order_check()}
          </Button>
        </noscript>
      </p>
      <ListFields list={result?.list ?? ''} error={result?.listError} busy={isBusy('import')} />
      {keep && <KeepFields choice={keep} last={result?.keep} busy={isBusy('keep')} />}
    </Form>
  )
}

/** The sum of the rows that have a price. */
function Total({ rows }: { rows: readonly CheckedRow[] }) {
  const { language } = useShop()
  const prices = rows.flatMap((row) => (rowError(row) ? [] : (row.product?.price ?? [])))
  const [first] = prices
  if (!first) return null
  const total = prices.reduce((sum, price) => sum + price.total, 0)
  return (
    <p>
      {m.quick_order_total()} <Price amount={formatMoney(total, language)} tax={taxLabel(first.tax)} />
    </p>
  )
}
