import { typedInteger } from '@comptoir/rules/typed-number'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { Check, Field, Input } from '../ui/field.tsx'
import type { Editor } from './use-editor.ts'

/** The stock of a product without variants. */
export function StockPart({ editor }: { editor: Editor }) {
  const whole = (field: string) => ({
    numeric: true,
    width: 'w6' as const,
    isChanged: editor.isChanged(field),
    value: editor.text(field),
    onChange: ({ target }: { target: { value: string } }) =>
      editor.set(field, typedInteger(target.value) ?? { invalid: target.value }),
  })
  const flag = (field: string) => ({
    checked: editor.flag(field),
    onChange: ({ target }: { target: { checked: boolean } }) => editor.set(field, target.checked),
  })
  return (
    <Card id="stock" title={m.product_part_stock()}>
      <CardPart>
        <div className="four">
          <Field name="stock.quantity" label={m.product_stock_quantity()}>
            <Input {...whole('stock.quantity')} />
          </Field>
          <Field name="stock.least" label={m.product_stock_least()}>
            <Input {...whole('stock.least')} />
          </Field>
          <Field name="stock.most" label={m.product_stock_most()}>
            <Input {...whole('stock.most')} />
          </Field>
        </div>
        <Check {...flag('stock.managed')}>{m.product_stock_managed()}</Check>
        <Check {...flag('stock.backorders')}>{m.product_stock_backorders()}</Check>
        <Check {...flag('stock.inStock')}>{m.product_stock_open()}</Check>
      </CardPart>
    </Card>
  )
}
