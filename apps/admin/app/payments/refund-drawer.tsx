import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { RefundedReturnQuery, RefundReason } from '../generated/graphql.ts'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { languageName } from '../platform/language.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Area, Check, Field, Input, Segment } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { REASONS } from './refund-choice.ts'
import type { loader } from './refund-preview.ts'
import type { Money, Preview } from './refund-data.ts'
import { RefundSteps } from './refund-steps.tsx'

interface RefundDrawerProps {
  readonly money: Money
  /** The return whose goods are refunded. */
  readonly returned: RefundedReturnQuery['return'] | undefined
  readonly onClose: () => void
}

const reasonText: Readonly<Record<RefundReason, () => string>> = {
  DAMAGED: m.payments_reason_damaged,
  WITHDRAWAL: m.payments_reason_withdrawal,
  GOODWILL: m.payments_reason_goodwill,
  OTHER: m.payments_reason_other,
}

/** What to refund and why; what will happen stands before the deed, to the cent. */
export function RefundDrawer({ money, returned, onClose }: RefundDrawerProps) {
  const formats = useFormats()
  const { form, preview, isLoading, refresh } = usePreview(money.number)
  const [reason, setReason] = useState<RefundReason>(returned ? 'WITHDRAWAL' : 'DAMAGED')
  const total = preview ? formats.money(preview.total) : ''
  const amount = preview ? formats.money(preview.money) : ''
  return (
    <Drawer isOpen onClose={onClose} title={m.payments_refund_title()}>
      <MutationForm version={money.version}>
        {/* Every change asks what it would do. */}
        <div ref={form} onChange={refresh} className="stack">
          <input type="hidden" name="currency" value={money.total.currency} />
          <input type="hidden" name="reason" value={reason} />
          {returned && <input type="hidden" name="returnId" value={returned.id} />}
          <section className="stack tight">
            <h3>{m.payments_what()}</h3>
            <Lines money={money} returned={returned} preview={preview} />
            <Field
              name="adjustment"
              label={m.payments_adjustment()}
              help={m.payments_adjustment_help()}
              optional
            >
              <Input width="w12" defaultValue="" inputMode="decimal" unit={money.total.currency} />
            </Field>
          </section>
          <section className="stack tight">
            <h3>{m.payments_why()}</h3>
            <Segment
              label={m.payments_reason()}
              choices={REASONS.map((value) => ({ value, label: reasonText[value]() }))}
              value={reason}
              onChange={setReason}
            />
            <Field
              name="message"
              label={m.payments_message()}
              help={m.payments_message_help({ language: languageName(money.language) })}
              optional
            >
              <Area rows={3} maxLength={2000} />
            </Field>
          </section>
        </div>
        {preview ? (
          <RefundSteps preview={preview} />
        ) : (
          <p className="muted">{isLoading ? m.payments_computing() : m.payments_choose()}</p>
        )}
        {preview && !preview.isWithinLimit && money.refundLimit && (
          <Note kind="warn" title={m.payments_over_limit({ limit: formats.money(money.refundLimit) })}>
            {m.payments_over_limit_text()}
          </Note>
        )}
        <div className="foot" aria-live="polite">
          <p>
            <b>{total}</b>
            <br />
            <span className="small muted">
              {m.payments_left({
                left: formats.money(preview?.left ?? money.left),
                total: formats.money(money.total),
              })}
            </span>
          </p>
          <div className="acts">
            <Button onClick={onClose}>{m.payments_not_now()}</Button>
            {preview && (
              <SubmitButton variant="primary" waitsFor={isLoading && m.payments_computing()}>
                {preview.money.amount > 0
                  ? m.payments_refund_amount({ amount })
                  : m.payments_credit({ total })}
              </SubmitButton>
            )}
          </div>
        </div>
      </MutationForm>
    </Drawer>
  )
}

interface LinesProps extends Pick<RefundDrawerProps, 'money' | 'returned'> {
  readonly preview: Preview | undefined
}

function Lines({ money, returned, preview }: LinesProps) {
  const formats = useFormats()
  const { shipping, tip } = money
  return (
    <div className="table-wrap">
      <table className="table refund flow">
        <thead>
          <tr>
            <th scope="col">{m.payments_item()}</th>
            <th scope="col">{m.payments_quantity()}</th>
            <th scope="col">{m.payments_restock()}</th>
            <th scope="col" className="num">
              {m.payments_with_tax()}
            </th>
          </tr>
        </thead>
        <tbody>
          {money.lines.map((line) => {
            const back = returned?.lines.find(({ lineId }) => lineId === line.id)
            const shown = preview?.lines.find(({ lineId }) => lineId === line.id)
            return (
              <tr key={line.id} className={shown ? 'sel' : undefined}>
                <td>
                  {line.name}
                  <small>
                    {m.payments_line_fact({
                      count: line.refundable,
                      price: formats.money(line.unitPrice),
                    })}
                  </small>
                </td>
                <td>
                  <Field
                    name={`quantity.${line.id}`}
                    label={m.payments_quantity_of({ item: line.name })}
                    hidesLabel
                  >
                    <Input
                      type="number"
                      width="w4"
                      min={0}
                      max={line.refundable}
                      defaultValue={Math.min(back?.accepted ?? 0, line.refundable)}
                      readOnly={line.refundable === 0}
                    />
                  </Field>
                </td>
                <td>
                  <Check name={`restock.${line.id}`} defaultChecked={back?.condition === 'NEW'}>
                    {m.payments_restock_yes()}
                  </Check>
                </td>
                <td className="num">
                  {formats.money(shown?.total ?? { amount: 0, currency: money.total.currency })}
                </td>
              </tr>
            )
          })}
          {shipping && (
            <tr>
              <td>
                {shipping.title}
                <small>
                  {shipping.isRefunded ? m.payments_shipping_refunded() : formats.money(shipping.total)}
                </small>
              </td>
              <td aria-hidden="true" />
              <td>
                {!shipping.isRefunded && shipping.total.amount > 0 && (
                  <Check name="shipping">{m.payments_shipping_too()}</Check>
                )}
              </td>
              <td className="num">
                {formats.money(preview?.shipping ?? { amount: 0, currency: money.total.currency })}
              </td>
            </tr>
          )}
          {tip && (
            <tr>
              <td>
                {m.payments_tip()}
                <small>{tip.isRefunded ? m.payments_tip_refunded() : formats.money(tip.total)}</small>
              </td>
              <td aria-hidden="true" />
              <td>{!tip.isRefunded && <Check name="tip">{m.payments_tip_too()}</Check>}</td>
              <td className="num">
                {formats.money(preview?.tip ?? { amount: 0, currency: money.total.currency })}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Asks after every change what the refund would do; the answer of the last change counts. */
function usePreview(number: string) {
  const form = useRef<HTMLDivElement>(null)
  const fetcher = useFetcher<typeof loader>()
  const { load } = fetcher
  const refresh = () => {
    const owner = form.current?.closest('form')
    if (!owner) return
    const entries = [...new FormData(owner)].flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'message' ? [[name, value]] : [],
    )
    void load(`/orders/${number}/refund-preview?${new URLSearchParams(entries)}`)
  }
  const first = useRef(refresh)
  useEffect(() => first.current(), [])
  return { form, preview: fetcher.data?.preview ?? undefined, isLoading: fetcher.state !== 'idle', refresh }
}
