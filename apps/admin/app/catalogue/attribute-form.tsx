import { typedInteger } from '@comptoir/rules/typed-number'
import { useNavigate } from 'react-router'
import { FailureNote } from '../forms/failure-note.tsx'
import { useDraft } from '../forms/use-draft.ts'
import type { AttributeInputValues, AttributeKind } from '../generated/graphql.ts'
import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { languageName } from '../platform/language.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Check, Field, Input, Select } from '../ui/field.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import { Note } from '../ui/note.tsx'
import { DeleteAttribute } from './attribute-delete.tsx'
import { AttributeOptions } from './attribute-options.tsx'
import type { OptionDraft } from './option-draft.ts'
import { ATTRIBUTE_FLAGS, attributeKind, attributeKinds } from './attribute-words.ts'
import type { AttributeDeed, AttributeRecord } from './attributes.server.ts'
import { AttributesScopeNote, useMayChangeAttributes } from './attributes-scope.tsx'
import { useSave } from './use-save.ts'

const FLAGS = ATTRIBUTE_FLAGS.map(({ name }) => name)

/** What the form edits, as it is kept in the browser. */
type AttributeDraft = Readonly<Record<(typeof FLAGS)[number], boolean>> & {
  readonly code: string
  readonly type: AttributeKind
  readonly labels: Readonly<Record<string, string>>
  readonly position: number
  readonly options: readonly OptionDraft[]
}

const fresh: AttributeDraft = {
  code: '',
  type: 'SELECT',
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

function storedOf(attribute: AttributeRecord | undefined): AttributeDraft {
  if (!attribute) return fresh
  const {
    id: _id,
    version: _version,
    label: _label,
    products: _products,
    variantsOf: _of,
    sets: _sets,
    ...own
  } = attribute
  return own
}

/** What differs from what is stored, so that different changes of two people merge; everything of a new attribute. */
function changesOf(
  value: AttributeDraft,
  stored: AttributeDraft | undefined,
  hasOptions: boolean,
): AttributeInputValues {
  const names = ([...FLAGS, 'labels', 'position', 'options'] as const).filter(
    (name) => JSON.stringify(value[name]) !== JSON.stringify(stored?.[name]),
  )
  const own: AttributeInputValues = Object.fromEntries(names.map((name) => [name, value[name]]))
  const { options, ...rest } = own
  if (!options || !hasOptions) return rest
  return {
    ...rest,
    options: value.options.map(({ id, value: text, labels, swatch }) => ({
      id,
      value: text,
      labels,
      swatch,
    })),
  }
}

/** The languages of all shops; the first is the one that the default scope is written in. */
function useShopLanguages(): readonly string[] {
  const { websites } = useFrame()
  return [...new Set(websites.flatMap(({ storeViews }) => storeViews.map(({ language }) => language)))]
}

/** Labels, what an attribute does in the shop, and its options. Its code and kind stay once it exists. */
export function AttributeForm({ attribute }: { attribute: AttributeRecord | undefined }) {
  const [source = 'en', ...others] = useShopLanguages()
  const mayChange = useMayChangeAttributes()
  const navigate = useNavigate()
  const stored = storedOf(attribute)
  const saved = { value: stored, version: attribute?.version ?? '' }
  const editing = useDraft<AttributeDraft>(`attribute-${attribute?.id ?? 'new'}`, saved)
  const { value, change } = editing
  const { code, type, labels, options } = value
  const set = (values: Partial<AttributeDraft>) => change({ ...value, ...values })
  const path = `/attributes/${attribute?.id ?? 'new'}`
  const save = useSave<AttributeDeed, { opens?: string }>(path, ({ opens }) => {
    editing.discard()
    if (opens) void navigate(opens)
  })
  const hasOptions = type === 'SELECT' || type === 'MULTISELECT'
  const kept = new Set(options.flatMap(({ id }) => id ?? []))
  const all = attribute?.options ?? []
  const lost = all.reduce((sum, one) => (kept.has(one.id) ? sum : sum + one.products), 0)
  const send = () => {
    const own = changesOf(value, attribute ? stored : undefined, hasOptions)
    if (attribute)
      save.send({
        intent: 'change',
        id: attribute.id,
        version: editing.version,
        attribute: own,
        losing: lost,
      })
    else save.send({ intent: 'create', code, type, attribute: own })
  }
  return (
    <FormProblems problems={save.failure?.problems ?? []}>
      <div className="stack">
        <AttributesScopeNote />
        <ProblemSummary />
        {save.failure && save.failure.problems.length === 0 && (
          <FailureNote
            failure={save.failure}
            onKeepMine={() => editing.rebase(attribute?.version ?? '')}
            onTakeTheirs={editing.discard}
          />
        )}
        <Card title={m.attribute_labels()}>
          <CardPart>
            <div className="two">
              {attribute ? (
                <p>{attributeKind(type)}</p>
              ) : (
                <>
                  <Field name="code" label={m.attribute_code()} help={m.attribute_code_help()}>
                    <Input
                      value={code}
                      maxLength={60}
                      onChange={({ target }) => set({ code: target.value })}
                    />
                  </Field>
                  <Field name="type" label={m.attribute_type()}>
                    <Select
                      value={type}
                      choices={attributeKinds()}
                      onChange={({ target }) => {
                        const next = attributeKinds().find((kind) => kind.value === target.value)
                        if (next) set({ type: next.value })
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
                    onChange={({ target }) => set({ labels: { ...labels, [key]: target.value } })}
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
                checked={value[name]}
                help={help?.()}
                onChange={({ target }) => set({ [name]: target.checked })}
              >
                {label()}
              </Check>
            ))}
            <Field name="position" label={m.attribute_position()} help={m.attribute_position_help()}>
              <Input
                numeric
                width="w6"
                readOnly={!mayChange}
                key={value.position}
                defaultValue={value.position}
                onBlur={({ target }) => {
                  const position = typedInteger(target.value)
                  if (position === undefined) target.value = String(value.position)
                  else set({ position })
                }}
              />
            </Field>
          </CardPart>
        </Card>
        {hasOptions && (
          <AttributeOptions
            options={options}
            path={path}
            languages={others}
            source={source}
            mayChange={mayChange}
            onChange={(next) => set({ options: next })}
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
            {editing.isChanged && <Button onClick={editing.discard}>{m.form_discard()}</Button>}
            {attribute && <DeleteAttribute attribute={attribute} />}
          </div>
        )}
      </div>
    </FormProblems>
  )
}
