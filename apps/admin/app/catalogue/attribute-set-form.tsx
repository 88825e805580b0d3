import { useNavigate } from 'react-router'
import { FailureNote } from '../forms/failure-note.tsx'
import { useDraft } from '../forms/use-draft.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { Field, Input, Select } from '../ui/field.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import type { AttributeDeed, AttributeSetRecord } from './attributes.server.ts'
import { AttributesScopeNote, useMayChangeAttributes } from './attributes-scope.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { changedAt } from './option-entries.ts'
import { useSave } from './use-save.ts'

type Group = { readonly title: string; readonly attributes: readonly string[] }
type SetDraft = { readonly name: string; readonly groups: readonly Group[] }
type Known = readonly { readonly code: string; readonly label: string }[]

type AttributeSetFormProps = {
  readonly set: AttributeSetRecord | undefined
  readonly attributes: Known
}

/** The name of a set and its groups of attributes, in order. */
export function AttributeSetForm({ set, attributes }: AttributeSetFormProps) {
  const mayChange = useMayChangeAttributes()
  const navigate = useNavigate()
  const saved = { value: { name: set?.name ?? '', groups: set?.groups ?? [] }, version: set?.version ?? '' }
  const editing = useDraft<SetDraft>(`attribute-set-${set?.id ?? 'new'}`, saved)
  const { name, groups } = editing.value
  const setGroups = (next: readonly Group[]) => editing.change({ name, groups: next })
  const path = `/attribute-sets/${set?.id ?? 'new'}`
  const save = useSave<AttributeDeed, { opens?: string }>(path, ({ opens }) => {
    editing.discard()
    if (opens) void navigate(opens)
  })
  const taken = new Set(groups.flatMap((group) => group.attributes))
  const free = attributes.filter(({ code }) => !taken.has(code))
  const send = () =>
    save.send({
      intent: 'save-set',
      id: set?.id ?? null,
      version: set ? editing.version : null,
      name,
      groups: groups.map((group) => ({ title: group.title, attributes: [...group.attributes] })),
    })
  return (
    <FormProblems problems={save.failure?.problems ?? []}>
      <div className="stack">
        <AttributesScopeNote />
        <ProblemSummary />
        {save.failure && save.failure.problems.length === 0 && (
          <FailureNote
            failure={save.failure}
            onKeepMine={() => editing.rebase(set?.version ?? '')}
            onTakeTheirs={editing.discard}
          />
        )}
        <Card>
          <CardPart>
            <Field name="name" label={m.attribute_set_name()}>
              <Input
                readOnly={!mayChange}
                maxLength={64}
                value={name}
                onChange={({ target }) => editing.change({ name: target.value, groups })}
              />
            </Field>
          </CardPart>
        </Card>
        <Card
          title={m.attribute_set_groups()}
          actions={
            mayChange && (
              <Button small icon="plus" onClick={() => setGroups([...groups, { title: '', attributes: [] }])}>
                {m.attribute_group_add()}
              </Button>
            )
          }
        >
          {groups.length === 0 && (
            <CardPart>
              <p className="muted">{m.attribute_set_empty()}</p>
            </CardPart>
          )}
          {groups.map((group, at) => (
            <CardPart key={`group-${at}`}>
              <GroupFields
                groups={groups}
                at={at}
                group={group}
                attributes={attributes}
                free={free}
                mayChange={mayChange}
                onChange={setGroups}
              />
            </CardPart>
          ))}
        </Card>
        {mayChange && (
          <div className="row between">
            <Button variant="primary" busy={save.isBusy && m.form_saving()} onClick={send}>
              {m.sheet_save()}
            </Button>
            {editing.isChanged && <Button onClick={editing.discard}>{m.form_discard()}</Button>}
            {set?.products === 0 && (
              <Button
                variant="danger"
                onClick={() => save.send({ intent: 'delete-set', id: set.id, version: set.version })}
              >
                {m.product_delete()}
              </Button>
            )}
          </div>
        )}
        {set && set.products > 0 && <p className="muted">{m.attribute_set_used({ count: set.products })}</p>}
      </div>
    </FormProblems>
  )
}

type GroupFieldsProps = {
  readonly groups: readonly Group[]
  readonly at: number
  readonly group: Group
  readonly attributes: Known
  /** Attributes that no group has. */
  readonly free: Known
  readonly mayChange: boolean
  readonly onChange: (groups: readonly Group[]) => void
}

function GroupFields({ groups, at, group, attributes, free, mayChange, onChange }: GroupFieldsProps) {
  const called = group.title || m.attribute_group_new()
  const change = (values: Partial<Group>) => onChange(changedAt(groups, at, values))
  const labelOf = (code: string) => attributes.find((one) => one.code === code)?.label ?? code
  return (
    <fieldset className="entry stack tight">
      <legend className="row between wide">
        <b>{called}</b>
        {mayChange && <MoveButtons list={groups} at={at} name={called} onChange={onChange} />}
      </legend>
      <Field name={`groups.${at}.title`} label={m.attribute_group_title()}>
        <Input
          readOnly={!mayChange}
          maxLength={64}
          value={group.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <ul className="plain-list stack tight">
        {group.attributes.map((code, index) => (
          <li key={code} className="row between">
            <span>
              {labelOf(code)} <small className="muted">{code}</small>
            </span>
            {mayChange && (
              <MoveButtons
                list={group.attributes}
                at={index}
                name={labelOf(code)}
                onChange={(next) => change({ attributes: next })}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <Field name={`groups.${at}.attributes`} label={m.attribute_group_into({ group: called })}>
          <Select
            value=""
            choices={[
              { value: '', label: m.product_attribute_choose() },
              ...free.map(({ code, label }) => ({ value: code, label: `${label} (${code})` })),
            ]}
            onChange={({ target }) =>
              target.value && change({ attributes: [...group.attributes, target.value] })
            }
          />
        </Field>
      )}
    </fieldset>
  )
}
