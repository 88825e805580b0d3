import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { SampleCartInput, VocabularyFragment } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button, IconButton } from '../ui/button.tsx'
import { Card, CardPart, Sum } from '../ui/card.tsx'
import { Field, Input, Select } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Glyph } from '../ui/state.tsx'
import type { PromotionDraft } from './draft.ts'
import type { TryRequest, TryResult } from './try.ts'
import { RESULTS, wordOf } from './words.ts'

interface TryProps {
  readonly websiteId: string
  /** Of the stored promotion; null for a new one. */
  readonly id: string | null
  readonly draft: PromotionDraft
  readonly vocabulary: VocabularyFragment
}

const PAUSE_MS = 400

/** Tries the promotion, as it stands in the editor, beside it: on a cart, or on the prices of the catalogue. */
export function TryCard(props: TryProps) {
  const [sample, setSample] = useState<SampleCartInput>({ lines: [] })
  const result = useTried(props, sample)
  return props.draft.kind === 'CATALOGUE' ? (
    <TryPrices result={result} />
  ) : (
    <TryCart sample={sample} onSample={setSample} result={result} vocabulary={props.vocabulary} />
  )
}

/** The result for the draft as it is now, a moment after it was last changed. */
function useTried({ websiteId, id, draft }: TryProps, cart: SampleCartInput): TryResult | undefined {
  const { submit, data } = useFetcher<TryResult>()
  const asked = JSON.stringify({ websiteId, id, draft, cart } satisfies TryRequest)
  useEffect(() => {
    const timer = setTimeout(
      () => void submit(asked, { method: 'post', action: '/promotions/try', encType: 'application/json' }),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [asked, submit])
  return data
}

function TryCart({
  sample,
  onSample,
  result,
  vocabulary,
}: {
  sample: SampleCartInput
  onSample: (sample: SampleCartInput) => void
  result: TryResult | undefined
  vocabulary: VocabularyFragment
}) {
  const formats = useFormats()
  const lines = sample.lines ?? []
  const preview = result?.kind === 'cart' ? result.preview : undefined
  const goods = preview?.after.totals.find(({ kind }) => kind === 'GOODS_INCL_TAX')?.amount
  const shipping = preview?.after.totals.find(({ kind }) => kind === 'SHIPPING')?.amount
  const discounts = preview?.after.totals.filter(({ kind }) => kind === 'DISCOUNT') ?? []
  return (
    <>
      <Card title={m.promo_try()}>
        <CardPart>
          <SampleCustomer sample={sample} onSample={onSample} vocabulary={vocabulary} />
        </CardPart>
        <CardPart>
          <ul className="plain-list cart-try">
            {!preview &&
              lines.map(({ sku, quantity }) => (
                <li key={sku}>
                  {quantity} × {sku}
                </li>
              ))}
            {preview?.after.lines.map((line) => (
              <li className="cl" key={line.id}>
                <IconButton
                  icon="cross"
                  small
                  variant="quiet"
                  label={m.promo_try_remove({ sku: line.sku })}
                  onClick={() => onSample({ ...sample, lines: lines.filter(({ sku }) => sku !== line.sku) })}
                />
                <span>
                  {line.name}
                  <small>
                    {line.quantity} × {formats.money(line.unitPrice)}
                  </small>
                  {line.discount.amount > 0 && (
                    <small className="why">
                      <Glyph kind="done" />−{formats.money(line.discount)}
                    </small>
                  )}
                </span>
                <span className="num">
                  {line.discount.amount > 0 && (
                    <small className="was">
                      <s>{formats.money(line.amount)}</s>
                    </small>
                  )}
                  <b>
                    {formats.money({
                      amount: line.amount.amount - line.discount.amount,
                      currency: line.amount.currency,
                    })}
                  </b>
                </span>
              </li>
            ))}
          </ul>
          <AddLine onAdd={(line) => onSample({ ...sample, orderNumber: null, lines: [...lines, line] })} />
        </CardPart>
        {preview && goods && (
          <CardPart>
            <Sum
              pairs={[
                { key: 'goods', label: m.promo_try_goods(), value: formats.money(goods) },
                ...discounts.flatMap(({ code, amount }) =>
                  amount ? [{ key: code ?? '', label: code, value: formats.money(amount) }] : [],
                ),
                ...(shipping
                  ? [{ key: 'shipping', label: m.promo_try_shipping(), value: formats.money(shipping) }]
                  : []),
                {
                  key: 'total',
                  label: m.promo_try_total(),
                  value: formats.money(preview.after.grandTotal),
                  isTotal: true,
                },
              ]}
            />
            <p className="help">
              {m.promo_try_before()} {formats.money(preview.before.grandTotal)}
            </p>
          </CardPart>
        )}
      </Card>
      <TryNote result={result} hasLines={(preview?.after.lines.length ?? 0) > 0} />
    </>
  )
}

/** What became of the promotion, in one sentence. */
function TryNote({ result, hasLines }: { result: TryResult | undefined; hasLines: boolean }) {
  const formats = useFormats()
  if (result?.kind === 'failed') return <Note kind="info" title={m.promo_try_failed()} />
  if (result?.kind !== 'cart' || !hasLines) return null
  const { step, after } = result.preview
  const unknown = after.unknownSkus
  return (
    <>
      {unknown.length > 0 && <Note kind="warn" title={m.promo_try_unknown({ skus: unknown.join(', ') })} />}
      {step.result === 'APPLIED' ? (
        <Note kind="ok" live title={appliedText()} />
      ) : (
        <Note kind="info" live title={m.promo_try_not()}>
          {[
            wordOf(RESULTS, step.result),
            step.missingAmount && m.promo_missing_amount({ amount: formats.money(step.missingAmount) }),
            step.missingQuantity && m.promo_missing_quantity({ count: step.missingQuantity }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Note>
      )}
    </>
  )

  function appliedText(): string {
    if (step.giftSku) return m.promo_try_applied_gift({ quantity: step.giftQuantity ?? 1, sku: step.giftSku })
    if (step.freesShipping) return m.promo_try_applied_shipping()
    return m.promo_try_applied({ amount: formats.money(step.discount) })
  }
}

function SampleCustomer({
  sample,
  onSample,
  vocabulary,
}: {
  sample: SampleCartInput
  onSample: (sample: SampleCartInput) => void
  vocabulary: VocabularyFragment
}) {
  const choicesOf = (field: string) =>
    (vocabulary.cartFields.find((one) => one.field === field)?.choices ?? []).map(({ value, label }) => ({
      value,
      label,
    }))
  return (
    <>
      <Field name="try.orderNumber" label={m.promo_try_order()} optional>
        <Input
          value={sample.orderNumber ?? ''}
          onChange={({ target }) => {
            const orderNumber = target.value.trim()
            const { lines: _lines, ...rest } = sample
            onSample(orderNumber ? { ...rest, orderNumber } : { ...rest, orderNumber: null, lines: [] })
          }}
        />
      </Field>
      <Field name="try.group" label={m.promo_try_group()}>
        <Select
          value={sample.customerGroup ?? ''}
          choices={[{ value: '', label: m.promo_try_guest() }, ...choicesOf('customer_group')]}
          onChange={({ target }) => onSample({ ...sample, customerGroup: target.value || null })}
        />
      </Field>
      <Field name="try.shipping" label={m.promo_try_shipping()}>
        <Select
          value={sample.shippingMethod ?? ''}
          choices={[{ value: '', label: m.promo_try_none() }, ...choicesOf('shipping_method')]}
          onChange={({ target }) => onSample({ ...sample, shippingMethod: target.value || null })}
        />
      </Field>
    </>
  )
}

function AddLine({ onAdd }: { onAdd: (line: { sku: string; quantity: number }) => void }) {
  const [sku, setSku] = useState('')
  const [quantity, setQuantity] = useState('1')
  const add = () => {
    const count = Number(quantity)
    if (sku.trim() === '' || !Number.isSafeInteger(count) || count < 1) return
    onAdd({ sku: sku.trim(), quantity: count })
    setSku('')
    setQuantity('1')
  }
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <input
        className="input w8"
        aria-label={m.promo_try_sku()}
        placeholder={m.promo_try_sku()}
        value={sku}
        onChange={({ target }) => setSku(target.value)}
      />
      <input
        className="input n w4"
        inputMode="numeric"
        aria-label={m.promo_try_quantity()}
        value={quantity}
        onChange={({ target }) => setQuantity(target.value)}
      />
      <Button small icon="plus" type="submit">
        {m.promo_try_add()}
      </Button>
    </form>
  )
}

function TryPrices({ result }: { result: TryResult | undefined }) {
  const formats = useFormats()
  const preview = result?.kind === 'catalogue' ? result.preview : undefined
  return (
    <>
      <Card title={m.promo_try_catalogue()}>
        {preview && (
          <CardPart>
            <p>{m.promo_try_changed({ count: preview.changed, total: preview.total })}</p>
            <ul className="plain-list cart-try">
              {preview.products.map(({ sku, name, before, after }) => (
                <li className="row between" key={sku}>
                  <span>
                    {name}
                    <small className="muted"> {sku}</small>
                  </span>
                  <span className="num">
                    <s className="muted">{formats.money(before)}</s> <b>{formats.money(after)}</b>
                  </span>
                </li>
              ))}
            </ul>
          </CardPart>
        )}
      </Card>
      {result?.kind === 'failed' && <Note kind="info" title={m.promo_try_failed()} />}
    </>
  )
}
