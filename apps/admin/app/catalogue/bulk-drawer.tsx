import { useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { TableSkeleton } from '../ui/skeleton.tsx'
import { State } from '../ui/state.tsx'
import { bulkResults, OPERATIONS, type BulkChange, type BulkResult } from './bulk-change.ts'
import { FailureNote } from '../forms/failure-note.tsx'
import { numberIn, type FieldValue } from './field-value.ts'
import type { loader } from './products-chosen.ts'
import type { ProductsPage, SavedProducts } from './products.server.ts'
import type { SheetRow } from './sheet-row.ts'
import { useSave } from './use-save.ts'
import type { RowChange } from './use-sheet.ts'

type BulkDrawerProps = {
  readonly rows: readonly SheetRow[]
  readonly website: ProductsPage['website']
  readonly onClose: () => void
  readonly onDone: (saved: { entry: string; count: number }) => void
}

const ROUNDINGS = [0, 10, 100, 500, 1000]
/** Rows that are shown before and after. */
const MOST_SHOWN = 50

/** A change of everything that the list matches, also of rows that are not shown yet. */
export function BulkOfAll({ count, ...props }: Omit<BulkDrawerProps, 'rows'> & { count: number }) {
  const { search } = useLocation()
  const { load, data, state } = useFetcher<typeof loader>()
  useEffect(() => void load(`/products/chosen${search}`), [load, search])
  if (data) return <BulkDrawer {...props} rows={data} />
  const isTooMany = data === null && state === 'idle'
  return (
    <Drawer
      isOpen
      isWide
      onClose={props.onClose}
      title={m.bulk_title({ products: m.sheet_products({ count }) })}
    >
      {isTooMany ? (
        <Note kind="warn" live title={m.bulk_too_many()}>
          {m.bulk_too_many_text()}
        </Note>
      ) : (
        <TableSkeleton columns={4} />
      )}
    </Drawer>
  )
}

/** A change of many products as a sentence, with every row before and after; saved as one change that can be taken back. */
export function BulkDrawer({ rows, website, onClose, onDone }: BulkDrawerProps) {
  const [change, setChange] = useState<BulkChange>({
    subject: 'price',
    operation: 'raise',
    value: '',
    unit: 'percent',
    rounding: 0,
  })
  const results = bulkResults(change, rows, website)
  const save = useSave<{ intent: 'change'; changes: readonly RowChange[] }, SavedProducts>(
    '/products',
    (data) => {
      if (data.entry) onDone({ entry: data.entry, count: results?.length ?? 0 })
      onClose()
    },
  )
  const changes = (results ?? []).map(({ row, field, before, after }) => ({
    id: row.id,
    version: row.version,
    fields: [{ field, value: after, from: before }],
  }))
  return (
    <Drawer
      isOpen
      isWide
      onClose={onClose}
      title={m.bulk_title({ products: m.sheet_products({ count: rows.length }) })}
      foot={
        <>
          <p>
            <b>{m.bulk_changes({ count: changes.length })}</b>
            <br />
            <span className="small muted">{m.bulk_undo()}</span>
          </p>
          <div className="acts">
            <Button onClick={onClose}>{m.product_cancel()}</Button>
            <Button
              variant="primary"
              disabled={changes.length === 0}
              busy={save.isBusy && m.form_saving()}
              onClick={() => save.send({ intent: 'change', changes })}
            >
              {m.bulk_apply({ count: changes.length })}
            </Button>
          </div>
        </>
      }
    >
      {save.failure && (
        <FailureNote hasProblems failure={save.failure} onKeepMine={onClose} onTakeTheirs={onClose} />
      )}
      <section className="stack tight">
        <h3>{m.bulk_change()}</h3>
        <Sentence change={change} currency={website.currency} onChange={setChange} />
      </section>
      {results && results.length > 0 && <Preview results={results} website={website} />}
    </Drawer>
  )
}

type SentenceProps = {
  readonly change: BulkChange
  readonly currency: string
  readonly onChange: (change: BulkChange) => void
}

function Sentence({ change, currency, onChange }: SentenceProps) {
  const formats = useFormats()
  const { subject, operation, value, unit, rounding } = change
  const subjects = {
    price: m.bulk_subject_price(),
    special: m.bulk_subject_special(),
    stock: m.bulk_subject_stock(),
    online: m.bulk_subject_online(),
  }
  const operations = {
    raise: m.bulk_raise(),
    lower: m.bulk_lower(),
    set: subject === 'online' ? m.bulk_online() : m.bulk_set(),
    remove: subject === 'online' ? m.bulk_offline() : m.bulk_remove(),
  }
  const hasValue = subject !== 'online' && operation !== 'remove'
  const hasUnit = hasValue && operation !== 'set'
  return (
    <p className="sentence">
      <select
        className="say"
        aria-label={m.bulk_subject()}
        value={subject}
        onChange={({ target }) => {
          const next = target.value as BulkChange['subject']
          onChange({ ...change, subject: next, operation: OPERATIONS[next][0] ?? 'set' })
        }}
      >
        {Object.entries(subjects).map(([code, label]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
      <select
        className="say"
        aria-label={m.bulk_operation()}
        value={operation}
        onChange={({ target }) => onChange({ ...change, operation: target.value as BulkChange['operation'] })}
      >
        {OPERATIONS[subject].map((code) => (
          <option key={code} value={code}>
            {operations[code]}
          </option>
        ))}
      </select>
      {hasValue && (
        <input
          className="say w4 n"
          inputMode="decimal"
          aria-label={m.bulk_value()}
          value={value}
          onChange={({ target }) => onChange({ ...change, value: target.value })}
        />
      )}
      {hasUnit && (
        <select
          className="say"
          aria-label={m.bulk_unit()}
          value={unit}
          onChange={({ target }) => onChange({ ...change, unit: target.value as BulkChange['unit'] })}
        >
          <option value="percent">%</option>
          <option value="amount">{subject === 'stock' ? m.bulk_units() : currency}</option>
        </select>
      )}
      {hasValue && subject !== 'stock' && (
        <select
          className="say"
          aria-label={m.bulk_rounding()}
          value={rounding}
          onChange={({ target }) => onChange({ ...change, rounding: Number(target.value) })}
        >
          {ROUNDINGS.map((step) => (
            <option key={step} value={step}>
              {step === 0
                ? m.bulk_not_rounded()
                : m.bulk_rounded({ amount: formats.money({ amount: step, currency }) })}
            </option>
          ))}
        </select>
      )}
    </p>
  )
}

function Preview({ results, website }: { results: readonly BulkResult[]; website: ProductsPage['website'] }) {
  const formats = useFormats()
  const isMoney = results[0]?.field.includes(':') ?? false
  const text = (value: FieldValue) => {
    if (typeof value === 'boolean') return value ? m.product_online() : m.product_disabled()
    if (typeof value !== 'number') return m.sheet_emptied()
    return isMoney ? formats.money({ amount: value, currency: website.currency }) : formats.number(value)
  }
  return (
    <section className="stack tight">
      <h3>{m.bulk_preview()}</h3>
      <div className="table-wrap">
        <table className="table s">
          <thead>
            <tr>
              <th scope="col">{m.product_column_product()}</th>
              <th scope="col" className="num">
                {m.bulk_before()}
              </th>
              <th scope="col" className="num">
                {m.bulk_after()}
              </th>
              <th scope="col">{m.bulk_note()}</th>
            </tr>
          </thead>
          <tbody>
            {results.slice(0, MOST_SHOWN).map(({ row, field, before, after }) => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                <td className="num">
                  <span className="was">{text(before)}</span>
                </td>
                <td className="num">
                  <b>{text(after)}</b>
                </td>
                <td>
                  <RowNote row={row} field={field} after={after} website={website} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {results.length > MOST_SHOWN && (
        <p className="help">{m.bulk_more({ count: results.length - MOST_SHOWN })}</p>
      )}
    </section>
  )
}

type RowNoteProps = {
  readonly row: SheetRow
  readonly field: string
  readonly after: FieldValue
  readonly website: ProductsPage['website']
}

/** What one should know of a row: a special price that stays, or one that is no lower. */
function RowNote({ row, field, after, website }: RowNoteProps) {
  const formats = useFormats()
  const [price, special] = [
    numberIn(row.fields, `price:${website.code}`),
    numberIn(row.fields, `special:${website.code}`),
  ]
  if (field.startsWith('price:') && special !== null)
    return (
      <State kind="off">
        {m.bulk_special_stays({ amount: formats.money({ amount: special, currency: website.currency }) })}
      </State>
    )
  if (field.startsWith('special:') && typeof after === 'number' && price !== null && after >= price)
    return <State kind="warn">{m.bulk_not_lower()}</State>
  return null
}
