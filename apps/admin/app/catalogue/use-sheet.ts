import { discarded, edited, noEdits, redone, undone, type EditHistory } from '@comptoir/rules/edit-history'
import { useMemo, useState } from 'react'
import { removeDraft, useStoredDraft, writeDraft } from '../forms/drafts.ts'
import { useFrame } from '../layout/use-frame.ts'
import type { FieldValue } from './field-value.ts'
import type { SheetRow } from './sheet-row.ts'
import { isInvalid, type CellValue, type SheetColumn } from './sheet-columns.ts'

/** A changed value with the stored one that it was based on. */
export type Edit = { readonly value: CellValue; readonly from: FieldValue }

/** One product with the values to set, as the API takes it. */
export type RowChange = {
  readonly id: string
  readonly version: string
  readonly fields: readonly {
    readonly field: string
    readonly value: FieldValue
    readonly from: FieldValue
  }[]
}

export const keyOf = (id: string, field: string) => `${id} ${field}`

/** The changes as the browser keeps them. */
export type Kept = readonly (readonly [string, Edit])[]

type Steps = Pick<EditHistory<Edit>, 'past' | 'future'>
const noSteps: Steps = { past: [], future: [] }

/** The unsaved changes of a sheet, kept in the browser under a name, with undo and redo. */
export function useSheet(name: string, rows: readonly SheetRow[]) {
  const person = useFrame().me.email
  const draft = useStoredDraft<Kept>(person, name)
  const [steps, setSteps] = useState<Steps>(noSteps)
  const history = useMemo<EditHistory<Edit>>(
    () => ({ ...noEdits<Edit>(), ...steps, now: new Map(draft?.value) }),
    [draft, steps],
  )
  const stored = useMemo(() => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    return (key: string): FieldValue | undefined => {
      const [id = '', ...field] = key.split(' ')
      const row = byId.get(id)
      return row && (row.fields[field.join(' ')] ?? null)
    }
  }, [rows])

  const keep = (next: EditHistory<Edit>) => {
    setSteps({ past: next.past, future: next.future })
    if (next.now.size === 0) removeDraft(person, name)
    else writeDraft<Kept>(person, name, { value: [...next.now], version: '', at: Date.now() })
  }
  const now = history.now

  return {
    edits: now,
    canUndo: history.past.length > 0,
    valueOf: (row: SheetRow, { field }: SheetColumn): CellValue =>
      now.get(keyOf(row.id, field))?.value ?? ownValue(now, row, field),
    /** Sets values in one step. */
    set: (values: readonly { row: SheetRow; field: string; value: CellValue }[]) => {
      const entries = values.map(({ row, field, value }) => {
        const key = keyOf(row.id, field)
        const from = now.get(key)?.from ?? row.fields[field] ?? null
        return [key, { value, from }] as const
      })
      keep(
        edited(history, entries, (key) => {
          const value = stored(key)
          return value === undefined ? undefined : { value, from: value }
        }),
      )
    },
    /** Bases a change on the value that somebody else stored meanwhile. */
    rebase: (key: string, from: FieldValue) => {
      const edit = now.get(key)
      if (edit) keep({ ...history, now: new Map(now).set(key, { ...edit, from }) })
    },
    drop: (keys: readonly string[]) => {
      const next = new Map(now)
      for (const key of keys) next.delete(key)
      keep({ ...history, now: next })
    },
    undo: () => keep(undone(history)),
    redo: () => keep(redone(history)),
    discard: () => keep(discarded(history)),
    /** Forgets everything, after it was saved. */
    clear: () => keep(noEdits()),
  }
}

export type Sheet = ReturnType<typeof useSheet>

/** A null that was typed is a value, too. */
function ownValue(edits: ReadonlyMap<string, Edit>, row: SheetRow, field: string): CellValue {
  return edits.has(keyOf(row.id, field)) ? null : (row.fields[field] ?? null)
}

/** The changes by product, without values that are not possible. */
export function changesOf(edits: ReadonlyMap<string, Edit>, rows: readonly SheetRow[]): RowChange[] {
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  const changes = new Map<string, RowChange['fields'][number][]>()
  for (const [key, { value, from }] of edits) {
    if (isInvalid(value)) continue
    const [id = '', ...field] = key.split(' ')
    const fields = changes.get(id) ?? []
    changes.set(id, fields)
    fields.push({ field: field.join(' '), value, from })
  }
  return [...changes].map(([id, fields]) => ({ id, version: versions.get(id) ?? '0', fields }))
}
