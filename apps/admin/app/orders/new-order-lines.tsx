import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Check, Field, Input, Select } from '../ui/field.tsx'
import { ProductInput, ProductOptions, useProductSearch } from './product-input.tsx'
import type { loader as loadOptions } from './product-options.ts'

/** Product and quantity a line, with what has to be chosen of it; typing finds products. */
export function NewOrderLines({ view }: { view: string }) {
  const [places, setPlaces] = useState<readonly number[]>([0])
  const next = useRef(1)
  return (
    <Card title={m.order_items()}>
      {places.map((place, at) => (
        <CardPart key={place}>
          <Line
            view={view}
            place={place}
            isFirst={at === 0}
            onRemove={places.length > 1 ? () => setPlaces(places.filter((one) => one !== place)) : undefined}
          />
        </CardPart>
      ))}
      <CardPart>
        <div>
          <Button small icon="plus" onClick={() => setPlaces([...places, next.current++])}>
            {m.order_new_line()}
          </Button>
        </div>
      </CardPart>
    </Card>
  )
}

interface LineProps {
  readonly view: string
  readonly place: number
  readonly isFirst: boolean
  readonly onRemove: (() => void) | undefined
}

function Line({ view, place, isFirst, onRemove }: LineProps) {
  const allows = useAllowed()
  const list = useId()
  const [sku, setSku] = useState('')
  const [hasPrice, setHasPrice] = useState(false)
  const { found, search } = useProductSearch()
  const hasOptions = found.some((one) => one.sku === sku && one.hasOptions)
  return (
    <>
      <input type="hidden" name="line" value={place} />
      <div className="row">
        <ProductInput
          name={`lines.${place}.sku`}
          list={list}
          hidesLabel={!isFirst}
          onType={(text) => {
            setSku(text)
            search(view, text)
          }}
        />
        <Field name={`lines.${place}.quantity`} label={m.order_quantity()} hidesLabel={!isFirst}>
          <Input type="number" width="w4" min={1} defaultValue={1} />
        </Field>
        {onRemove && (
          <Button
            icon="cross"
            aria-label={m.order_edit_remove_line({ place: place + 1 })}
            onClick={onRemove}
          />
        )}
      </div>
      <ProductOptions id={list} found={found} />
      {hasOptions && <LineOptions key={sku} view={view} sku={sku} place={place} />}
      {allows('prices.edit') && (
        <Check checked={hasPrice} onChange={({ currentTarget }) => setHasPrice(currentTarget.checked)}>
          {m.order_new_other_price()}
        </Check>
      )}
      {hasPrice && (
        <div className="two">
          <Field
            name={`lines.${place}.unitPrice`}
            label={m.order_new_price()}
            help={m.order_new_price_help()}
          >
            <Input width="w12" inputMode="decimal" />
          </Field>
          <Field name={`lines.${place}.priceReason`} label={m.order_new_price_reason()}>
            <Input maxLength={250} />
          </Field>
        </div>
      )}
    </>
  )
}

/** Variants, parts of a bundle and what the customer may wish of a product. */
function LineOptions({ view, sku, place }: { view: string; sku: string; place: number }) {
  const fetcher = useFetcher<typeof loadOptions>()
  const { load } = fetcher
  useEffect(() => {
    void load(`/orders/product-options?${new URLSearchParams({ view, sku })}`)
  }, [load, view, sku])
  return (
    <div className="two">
      {fetcher.data?.map(({ uid, title, kind, isRequired, values }) => {
        if (kind === 'TEXT')
          return (
            <Field key={uid} name={`lines.${place}.text.${uid}`} label={title} optional={!isRequired}>
              <Input maxLength={2000} />
            </Field>
          )
        if (kind === 'SEVERAL')
          return (
            <fieldset key={uid} className="stack tight">
              <legend className="label">{title}</legend>
              {values.map((value) => (
                <Check
                  key={value.uid}
                  name={`lines.${place}.option`}
                  value={value.uid}
                  defaultChecked={value.isDefault}
                >
                  {value.label}
                </Check>
              ))}
            </fieldset>
          )
        return (
          <Field key={uid} name={`lines.${place}.option`} label={title} optional={!isRequired}>
            <Select
              defaultValue={values.find(({ isDefault }) => isDefault)?.uid ?? ''}
              choices={[
                { value: '', label: m.order_new_choose() },
                ...values.map((value) => ({ value: value.uid, label: value.label })),
              ]}
            />
          </Field>
        )
      })}
    </div>
  )
}
