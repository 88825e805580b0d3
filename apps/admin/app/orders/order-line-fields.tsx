import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Check, Field, Input, Select } from '../ui/field.tsx'
import { ProductInput, ProductOptions, useProductSearch } from './product-input.tsx'
import type { loader as loadOptions } from './product-options.ts'

interface OrderLineFieldsProps {
  readonly view: string
  /** Of the line in the form: `lines.0`. */
  readonly name: string
  readonly place: number
  readonly isFirst: boolean
  readonly onRemove: (() => void) | undefined
  /** Once a product is chosen. */
  readonly onProduct?: () => void
}

/** A product with what has to be chosen of it, its units, and another price with a reason. */
export function OrderLineFields(props: OrderLineFieldsProps) {
  const { view, name, place, isFirst, onRemove, onProduct } = props
  const list = useId()
  const [sku, setSku] = useState('')
  const { found, search } = useProductSearch()
  const hasOptions = found.some((one) => one.sku === sku && one.hasOptions)
  return (
    <>
      <div className="row">
        <ProductInput
          name={`${name}.sku`}
          list={list}
          hidesLabel={!isFirst}
          onType={(text) => {
            setSku(text)
            search(view, text)
            if (found.some((one) => one.sku === text)) onProduct?.()
          }}
          onDone={onProduct}
        />
        <Field name={`${name}.quantity`} label={m.order_quantity()} hidesLabel={!isFirst}>
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
      {hasOptions && <LineOptions key={sku} view={view} sku={sku} name={name} onLoaded={onProduct} />}
      <OtherPrice name={name} onDone={onProduct} />
    </>
  )
}

/** Another price of a line with its reason, for who may give one. */
export function OtherPrice({ name, onDone }: { name: string; onDone?: (() => void) | undefined }) {
  const allows = useAllowed()
  const [hasPrice, setHasPrice] = useState(false)
  if (!allows('prices.edit')) return null
  return (
    <>
      <Check checked={hasPrice} onChange={({ currentTarget }) => setHasPrice(currentTarget.checked)}>
        {m.order_new_other_price()}
      </Check>
      {hasPrice && (
        <div className="two">
          <Field name={`${name}.unitPrice`} label={m.order_new_price()} help={m.order_new_price_help()}>
            <Input width="w12" inputMode="decimal" onBlur={onDone} />
          </Field>
          <Field name={`${name}.priceReason`} label={m.order_new_price_reason()}>
            <Input maxLength={250} onBlur={onDone} />
          </Field>
        </div>
      )}
    </>
  )
}

/** Variants, parts of a bundle and what the customer may enter for a product. */
function LineOptions({
  view,
  sku,
  name,
  onLoaded,
}: {
  view: string
  sku: string
  name: string
  onLoaded: (() => void) | undefined
}) {
  const fetcher = useFetcher<typeof loadOptions>()
  const { load } = fetcher
  useEffect(() => {
    void load(`/orders/product-options?${new URLSearchParams({ view, sku })}`)
  }, [load, view, sku])
  const isLoaded = fetcher.data !== undefined
  const tellLoaded = useEffectEvent(() => onLoaded?.())
  // What is chosen by default counts from now on.
  useEffect(() => {
    if (isLoaded) tellLoaded()
  }, [isLoaded])
  return (
    <div className="two">
      {fetcher.data?.map(({ uid, title, kind, isRequired, values }) => {
        if (kind === 'TEXT')
          return (
            <Field key={uid} name={`${name}.text.${uid}`} label={title} optional={!isRequired}>
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
                  name={`${name}.option`}
                  value={value.uid}
                  defaultChecked={value.isDefault}
                >
                  {value.label}
                </Check>
              ))}
            </fieldset>
          )
        return (
          <Field key={uid} name={`${name}.option`} label={title} optional={!isRequired}>
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
