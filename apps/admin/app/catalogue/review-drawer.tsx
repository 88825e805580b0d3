import { useState } from 'react'
import { useFormats, useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Field, Input } from '../ui/field.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import { fieldLabel } from './field-label.ts'
import type { FieldValue } from './field-value.ts'
import type { ProductPage } from './product.server.ts'
import type { SheetRow } from './sheet-row.ts'
import { useSave } from './use-save.ts'
import { changesOf, type Sheet } from './use-sheet.ts'

type ReviewDrawerProps = {
  readonly sheet: Sheet
  readonly rows: readonly SheetRow[]
  readonly productId: string
  readonly attributes: ProductPage['setup']['attributes']
  readonly currency: string
  readonly onClose: () => void
  readonly onPublish: () => void
}

/** The draft beside what is live, to be published now or at a day and time of the shop. */
export function ReviewDrawer(props: ReviewDrawerProps) {
  const { sheet, rows, productId, onClose, onPublish } = props
  const { timeZone } = useFrame()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('08:00')
  const save = useSave<
    { intent: 'schedule'; id: string; at: string; timeZone: string; changes: object[] },
    unknown
  >(`/products/${productId}`, () => {
    sheet.clear()
    onClose()
  })
  const schedule = () =>
    save.send({
      intent: 'schedule',
      id: productId,
      at: `${day}T${time}`,
      timeZone,
      changes: changesOf(sheet.edits, rows),
    })
  return (
    <Drawer
      isOpen
      isWide
      onClose={onClose}
      title={m.review_title()}
      foot={
        <>
          <p className="small muted">{m.review_foot()}</p>
          <div className="acts">
            <Button busy={save.isBusy && m.form_saving()} disabled={day === ''} onClick={schedule}>
              {m.review_schedule()}
            </Button>
            <Button variant="primary" onClick={onPublish}>
              {m.review_publish()}
            </Button>
          </div>
        </>
      }
    >
      <FormProblems problems={save.failure?.problems ?? []}>
        <ProblemSummary />
        {save.failure && save.failure.problems.length === 0 && (
          <p role="alert">{save.failure.message || m.form_failed()}</p>
        )}
        <Comparison {...props} />
        <div className="two">
          <Field name="at" label={m.review_day()} help={m.review_zone({ zone: timeZone })} optional>
            <Input type="date" width="w12" value={day} onChange={({ target }) => setDay(target.value)} />
          </Field>
          <Field name="time" label={m.review_time()}>
            <Input type="time" width="w8" value={time} onChange={({ target }) => setTime(target.value)} />
          </Field>
        </div>
      </FormProblems>
    </Drawer>
  )
}

function Comparison({ sheet, rows, attributes, currency }: ReviewDrawerProps) {
  const formats = useFormats()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const text = (field: string, value: FieldValue): string => {
    if (value === null || value === '') return m.sheet_emptied()
    if (typeof value === 'boolean') return value ? m.list_yes() : m.list_no()
    if (typeof value === 'number' && /^(price|special):/.test(field))
      return formats.money({ amount: value, currency })
    if (Array.isArray(value)) return m.review_entries({ count: value.length })
    return typeof value === 'object' ? '' : String(value)
  }
  return (
    <div className="table-wrap">
      <table className="table s">
        <caption className="vh">{m.review_title()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.product_text_field()}</th>
            <th scope="col">{m.review_live()}</th>
            <th scope="col">{m.review_draft()}</th>
          </tr>
        </thead>
        <tbody>
          {changesOf(sheet.edits, rows).flatMap(({ id, fields }) =>
            fields.map(({ field, value, from }) => (
              <tr key={`${id} ${field}`}>
                <th scope="row">
                  {fieldLabel(field, attributes)}
                  {rows.length > 1 && <small>{names.get(id)}</small>}
                </th>
                <td>
                  <span className="was">{text(field, from)}</span>
                </td>
                <td>
                  <b>{text(field, value)}</b>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}
