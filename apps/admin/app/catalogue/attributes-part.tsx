import { typedNumber } from '@comptoir/rules/typed-number'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Card, CardPart } from '../ui/card.tsx'
import { Check, Field, Input, Select } from '../ui/field.tsx'
import type { FieldValue } from './field-value.ts'
import type { EditorStore } from './editor-stores.ts'
import type { ProductPage } from './product.server.ts'
import { FOOD_CODES } from './food-part.tsx'
import { TextTable, type TextField } from './text-table.tsx'
import type { Editor } from './use-editor.ts'
import { OptionChecks } from './option-checks.tsx'

type Attribute = ProductPage['setup']['attributes'][number]

type AttributesPartProps = {
  readonly editor: Editor
  readonly stores: readonly EditorStore[]
  readonly attributes: readonly Attribute[]
  readonly sets: ProductPage['setup']['attributeSets']
  /** Whether another part edits what belongs to food. */
  readonly isFood: boolean
}

/**
 * The attributes of the product's set in their groups, others that it has a value of, and a choice to add more. Texts stand side
 * by side in all languages.
 */
export function AttributesPart({ editor, stores, attributes: all, sets, isFood }: AttributesPartProps) {
  const set = editor.text('attributeSet')
  const groups = sets.find(({ name }) => name === set)?.groups ?? []
  const attributes = isFood ? all.filter(({ code }) => !FOOD_CODES.has(code)) : all
  const [added, setAdded] = useState<readonly string[]>([])
  const members = new Set(groups.flatMap((group) => group.attributes))
  const has = ({ code }: Attribute) =>
    members.has(code) ||
    editor.valueOf(`${code}@default`) !== null ||
    editor.stored(`${code}@default`) !== null ||
    added.includes(code)
  const shown = attributes.filter(has)
  const others = attributes.filter((one) => !has(one))
  const parts = [
    ...groups.map(({ title, attributes: codes }) => ({
      title,
      own: codes.flatMap((code) => shown.find((one) => one.code === code) ?? []),
    })),
    { title: '', own: shown.filter(({ code }) => !members.has(code)) },
  ].filter(({ own }) => own.length > 0)
  return (
    <Card id="attributes" title={m.product_part_attributes()}>
      {parts.map(({ title, own }) => (
        <CardPart key={title}>
          {title !== '' && <h3>{title}</h3>}
          <div className="two">
            {own
              .filter(({ type }) => !isText(type))
              .map((attribute) => (
                <AttributeField key={attribute.code} editor={editor} attribute={attribute} />
              ))}
          </div>
          <AttributeTexts
            editor={editor}
            stores={stores}
            attributes={own.filter(({ type }) => isText(type))}
          />
        </CardPart>
      ))}
      <CardPart>
        <Field name="attributeSet" label={m.product_field_set()}>
          <Select
            isChanged={editor.isChanged('attributeSet')}
            value={set}
            choices={sets.map(({ name }) => ({ value: name, label: name }))}
            onChange={({ target }) => editor.set('attributeSet', target.value)}
          />
        </Field>
        {others.length > 0 && (
          <Field name="add-attribute" label={m.product_attribute_add()}>
            <Select
              value=""
              choices={[
                { value: '', label: m.product_attribute_choose() },
                ...others.map(({ code, label }) => ({ value: code, label })),
              ]}
              onChange={({ target }) => target.value && setAdded([...added, target.value])}
            />
          </Field>
        )}
      </CardPart>
    </Card>
  )
}

/** Attributes that the shop shows as HTML; it writes the others as plain text. */
const HTML_CODES: ReadonlySet<string> = new Set(['description_courte_b2b', 'description_longue_b2b'])

const isText = (type: string) => type === 'text' || type === 'textarea'

function AttributeTexts({
  editor,
  stores,
  attributes,
}: Pick<AttributesPartProps, 'editor' | 'stores' | 'attributes'>) {
  if (attributes.length === 0) return null
  const fields = attributes.map(({ code, label, type }): TextField => ({
    code,
    label,
    kind: HTML_CODES.has(code) ? 'html' : type === 'textarea' ? 'lines' : 'line',
  }))
  return <TextTable editor={editor} stores={stores} fields={fields} />
}

function AttributeField({ editor, attribute }: { editor: Editor; attribute: Attribute }) {
  const { code, label, type, options, isFilterable } = attribute
  const field = `${code}@default`
  const set = (value: FieldValue) => editor.set(field, value)
  const isChanged = editor.isChanged(field)
  const help = isFilterable ? m.product_attribute_filter() : undefined
  if (type === 'boolean')
    return (
      <Check checked={editor.flag(field)} help={help} onChange={({ target }) => set(target.checked ? 1 : 0)}>
        {label}
      </Check>
    )
  if (type === 'multiselect') {
    const chosen = editor.ids(field)
    return (
      <fieldset className="field">
        <legend className="label">{label}</legend>
        <div className="row">
          <OptionChecks options={options} chosen={chosen} onChange={set} />
        </div>
        {help && <p className="help">{help}</p>}
      </fieldset>
    )
  }
  return (
    <Field name={field} label={label} help={help}>
      {type === 'select' ? (
        <Select
          isChanged={isChanged}
          value={editor.text(field)}
          choices={[
            { value: '', label: m.product_attribute_none() },
            ...options.map((option) => ({ value: option.id, label: option.label })),
          ]}
          onChange={({ target }) => set(target.value === '' ? null : Number(target.value))}
        />
      ) : (
        <Input
          isChanged={isChanged}
          numeric={type === 'int' || type === 'decimal' || type === 'price'}
          type={type === 'date' ? 'date' : 'text'}
          value={editor.text(field)}
          onChange={({ target }) => set(attributeValue(type, target.value))}
        />
      )}
    </Field>
  )
}

/** A typed value in the form of its attribute; what is no number stays a text, which the API explains. */
function attributeValue(type: string, text: string): FieldValue {
  if (text === '') return null
  const number = type === 'int' ? typedNumber(text) : undefined
  return number ?? text
}
