import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/products'
import { useShortcut } from '../layout/shortcuts.tsx'
import { useAllowed, useFrame } from '../layout/use-frame.ts'
import { MoreRows } from '../lists/more-rows.tsx'
import { useRows } from '../lists/use-rows.ts'
import { m } from '../paraglide/messages.js'
import type { Conflict } from '../platform/action-result.ts'
import { FloatingBar } from '../ui/bar-stack.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { BulkDrawer } from './bulk-drawer.tsx'
import { FailureNote } from './failure-note.tsx'
import { ProductSheet } from './product-sheet.tsx'
import { ProductTable } from './product-table.tsx'
import {
  productsPage,
  saveProducts,
  type ProductsInput,
  type ProductsPage,
  type SavedProducts,
} from './products.server.ts'
import { Filters, Views } from './product-tools.tsx'
import { SaveBar } from './save-bar.tsx'
import { SavedBar } from './saved-bar.tsx'
import { sheetColumns, type CellValue, type SheetColumn, type SheetFormat } from './sheet-columns.ts'
import { sheetLabels } from './sheet-labels.ts'
import type { SheetRow } from './sheet-row.ts'
import { doubtsOf } from './sheet-warnings.ts'
import { useSave } from './use-save.ts'
import { changesOf, keyOf, useSheet, type RowChange } from './use-sheet.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => productsPage(context, new URL(request.url))

export async function action({ context, request }: Route.ActionArgs) {
  const input: ProductsInput = await request.json()
  return await saveProducts(context, input)
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams()
  const { website, counts, page } = loaderData
  const isSheet = parameters.get('view') === 'sheet'
  const list = useRows(loaderData.page)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isChanging, setChanging] = useState(false)
  const [changed, setChanged] = useState<{ entry: string; count: number }>()
  return (
    <Page
      title={m.nav_products()}
      width="wide"
      actions={
        <LinkButton to="/products/new" icon="plus">
          {m.products_new()}
        </LinkButton>
      }
    >
      <title>{`${m.nav_products()} | Comptoir`}</title>
      <Views counts={counts} />
      <Filters isSheet={isSheet} />
      {list.rows.length === 0 ? (
        <Empty icon="box" title={m.products_none()}>
          {m.products_none_text()}
        </Empty>
      ) : isSheet ? (
        <SheetPart
          website={website}
          rows={list.rows}
          first={page.nodes.length}
          selected={selected}
          onSelect={setSelected}
        />
      ) : (
        <ProductTable
          rows={list.rows}
          website={website.code}
          currency={website.currency}
          selected={selected}
          onSelect={setSelected}
        />
      )}
      <SelectionBar
        selected={selected}
        onClear={() => setSelected(new Set())}
        onChange={() => setChanging(true)}
      />
      {isChanging && (
        <BulkDrawer
          rows={list.rows.filter(({ id }) => selected.has(id))}
          website={website}
          onClose={() => setChanging(false)}
          onDone={(done) => {
            setSelected(new Set())
            setChanged(done)
          }}
        />
      )}
      {changed && selected.size === 0 && (
        <SavedBar
          path="/products"
          entry={changed.entry}
          count={changed.count}
          onDone={() => setChanged(undefined)}
        />
      )}
      <MoreRows hasMore={list.hasMore} isLoading={list.isLoading} onMore={list.loadMore} />
      <p className="foot">
        <span>{m.products_count({ shown: list.rows.length, total: page.totalCount })}</span>
        {isSheet && <SheetKeys />}
      </p>
    </Page>
  )
}

function SheetPart({
  website,
  rows: given,
  first,
  selected,
  onSelect,
}: {
  website: ProductsPage['website']
  rows: readonly SheetRow[]
  /** How many of the rows are read again after a change. */
  first: number
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
}) {
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
        selected={selected}
        onSelect={onSelect}
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
      <SaveBar
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

function SelectionBar({
  selected,
  onClear,
  onChange,
}: {
  selected: ReadonlySet<string>
  onClear: () => void
  onChange: () => void
}) {
  useShortcut('Escape', m.products_unselect(), onClear, selected.size === 0)
  if (selected.size === 0) return null
  return (
    <FloatingBar label={m.products_selection()}>
      <output>{m.sheet_products({ count: selected.size })}</output>
      <Button icon="pen" onClick={onChange}>
        {m.bulk_open()}
      </Button>
      <Button onClick={onClear}>{m.products_unselect()}</Button>
    </FloatingBar>
  )
}

const KEYS: readonly (readonly [() => string, () => string])[] = [
  [() => m.sheet_key_arrows(), () => m.sheet_key_go()],
  [() => m.sheet_key_enter(), () => m.sheet_key_type()],
  [() => 'Ctrl C, Ctrl V', () => m.sheet_key_exchange()],
  [() => 'Ctrl D', () => m.sheet_key_fill()],
  [() => 'Ctrl Z', () => m.sheet_key_undo()],
]

function SheetKeys() {
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
