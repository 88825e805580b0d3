import { Link } from 'react-router'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Input, Select } from '../ui/field.tsx'
import { ScheduleTable, TierTable } from './price-tables.tsx'
import { pricePaid, withTax } from './price-paid.ts'
import type { ProductPage } from './product.server.ts'
import { isInvalid, plainCell, typedCell, type SheetFormat } from './sheet-columns.ts'
import type { Editor } from './use-editor.ts'

type PricesPartProps = {
  readonly editor: Editor
  readonly website: ProductPage['website']
  readonly setup: ProductPage['setup']
  readonly format: SheetFormat
}

/** Prices of the website: base and special price, what is paid, tax class, and prices by quantity, group and day. */
export function PricesPart({ editor, website, setup, format }: PricesPartProps) {
  const formats = useFormats()
  const { pricing } = editor.row
  const [price, special, from, to] = ['price', 'special', 'specialFrom', 'specialTo'].map(
    (part) => `${part}:${website.code}`,
  ) as [string, string, string, string]
  const text = (field: string) => {
    const value = editor.valueOf(field)
    return typeof value === 'string' ? value : null
  }
  const paid =
    pricing &&
    pricePaid(pricing, {
      price: editor.number(price),
      special: editor.number(special),
      from: text(from),
      to: text(to),
    })
  const money = (amount: number) => formats.money({ amount, currency: website.currency })
  const withTaxText = (field: string) => {
    const amount = editor.number(field)
    return pricing && amount !== null
      ? m.product_price_with_tax({ amount: money(withTax(pricing, amount)) })
      : undefined
  }
  const base = website.pricesIncludeTax
  const currencies = setup.priceLists.find((one) => one.website === website.code)?.currencies ?? []
  return (
    <Card
      id="prices"
      title={m.product_part_prices()}
      fact={website.name}
      actions={
        <>
          <Link className="link" to={`/prices/of/${encodeURIComponent(editor.row.sku)}`}>
            {m.price_tiers()}
          </Link>
          <Link className="link" to={`/prices/why?${new URLSearchParams({ sku: editor.row.sku })}`}>
            {m.price_title()}
          </Link>
        </>
      }
    >
      <CardPart>
        <div className="four">
          <Field
            name={price}
            label={base ? m.product_column_price_incl() : m.product_column_price_excl()}
            help={withTaxText(price)}
          >
            <AmountInput editor={editor} field={price} format={format} isOptional={false} />
          </Field>
          <Field name="taxClass" label={m.product_tax_class()}>
            <Select
              value={editor.text('taxClass')}
              isChanged={editor.isChanged('taxClass')}
              choices={setup.taxClasses.map(({ code, rates }) => ({
                value: code,
                label: taxLabel(code, rates, website.code, formats.rate),
              }))}
              onChange={({ target }) => editor.set('taxClass', target.value)}
            />
          </Field>
          <Field
            name={special}
            label={base ? m.product_column_special_incl() : m.product_column_special_excl()}
            help={withTaxText(special)}
          >
            <AmountInput editor={editor} field={special} format={format} isOptional />
          </Field>
          <div className="field">
            <p className="label">{m.product_column_paid()}</p>
            <p className="h2">{paid === null || paid === undefined ? '' : money(paid)}</p>
            {pricing?.lowestRecent !== null && pricing?.lowestRecent !== undefined && (
              <p className="help">
                {m.product_price_lowest({ amount: money(withTax(pricing, pricing.lowestRecent)) })}
              </p>
            )}
          </div>
          <Field name={from} label={m.product_column_from()} optional>
            <DayInput editor={editor} field={from} />
          </Field>
          <Field name={to} label={m.product_column_to()} optional>
            <DayInput editor={editor} field={to} />
          </Field>
        </div>
        {currencies.map((currency) => (
          <CurrencyPrices
            key={currency}
            editor={editor}
            list={`${website.code}:${currency}`}
            format={{ ...format, currency }}
          />
        ))}
        <TierTable editor={editor} website={website} setup={setup} format={format} />
        <ScheduleTable editor={editor} website={website} format={format} />
      </CardPart>
    </Card>
  )
}

/** The price list of a further currency; without a price there, the website's own is converted. */
function CurrencyPrices({ editor, list, format }: { editor: Editor; list: string; format: SheetFormat }) {
  const { currency } = format
  const label = (text: string) => m.product_price_in({ label: text, currency })
  return (
    <div className="four">
      <Field name={`price:${list}`} label={label(m.product_column_price_plain())} optional>
        <AmountInput editor={editor} field={`price:${list}`} format={format} isOptional />
      </Field>
      <Field name={`special:${list}`} label={label(m.product_field_special())} optional>
        <AmountInput editor={editor} field={`special:${list}`} format={format} isOptional />
      </Field>
      <Field name={`specialFrom:${list}`} label={label(m.product_column_from())} optional>
        <DayInput editor={editor} field={`specialFrom:${list}`} />
      </Field>
      <Field name={`specialTo:${list}`} label={label(m.product_column_to())} optional>
        <DayInput editor={editor} field={`specialTo:${list}`} />
      </Field>
    </div>
  )
}

function taxLabel(code: string, rates: unknown, website: string, rate: (points: number) => string): string {
  const own: unknown = Reflect.get(Object(rates), website)
  const [first] = Object.values(Object(own) as Record<string, unknown>)
  return typeof first === 'number' ? `${code}, ${rate(first)}` : code
}

type FieldInputProps = { readonly editor: Editor; readonly field: string }

function AmountInput({
  editor,
  field,
  format,
  isOptional,
}: FieldInputProps & { format: SheetFormat; isOptional: boolean }) {
  const value = editor.valueOf(field)
  return (
    <Input
      key={isInvalid(value) ? 'typed' : JSON.stringify(editor.stored(field))}
      numeric
      unit={format.currency}
      isChanged={editor.isChanged(field)}
      aria-invalid={isInvalid(value) || undefined}
      defaultValue={plainCell('money', value, format)}
      onBlur={({ target }) =>
        editor.set(field, typedCell({ kind: 'money', isOptional }, target.value, format))
      }
    />
  )
}

function DayInput({ editor, field }: FieldInputProps) {
  return (
    <Input
      type="date"
      width="w12"
      isChanged={editor.isChanged(field)}
      value={editor.text(field)}
      onChange={({ target }) => editor.set(field, target.value || null)}
    />
  )
}
