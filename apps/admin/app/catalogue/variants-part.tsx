import { useState } from 'react'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { NewProductInput } from '../generated/graphql.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Field, Input, Select } from '../ui/field.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import { ProductSheet } from './product-sheet.tsx'
import type { ProductPage } from './product.server.ts'
import { sheetColumns, type SheetFormat } from './sheet-columns.ts'
import { sheetLabels } from './sheet-labels.ts'
import type { SheetRow } from './sheet-row.ts'
import type { Editor } from './use-editor.ts'
import { useSave } from './use-save.ts'
import type { Sheet } from './use-sheet.ts'

type VariantsPartProps = {
  readonly editor: Editor
  readonly variants: readonly SheetRow[]
  readonly website: ProductPage['website']
  readonly attributes: ProductPage['setup']['attributes']
  readonly format: SheetFormat
  readonly sheet: Sheet
}

/** The variants of a configurable product as a sheet, and a form to add one. */
export function VariantsPart({ editor, variants, website, attributes, format, sheet }: VariantsPartProps) {
  const isAllowed = useAllowed()
  const [isAdding, setAdding] = useState(false)
  const codes = editor.texts('variantAttributes')
  const own = attributes.filter(({ code }) => codes.includes(code))
  return (
    <Card
      id="variants"
      title={m.product_part_variants()}
      fact={own.map(({ label }) => label).join(' × ')}
      actions={
        isAllowed('catalogue.edit') && (
          <Button small icon="plus" onClick={() => setAdding(true)}>
            {m.product_variant_add()}
          </Button>
        )
      }
    >
      {own.length === 0 && (
        <div className="in">
          <Field name="variantAttributes" label={m.product_variant_by()} help={m.product_variant_by_help()}>
            <Select
              value=""
              choices={[
                { value: '', label: m.product_attribute_choose() },
                ...attributes
                  .filter(({ type }) => type === 'select')
                  .map(({ code, label }) => ({ value: code, label })),
              ]}
              onChange={({ target }) =>
                target.value && editor.set('variantAttributes', [...codes, target.value])
              }
            />
          </Field>
        </div>
      )}
      {variants.length > 0 && (
        <ProductSheet
          rows={variants}
          columns={sheetColumns(website.code)}
          labels={sheetLabels(website.pricesIncludeTax)}
          format={format}
          sheet={sheet}
          conflicts={new Map()}
          mayChange={({ code }) => isAllowed(code === 'stock' ? 'stock.edit' : 'prices.edit')}
        />
      )}
      {isAdding && (
        <VariantDrawer
          editor={editor}
          website={website}
          attributes={own}
          count={variants.length}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  )
}

type VariantDrawerProps = {
  readonly editor: Editor
  readonly website: ProductPage['website']
  readonly attributes: ProductPage['setup']['attributes']
  readonly count: number
  readonly onClose: () => void
}

/** A new variant: its options, name, reference, price and stock. It is sold at once when its product is. */
function VariantDrawer({ editor, website, attributes, count, onClose }: VariantDrawerProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const { row } = editor
  const save = useSave<{ intent: 'variant'; product: NewProductInput }, unknown>(
    `/products/${row.id}`,
    onClose,
  )
  const text = (name: string, fallback = '') => values[name] ?? fallback
  const option = (code: string) =>
    attributes.find((one) => one.code === code)?.options.find(({ id }) => id === values[code])?.label
  const labels = attributes.flatMap(({ code }) => option(code) ?? [])
  const name = [row.name, ...labels].join(', ')
  const field = (key: string, fallback = '') => ({
    value: text(key, fallback),
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [key]: target.value }),
  })
  const send = () =>
    save.send({
      intent: 'variant',
      product: {
        sku: text('sku', `${row.sku}-${count + 1}`),
        name: text('name', name),
        type: 'SIMPLE',
        websites: [...editor.texts('websites')],
        variantOf: row.id,
        fields: [
          ...attributes.flatMap(({ code }) =>
            values[code] ? [{ field: `${code}@default`, value: Number(values[code]) }] : [],
          ),
          { field: 'visibility', value: 1 },
          { field: 'enabled', value: true },
          { field: 'stock.quantity', value: Number(text('stock', '0')) },
          {
            field: `price:${website.code}`,
            value: Math.round(Number(text('price', '0').replace(',', '.')) * 100),
          },
        ],
      },
    })
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={m.product_variant_add()}
      foot={
        <div className="acts">
          <Button onClick={onClose}>{m.product_cancel()}</Button>
          <Button variant="primary" busy={save.isBusy && m.form_saving()} onClick={send}>
            {m.product_variant_create()}
          </Button>
        </div>
      }
    >
      <FormProblems
        problems={(save.failure?.problems ?? []).map((one) => ({
          ...one,
          field: one.field.replace(/^\d+\./, ''),
        }))}
      >
        <ProblemSummary />
        {attributes.map(({ code, label, options }) => (
          <Field key={code} name={code} label={label}>
            <Select
              {...field(code)}
              choices={[
                { value: '', label: m.product_attribute_choose() },
                ...options.map((one) => ({ value: one.id, label: one.label })),
              ]}
            />
          </Field>
        ))}
        <Field name="name" label={m.product_text_name()}>
          <Input {...field('name', name)} />
        </Field>
        <div className="two">
          <Field name="sku" label={m.product_field_sku()}>
            <Input {...field('sku', `${row.sku}-${count + 1}`)} />
          </Field>
          <Field
            name={`price:${website.code}`}
            label={website.pricesIncludeTax ? m.product_column_price_incl() : m.product_column_price_excl()}
          >
            <Input numeric unit={website.currency} {...field('price')} />
          </Field>
          <Field name="stock.quantity" label={m.product_column_stock()}>
            <Input numeric width="w6" {...field('stock', '0')} />
          </Field>
        </div>
      </FormProblems>
    </Drawer>
  )
}
