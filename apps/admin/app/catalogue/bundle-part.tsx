import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Select } from '../ui/field.tsx'
import { BundleOptionFields } from './bundle-option.tsx'
import type { EditorStore } from './editor-stores.ts'
import { changedAt, newBundleOption, type BundleOption } from './option-entries.ts'
import type { SheetFormat } from './sheet-columns.ts'
import type { Editor } from './use-editor.ts'
import type { KnownProducts } from './use-known-products.ts'

type BundlePartProps = {
  readonly editor: Editor
  readonly stores: readonly EditorStore[]
  readonly known: KnownProducts
  readonly format: SheetFormat
}

const SETTINGS = [
  {
    field: 'bundle.priceType',
    label: () => m.bundle_price(),
    choices: () => [
      { value: 'dynamic', label: m.bundle_price_dynamic() },
      { value: 'fixed', label: m.bundle_price_fixed() },
    ],
  },
  {
    field: 'bundle.priceView',
    label: () => m.bundle_view(),
    choices: () => [
      { value: 'PRICE_RANGE', label: m.bundle_view_range() },
      { value: 'AS_LOW_AS', label: m.bundle_view_low() },
    ],
  },
  {
    field: 'bundle.shipmentType',
    label: () => m.bundle_shipment(),
    choices: () => [
      { value: 'together', label: m.bundle_together() },
      { value: 'separately', label: m.bundle_separately() },
    ],
  },
] as const

/** What a bundle is made of: options in order, each with the products that can be chosen. */
export function BundlePart({ editor, stores, known, format }: BundlePartProps) {
  const options = editor.list('bundleOptions') as unknown as readonly BundleOption[]
  const set = (next: readonly BundleOption[]) => editor.set('bundleOptions', next)
  return (
    <Card
      id="bundle"
      title={m.product_part_bundle()}
      fact={m.option_count({ count: options.length })}
      actions={
        <Button small icon="plus" onClick={() => set([...options, newBundleOption()])}>
          {m.option_add()}
        </Button>
      }
    >
      <CardPart>
        <div className="three">
          {SETTINGS.map(({ field, label, choices }) => (
            <Field key={field} name={field} label={label()}>
              <Select
                isChanged={editor.isChanged(field)}
                value={editor.text(field)}
                choices={choices()}
                onChange={({ target }) => editor.set(field, target.value)}
              />
            </Field>
          ))}
        </div>
      </CardPart>
      {options.map((option, at) => (
        <CardPart key={option.id ?? `new-${at}`}>
          <BundleOptionFields
            options={options}
            at={at}
            bundleId={Number(editor.row.id)}
            hasSurcharges={editor.text('bundle.priceType') === 'fixed'}
            stores={stores}
            known={known}
            format={format}
            onChange={(change) => set(changedAt(options, at, change))}
            onReplace={set}
          />
        </CardPart>
      ))}
    </Card>
  )
}
