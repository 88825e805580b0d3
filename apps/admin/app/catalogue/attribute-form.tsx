import { typedInteger } from '@comptoir/rules/typed-number'
import { useState } from 'react'
import type { AttributeInputValues, AttributeKind } from '../generated/graphql.ts'
import { useAllowed, useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { languageName } from '../platform/language.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Check, Field, Input, Select } from '../ui/field.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import { Note } from '../ui/note.tsx'
import { DeleteAttribute } from './attribute-delete.tsx'
import { AttributeOptions, type OptionDraft } from './attribute-options.tsx'
import { ATTRIBUTE_FLAGS, attributeKind, attributeKinds } from './attribute-words.ts'
import type { AttributeDeed, AttributeRecord } from './attributes.server.ts'
import { useSave } from './use-save.ts'

const fresh = {
  labels: {},
  options: [],
  position: 0,
  isFilterable: false,
  isSearchable: false,
  isSortable: false,
  isVisible: true,
  isComparable: false,
  isInListing: false,
}

/** The languages of all shops; the first is the one that the default scope is written in. */
function useShopLanguages(): readonly string[] {
  const { websites } = useFrame()
  return [...new Set(websites.flatMap(({ storeViews }) => storeViews.map(({ language }) => language)))]
}

/** Labels, what an attribute does in the shop, and its options. Its code and kind stay once it exists. */
export function AttributeForm({ attribute }: { attribute: AttributeRecord | undefined }) {
  const stored = attribute ?? fresh
  const [source = 'en', ...others] = useShopLanguages()
  const mayChange = useAllowed()('catalogue.edit')
  const [code, setCode] = useState('')
  const [type, setType] = useState<AttributeKind>(attribute?.type ?? 'SELECT')
  const [changed, setChanged] = useState<Omit<AttributeInputValues, 'options' | 'labels'>>({})
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>(stored.labels)
  const [options, setOptions] = useState<readonly OptionDraft[]>(stored.options)
  const save = useSave<AttributeDeed, unknown>(`/attributes/${attribute?.id ?? 'new'}`, () => setChanged({}))
  const hasOptions = type === 'SELECT' || type === 'MULTISELECT'
  const kept = new Set(options.flatMap(({ id }) => id ?? []))
  const lost = stored.options.reduce((sum, one) => (kept.has(one.id) ? sum : sum + one.products), 0)
  const send = () => {
    const own = {
      ...changed,
      labels,
      ...(hasOptions && {
        options: options.map(({ id, value, labels: names, swatch }) => ({
          id,
          value,
          labels: names,
          swatch,
        })),
      }),
    }
    if (attribute)
      save.send({
        intent: 'change',
        id: attribute.id,
        version: attribute.version,
        attribute: own,
        losing: lost,
      })
    else save.send({ intent: 'create', code, type, attribute: { ...fresh, ...own } })
  }
  return (
    <FormProblems problems={save.failure?.problems ?? []}>
      <div className="stack">
        <ProblemSummary />
        {save.failure && save.failure.problems.length === 0 && (
          <Note kind="bad" live title={save.failure.message || m.form_failed()} />
        )}
        <Card title={m.attribute_labels()}>
          <CardPart>
            <div className="two">
              {attribute ? (
                <p>{attributeKind(type)}</p>
              ) : (
                <>
                  <Field name="code" label={m.attribute_code()} help={m.attribute_code_help()}>
                    <Input value={code} maxLength={60} onChange={({ target }) => setCode(target.value)} />
                  </Field>
                  <Field name="type" label={m.attribute_type()}>
                    <Select
                      value={type}
                      choices={attributeKinds()}
                      onChange={({ target }) => {
                        const next = attributeKinds().find(({ value }) => value === target.value)
                        if (next) setType(next.value)
                      }}
                    />
                  </Field>
                </>
              )}
            </div>
            <div className="two">
              {[
                { key: 'default', language: source },
                ...others.map((one) => ({ key: one, language: one })),
              ].map(({ key, language }) => (
                <Field
                  key={key}
                  name={`labels.${key}`}
                  label={m.attribute_label({ language: languageName(language) })}
                >
                  <Input
                    lang={language}
                    readOnly={!mayChange}
                    value={labels[key] ?? ''}
                    placeholder={key === 'default' ? undefined : labels.default}
                    onChange={({ target }) => setLabels({ ...labels, [key]: target.value })}
                  />
                </Field>
              ))}
            </div>
          </CardPart>
        </Card>
        <Card title={m.attribute_in_shop()}>
          <CardPart>
            {ATTRIBUTE_FLAGS.map(({ name, label, help }) => (
              <Check
                key={name}
                disabled={!mayChange}
                checked={changed[name] ?? stored[name]}
                help={help?.()}
                onChange={({ target }) => setChanged({ ...changed, [name]: target.checked })}
              >
                {label()}
              </Check>
            ))}
            <Field name="position" label={m.attribute_position()} help={m.attribute_position_help()}>
              <Input
                numeric
                width="w6"
                readOnly={!mayChange}
                defaultValue={stored.position}
                onBlur={({ target }) => {
                  const position = typedInteger(target.value)
                  if (position === undefined) target.value = String(changed.position ?? stored.position)
                  else setChanged({ ...changed, position })
                }}
              />
            </Field>
          </CardPart>
        </Card>
        {hasOptions && (
          <AttributeOptions
            options={options}
            languages={others}
            source={source}
            mayChange={mayChange}
            onChange={setOptions}
          />
        )}
        {lost > 0 && (
          <Note kind="warn" title={m.attribute_losing({ count: lost })}>
            {m.attribute_losing_text()}
          </Note>
        )}
        {mayChange && (
          <div className="row between">
            <Button variant="primary" busy={save.isBusy && m.form_saving()} onClick={send}>
              {attribute ? m.sheet_save() : m.attribute_create()}
            </Button>
            {attribute && <DeleteAttribute attribute={attribute} />}
          </div>
        )}
      </div>
    </FormProblems>
  )
}
