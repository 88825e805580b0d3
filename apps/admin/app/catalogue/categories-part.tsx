import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { Check } from '../ui/field.tsx'
import type { ProductPage } from './product.server.ts'
import type { Editor } from './use-editor.ts'

/** The categories of the website, those of the product ticked. */
export function CategoriesPart({
  editor,
  categories,
}: {
  editor: Editor
  categories: ProductPage['categories']
}) {
  const chosen = editor.ids('categories')
  const shown = categories.filter(({ level }) => level > 1)
  const set = (next: readonly number[]) =>
    editor.set(
      'categories',
      next.toSorted((a, b) => a - b),
    )
  return (
    <Card
      id="categories"
      title={m.product_part_categories()}
      fact={m.product_categories_count({ count: chosen.length })}
    >
      <CardPart>
        <ul className="plain-list stack tight category-picks">
          {shown.map(({ id, name, level }) => (
            <li key={id} data-depth={level - 2}>
              <Check
                checked={chosen.includes(Number(id))}
                onChange={({ target }) =>
                  set(target.checked ? [...chosen, Number(id)] : chosen.filter((one) => one !== Number(id)))
                }
              >
                {name}
              </Check>
            </li>
          ))}
        </ul>
      </CardPart>
    </Card>
  )
}
