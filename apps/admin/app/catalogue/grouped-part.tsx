import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Input } from '../ui/field.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { changedAt } from './option-entries.ts'
import { PartName } from './part-name.tsx'
import { ProductPick } from './product-pick.tsx'
import type { Editor } from './use-editor.ts'
import type { KnownProducts } from './use-known-products.ts'

type Item = { readonly id: number; readonly quantity: number }

/** The items of a group of products, in order, with the quantities that shoppers find filled in. */
export function GroupedPart({ editor, known }: { editor: Editor; known: KnownProducts }) {
  const items = editor.list('grouped') as readonly Item[]
  const set = (next: readonly Item[]) => editor.set('grouped', next)
  return (
    <Card
      id="grouped"
      title={m.product_links_grouped()}
      fact={m.product_grouped_count({ count: items.length })}
    >
      {items.length > 0 && (
        <div className="scroll-x">
          <table className="table s">
            <thead>
              <tr>
                <th scope="col">{m.product_column_product()}</th>
                <th scope="col" className="num">
                  {m.option_quantity()}
                </th>
                <th>
                  <span className="vh">{m.product_remove()}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((item, at) => (
                <tr key={item.id}>
                  <td>
                    <PartName id={item.id} product={known.of(item.id)} name={`grouped.${at}.id`} />
                  </td>
                  <td className="num">
                    <Field name={`grouped.${at}.quantity`} label={m.option_quantity()} hidesLabel>
                      <Input
                        numeric
                        width="w4"
                        key={item.quantity}
                        defaultValue={item.quantity}
                        onBlur={({ target }) =>
                          set(changedAt(items, at, { quantity: Number(target.value) || 1 }))
                        }
                      />
                    </Field>
                  </td>
                  <td className="acts-cell">
                    <MoveButtons
                      list={items}
                      at={at}
                      name={known.of(item.id)?.name ?? String(item.id)}
                      onChange={set}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <CardPart>
        <ProductPick
          label={m.product_links_add({ list: m.product_links_grouped() })}
          types={['SIMPLE', 'VIRTUAL', 'DOWNLOADABLE']}
          without={[Number(editor.row.id), ...items.map(({ id }) => id)]}
          onPick={(one) => {
            known.remember(one)
            set([...items, { id: Number(one.id), quantity: 1 }])
          }}
        />
      </CardPart>
    </Card>
  )
}
