import { useMemo, useState } from 'react'
import { useAllowed, useFrame } from '../layout/use-frame.ts'
import type { Selecting } from '../lists/use-selection.ts'
import { m } from '../paraglide/messages.js'
import type { Conflict } from '../platform/action-result.ts'
import { FailureNote } from '../forms/failure-note.tsx'
import { ProductSheet } from './product-sheet.tsx'
import type { ProductsPage, SavedProducts } from './products.server.ts'
import { SheetSaveBar } from './sheet-save-bar.tsx'
import { SavedBar } from './saved-bar.tsx'
import { sheetColumns, type CellValue, type SheetColumn, type SheetFormat } from './sheet-columns.ts'
import { sheetLabels } from './sheet-labels.ts'
import type { SheetRow } from './sheet-row.ts'
import { doubtsOf } from './sheet-warnings.ts'
import { useSave } from './use-save.ts'
import { changesOf, keyOf, useSheet, type RowChange } from './use-sheet.ts'

type SheetPartProps = {
  readonly website: ProductsPage['website']
  readonly rows: readonly SheetRow[]
  /** How many of the rows are read again after a change. */
  readonly first: number
  readonly selection: Selecting
}

/** The list of products as a sheet, with what is unsaved in it. */
export function SheetPart({ website, rows: given, first, selection }: SheetPartProps) {
  const isAllowed = useAllowed()
  const [stored, setStored] = useState<ReadonlyMap<string, CellValue>>(new Map())
  const rows = useMemo(
    () => given.map((row, at) => (at < first ? row : withSaved(row, stored))),
    [given, first, stored],
  )
  const format = useSheetFormat(website.currency, rows)
  const columns = useMemo(() => sheetColumns(website.code), [website.code])
  const sheet = useSheet(`products-${website.code}`, rows)
  const [saved, setSaved] = useState<{ entry: string; count: number }>()
  const labels = sheetLabels(website.pricesIncludeTax)
  const save = useSave<{ intent: 'change'; changes: readonly RowChange[] }, SavedProducts>(
    '/products',
    (data, sent) => {
      setStored(new Map([...stored, ...[...sheet.edits].map(([key, { value }]) => [key, value] as const)]))
      sheet.clear()
      const count = sent.changes.reduce((sum, { fields }) => sum + fields.length, 0)
      if (data.entry) setSaved({ entry: data.entry, count })
    },
  )
  const doubts = doubtsOf(sheet, rows, columns)
  const changes = changesOf(sheet.edits, rows)
  const onSave = () => {
    const isWhole = changes.reduce((sum, { fields }) => sum + fields.length, 0) === sheet.edits.size
    if (isWhole && changes.length > 0) save.send({ intent: 'change', changes })
  }
  const conflicts = new Map<string, Conflict>((save.failure?.conflicts ?? []).map((one) => [one.field, one]))
  const keyOfConflict = ({ field }: Conflict) => {
    const [id = '', ...rest] = field.split('.')
    return keyOf(id, rest.join('.'))
  }
  return (
    <>
      {save.failure && (
        <FailureNote
          failure={save.failure}
          hasProblems
          onKeepMine={() => {
            for (const conflict of conflicts.values())
              sheet.rebase(keyOfConflict(conflict), (conflict.value ?? null) as SheetRow['fields'][string])
          }}
          onTakeTheirs={() => sheet.drop([...conflicts.values()].map(keyOfConflict))}
        />
      )}
      <ProductSheet
        rows={rows}
        columns={columns}
        labels={labels}
        format={format}
        sheet={sheet}
        selection={selection}
        conflicts={conflicts}
        mayChange={({ code }: SheetColumn) => isAllowed(code === 'stock' ? 'stock.edit' : 'prices.edit')}
      />
      {saved && sheet.edits.size === 0 && (
        <SavedBar
          path="/products"
          entry={saved.entry}
          count={saved.count}
          onDone={() => setSaved(undefined)}
        />
      )}
      <SheetSaveBar
        sheet={sheet}
        doubts={doubts}
        currency={website.currency}
        isBusy={save.isBusy}
        onSave={onSave}
      />
    </>
  )
}

/** A row with values that were saved after it was read. */
function withSaved(row: SheetRow, saved: ReadonlyMap<string, CellValue>): SheetRow {
  const own = Object.keys(row.fields).filter((field) => saved.has(keyOf(row.id, field)))
  if (own.length === 0) return row
  const fields = own.map((field) => [field, saved.get(keyOf(row.id, field)) ?? null])
  return { ...row, fields: { ...row.fields, ...Object.fromEntries(fields) } }
}

function useSheetFormat(currency: string, rows: readonly SheetRow[]): SheetFormat {
  const { language, now } = useFrame()
  const today = rows.find(({ pricing }) => pricing)?.pricing?.day ?? now.slice(0, 10)
  return useMemo(() => ({ currency, locale: language, today }), [currency, language, today])
}

const KEYS: readonly (readonly [() => string, () => string])[] = [
  [() => m.sheet_key_arrows(), () => m.sheet_key_go()],
  [() => m.sheet_key_enter(), () => m.sheet_key_type()],
  [() => 'Ctrl C, Ctrl V', () => m.sheet_key_exchange()],
  [() => 'Ctrl D', () => m.sheet_key_fill()],
  [() => 'Ctrl Z', () => m.sheet_key_undo()],
]

/** The keys of the sheet, for the foot of the list. */
export function SheetKeys() {
  return (
    <span className="keys only-wide">
      {KEYS.map(([key, text]) => (
        <span key={key()}>
          <kbd>{key()}</kbd> {text()}
        </span>
      ))}
    </span>
  )
}
