import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { Check } from '../ui/field.tsx'
import { State } from '../ui/state.tsx'
import { AvailabilityFields } from './availability-fields.tsx'
import type { EditorStore } from './editor-stores.ts'
import type { ProductPage } from './product.server.ts'
import { TextTable } from './text-table.tsx'
import type { Editor } from './use-editor.ts'
import { OptionChecks } from './option-checks.tsx'

type Attributes = ProductPage['setup']['attributes']

const TEXTS = ['ingredients', 'nutrition', 'origin', 'storage']
const FLAGS = ['perishable', 'alcohol', 'meal_voucher']

/** The attributes that this part edits. */
export const FOOD_CODES: ReadonlySet<string> = new Set([
  ...TEXTS,
  ...FLAGS,
  'allergens',
  'allergens_declared',
  'pad_min_delay',
  'pad_pickup_available_start',
  'pad_pickup_available_end',
  'pad_delivery_available_start',
  'pad_delivery_available_end',
])

/** Whether a product is food, or is handed over at points of sale of the website. */
export function useIsFood({ website, product, setup }: ProductPage): boolean {
  const { pointsOfSale } = useFrame()
  const isKnown = setup.attributes.some(({ code }) => FOOD_CODES.has(code))
  return (
    isKnown &&
    (pointsOfSale.some(({ websiteId }) => websiteId === website.id) ||
      Object.keys(product.fields).some((field) => FOOD_CODES.has(field.split('@')[0] ?? '')))
  )
}

type FoodPartProps = {
  readonly editor: Editor
  readonly stores: readonly EditorStore[]
  readonly attributes: Attributes
}

/** What shoppers must know of food, and when it is available. */
export function FoodPart({ editor, stores, attributes }: FoodPartProps) {
  const known = (codes: readonly string[]) =>
    codes.flatMap((code) => attributes.find((one) => one.code === code) ?? [])
  const texts = known(TEXTS)
  return (
    <Card id="food" title={m.product_part_food()}>
      <CardPart>
        <Allergens editor={editor} allergens={attributes.find(({ code }) => code === 'allergens')} />
        <div className="row wide">
          {known(FLAGS).map(({ code, label }) => (
            <Check
              key={code}
              checked={editor.flag(`${code}@default`)}
              onChange={({ target }) => editor.set(`${code}@default`, target.checked ? 1 : 0)}
            >
              {label}
            </Check>
          ))}
        </div>
      </CardPart>
      {texts.length > 0 && (
        <TextTable
          editor={editor}
          stores={stores}
          fields={texts.map(({ code, label, type }) => ({
            code,
            label,
            kind: type === 'textarea' ? 'lines' : 'line',
          }))}
        />
      )}
      <CardPart>
        <AvailabilityFields editor={editor} />
      </CardPart>
    </Card>
  )
}

function Allergens({ editor, allergens }: { editor: Editor; allergens: Attributes[number] | undefined }) {
  if (!allergens) return null
  const chosen = editor.ids('allergens@default')
  const isDeclared = editor.flag('allergens_declared@default')
  const set = (next: readonly number[]) => editor.set('allergens@default', next.length === 0 ? null : next)
  return (
    <fieldset className="field">
      <legend className="label">{allergens.label}</legend>
      <Check
        checked={isDeclared}
        help={m.food_declared_help()}
        onChange={({ target }) => editor.set('allergens_declared@default', target.checked ? 1 : 0)}
      >
        {m.food_declared()}
      </Check>
      <div className="picks">
        <OptionChecks options={allergens.options} chosen={chosen} onChange={set} />
      </div>
      {!isDeclared && <State kind="warn">{m.food_undeclared()}</State>}
      {isDeclared && chosen.length === 0 && <State kind="done">{m.food_none()}</State>}
    </fieldset>
  )
}
