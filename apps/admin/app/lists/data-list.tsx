import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useFetcher, useNavigate, useNavigation } from 'react-router'
import { Key } from '../layout/key.tsx'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { FloatingBar } from '../ui/bar-stack.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Drawer } from '../ui/dialog.tsx'
import type { IconName } from '../ui/icon.tsx'
import { writeAddress } from './list-address.ts'
import type { ListConfig, ListData, ListState, ShowState } from './list-config.ts'
import { ListTable, type Column, type RowLink } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { ListViews } from './list-views.tsx'
import { MoreRows } from './more-rows.tsx'
import { NewRows } from './new-rows.tsx'
import { NothingFound } from './nothing-found.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useRemembered } from './use-remembered.ts'
import { useRows } from './use-rows.ts'
import { useSelection, type Selecting, type Selection } from './use-selection.ts'

export interface DataListProps<Row> {
  readonly config: ListConfig
  readonly data: ListData<Row>
  readonly columns: readonly Column<Row>[]
  readonly toRow: (row: Row) => RowLink
  /** What the table holds and in which order, for screen readers. */
  readonly caption: string
  /** Class of the table, for widths and the blocks of a phone: `orders`. */
  readonly className?: string
  /** Nothing yet: what the list is for, and one button. */
  readonly empty: {
    readonly icon: IconName
    readonly title: string
    readonly text?: string
    readonly action?: ReactNode
  }
  /** Buttons for what is chosen; without it nothing can be chosen. */
  readonly actions?: (selection: Selection, clear: () => void, chosen: readonly Row[]) => ReactNode
  /** A sum or another fact of what is chosen. */
  readonly selectionFact?: (rows: readonly Row[]) => ReactNode
  /** The list in the layout that the address names, in place of the table. */
  readonly otherLayout?: (rows: readonly Row[], selection: Selecting) => ReactNode
  /** The keys of that layout, for the foot. */
  readonly otherKeys?: ReactNode
  /** What Space shows at the end side without leaving the list. */
  readonly preview?: (row: Row) => ReactNode
}

/** The list of a feature: views, filters, search, table, selection, keyboard; all of its state stands in the address. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { config, data, columns, toRow, caption, className, empty, actions, selectionFact, preview } = props
  const { otherLayout, otherKeys } = props
  const { list, page } = data
  const hasTable = otherLayout === undefined || list.layout === null
  const { rows, hasMore, isLoading, loadMore } = useRows(page)
  const links = rows.map(toRow)
  const ids = links.map(({ id }) => id)
  const selection = useSelection(ids, page.totalCount)
  const [at, setAt] = useRemembered<string | undefined>('at', undefined)
  const [previewed, setPreviewed] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const table = useRef<HTMLTableElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const show = useShow(config)
  const isLarge = useLargeRows(list, config.name)
  const formats = useFormats()
  const isBusy = useNavigation().state === 'loading'
  const shownColumns = columns.filter(
    ({ code, isFixed }) => isFixed || !list.columns || list.columns.includes(code),
  )
  const previewedRow = preview && rows.find((_row, index) => ids[index] === previewed)
  const chosen = rows.filter((_row, index) => selection.has(ids[index] ?? ''))
  useListKeys({
    // Another layout moves by keys of its own.
    ids: hasTable ? ids : [],
    at,
    selection: actions ? selection : undefined,
    move: (id) => {
      setAt(id)
      const link = table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] a`)
      link?.focus()
      link?.scrollIntoView({ block: 'nearest' })
    },
    preview: preview && setPreviewed,
    addFilter: () => setAdding(true),
    search: () => search.current?.focus(),
  })
  useFocusAgain(table, at)
  const isUnfiltered = list.filters.length === 0 && list.search === ''
  return (
    <>
      <ListViews config={config} list={list} />
      <ListTools
        config={config}
        list={list}
        columns={columns}
        show={show}
        searchRef={search}
        isAdding={isAdding}
        onAdding={setAdding}
        isLarge={isLarge}
      />
      <NewRows config={config} list={list} />
      {rows.length === 0 ? (
        <div className="table-wrap">
          {isUnfiltered ? (
            <Empty icon={empty.icon} title={empty.title} action={empty.action}>
              {empty.text}
            </Empty>
          ) : (
            <NothingFound config={config} list={list} show={show}>
              <Empty icon={empty.icon} title={empty.title} action={empty.action}>
                {empty.text}
              </Empty>
            </NothingFound>
          )}
        </div>
      ) : !hasTable ? (
        otherLayout(rows, selection)
      ) : (
        <ListTable
          ref={table}
          rows={rows}
          links={links}
          columns={shownColumns}
          caption={caption}
          className={className}
          sort={list.sort}
          isLarge={isLarge}
          isBusy={isBusy}
          at={at}
          selection={actions && selection}
          onSort={(sort) => show({ ...list, sort })}
        />
      )}
      <MoreRows hasMore={hasMore} isLoading={isLoading} onMore={loadMore} />
      {actions && selection.count > 0 && (
        <FloatingBar label={m.list_chosen_region()}>
          <span>
            <b>{m.list_chosen({ count: selection.count })}</b>{' '}
            {selectionFact && !selection.isAll && <span className="muted">{selectionFact(chosen)}</span>}
          </span>
          {!selection.isAll && selection.count === rows.length && page.totalCount > rows.length && (
            <Button variant="quiet" onClick={selection.chooseAll}>
              {m.list_choose_all({ count: page.totalCount })}
            </Button>
          )}
          {actions(selection, selection.clear, chosen)}
          <IconButton icon="cross" variant="quiet" label={m.list_choose_none()} onClick={selection.clear} />
        </FloatingBar>
      )}
      <p className="foot">
        <span>
          {m.list_count({ shown: formats.number(rows.length), count: formats.number(page.totalCount) })}
        </span>
        {hasTable ? (
          <ListKeysFoot hasSelection={actions !== undefined} hasPreview={preview !== undefined} />
        ) : (
          otherKeys
        )}
      </p>
      {preview && (
        <Drawer
          isOpen={previewedRow !== undefined}
          onClose={() => setPreviewed(undefined)}
          title={links[ids.indexOf(previewed ?? '')]?.label ?? ''}
        >
          {previewedRow !== undefined && preview(previewedRow)}
        </Drawer>
      )}
    </>
  )
}

/** Shows another state of the list, in place of this one in the history. */
function useShow(config: ListConfig): ShowState {
  const navigate = useNavigate()
  return (state) =>
    void navigate(`?${writeAddress(state, config)}`, { replace: true, preventScrollReset: true })
}

/** Puts the focus back on the row that the keys acted on, for who comes back from a record. */
function useFocusAgain(table: RefObject<HTMLTableElement | null>, at: string | undefined): void {
  const focus = useEffectEvent(() => {
    if (at === undefined || document.activeElement !== document.body) return
    const link = table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(at)}"] a`)
    link?.focus({ preventScroll: true })
  })
  useEffect(() => focus(), [])
}

/** Whether rows are large, also while the choice is on its way. */
function useLargeRows(list: ListState, name: string): boolean {
  const { formData } = useFetcher({ key: `rows-of-${name}` })
  return formData ? formData.get('rows') === 'large' : list.isLarge
}

function ListKeysFoot({ hasSelection, hasPreview }: { hasSelection: boolean; hasPreview: boolean }) {
  return (
    <span className="keys only-wide">
      <span>
        <Key keys="j" />
        <Key keys="k" /> {m.list_key_move()}
      </span>
      {hasSelection && (
        <span>
          <Key keys="x" /> {m.list_key_choose()}
        </span>
      )}
      <span>
        <Key keys="Enter" /> {m.list_key_open()}
      </span>
      {hasPreview && (
        <span>
          <Key keys="Space" /> {m.list_key_preview()}
        </span>
      )}
    </span>
  )
}
