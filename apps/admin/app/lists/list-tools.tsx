import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useFetcher } from 'react-router'
import { Key } from '../layout/key.tsx'
import { useFormats } from '../layout/use-frame.ts'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import type { ListFilter } from '@comptoir/contract/generated/admin'
import { m } from '../paraglide/messages.js'
import { Button, buttonClass } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Check, Field, Input, Segment } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { Chip } from '../ui/tag.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { filterText } from './filter-text.ts'
import { addressOfView, sameFilters, writeAddress } from './list-address.ts'
import type { ListConfig, ListState, ShowState } from './list-config.ts'
import type { Column } from './list-table.tsx'

interface ListToolsProps<Row> {
  readonly config: ListConfig
  readonly list: ListState
  readonly columns: readonly Column<Row>[]
  readonly show: ShowState
  readonly searchRef: RefObject<HTMLInputElement | null>
  readonly isAdding: boolean
  readonly onAdding: (isAdding: boolean) => void
  readonly isLarge: boolean
}

/** Search, filters, columns, export and size of the rows. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { config, list, columns, show, searchRef, isAdding, onAdding, isLarge } = props
  const [edited, setEdited] = useState<ListFilter>()
  const formats = useFormats()
  const rows = useFetcher({ key: `rows-of-${config.name}` })
  const isChanged = hasChanged(list, config)
  const replace = (filter: ListFilter | undefined, previous: ListFilter | undefined) => {
    const others = list.filters.filter((one) => one !== previous)
    show({ ...list, filters: filter ? [...others, filter] : others })
    setEdited(undefined)
    onAdding(false)
  }
  return (
    <div className="filters">
      {config.isSearchable && <Search list={list} show={show} inputRef={searchRef} />}
      {list.filters.map((filter) => (
        <Chip
          key={`${filter.field} ${filter.op}`}
          onEdit={() => setEdited(filter)}
          onRemove={() => replace(undefined, filter)}
        >
          {filterText(filter, config.filters, formats)}
        </Chip>
      ))}
      {config.filters.length > 0 && (
        <button type="button" className="chip add" onClick={() => onAdding(true)}>
          <Icon name="plus" />
          {m.list_filter()} <Key keys="f" />
        </button>
      )}
      {isChanged && <SaveView config={config} list={list} />}
      <span className="push row">
        <a
          className={buttonClass({ variant: 'quiet', small: true })}
          href={exportPath(list, config)}
          download
        >
          <Icon name="download" />
          CSV
        </a>
        {/* Both are of the table. */}
        {list.layout === null && (
          <>
            <ColumnsMenu columns={columns} list={list} show={show} />
            <Segment
              small
              label={m.list_rows()}
              choices={[
                { value: 'dense', label: m.list_dense() },
                { value: 'large', label: m.list_large() },
              ]}
              value={isLarge ? 'large' : 'dense'}
              onChange={(value) =>
                void rows.submit({ list: config.name, rows: value }, { method: 'post', action: '/choices' })
              }
            />
          </>
        )}
        <LayoutChoice config={config} list={list} show={show} />
      </span>
      {(isAdding || edited) && (
        <FilterDialog
          fields={config.filters}
          edited={edited}
          onDone={(filter) => replace(filter, edited)}
          onClose={() => {
            setEdited(undefined)
            onAdding(false)
          }}
        />
      )}
    </div>
  )
}

/** Milliseconds without a key after which the list is searched. */
const PAUSE = 250

function Search({
  list,
  show,
  inputRef,
}: {
  list: ListState
  show: ShowState
  inputRef: RefObject<HTMLInputElement | null>
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Other views and the back of the browser bring other words.
  useEffect(() => {
    const input = inputRef.current
    if (input && document.activeElement !== input) input.value = list.search
  }, [list.search, inputRef])
  const search = () => {
    clearTimeout(timer.current)
    const text = inputRef.current?.value.trim() ?? ''
    if (text !== list.search) show({ ...list, search: text })
  }
  return (
    <search className="find">
      <Icon name="search" />
      <input
        ref={inputRef}
        type="search"
        aria-label={m.list_search()}
        placeholder={m.list_search()}
        defaultValue={list.search}
        onChange={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(search, PAUSE)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search()
          if (event.key !== 'Escape') return
          // Some browsers would empty the field.
          event.preventDefault()
          event.currentTarget.blur()
        }}
      />
      <Key keys="/" />
    </search>
  )
}

function LayoutChoice({ config, list, show }: { config: ListConfig; list: ListState; show: ShowState }) {
  const { layouts = [] } = config
  const [table] = layouts
  if (!table) return null
  return (
    <Segment
      label={m.list_layout()}
      choices={layouts.map(({ code, label }) => ({ value: code, label: label() }))}
      value={list.layout ?? table.code}
      onChange={(code) => show({ ...list, layout: code === table.code ? null : code })}
    />
  )
}

function ColumnsMenu<Row>({
  columns,
  list,
  show,
}: {
  columns: readonly Column<Row>[]
  list: ListState
  show: ShowState
}) {
  const id = useId()
  const free = columns.filter(({ isFixed }) => !isFixed)
  if (free.length === 0) return null
  const shown = list.columns ?? columns.map(({ code }) => code)
  return (
    <>
      <button type="button" className={buttonClass({ variant: 'quiet', small: true })} popoverTarget={id}>
        {m.list_columns()}
      </button>
      <Menu id={id}>
        {free.map(({ code, head }) => (
          <Check
            key={code}
            checked={shown.includes(code)}
            onChange={({ currentTarget }) => {
              const next = columns
                .map((column) => column.code)
                .filter((one) => (one === code ? currentTarget.checked : shown.includes(one)))
              show({ ...list, columns: next.length === columns.length ? null : next })
            }}
          >
            {head()}
          </Check>
        ))}
      </Menu>
    </>
  )
}

/** Keeps what is shown as a view of one's own or of the team. */
function SaveView({ config, list }: { config: ListConfig; list: ListState }) {
  const [isOpen, setOpen] = useState(false)
  const known = list.saved.find(({ id }) => `saved-${id}` === list.view)
  return (
    <>
      <Button variant="quiet" small onClick={() => setOpen(true)}>
        {m.list_save_view()}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={m.list_save_view()}>
        <MutationForm action={`/lists/${config.name}/views`} onDone={() => setOpen(false)}>
          <input
            type="hidden"
            name="query"
            value={writeAddress({ ...list, view: '', layout: null }, config).toString()}
          />
          {known && <input type="hidden" name="id" value={known.id} />}
          <Field name="name" label={m.list_view_name()}>
            <Input defaultValue={known?.name} required maxLength={60} />
          </Field>
          <Check name="isShared" value="1" defaultChecked={known?.isShared ?? false}>
            {m.list_view_shared()}
          </Check>
          <div className="acts">
            <SubmitButton variant="primary">{m.list_save_view()}</SubmitButton>
          </div>
        </MutationForm>
      </Dialog>
    </>
  )
}

/** Whether the list shows something else than its view. */
function hasChanged(list: ListState, config: ListConfig): boolean {
  const view = config.views.find(({ code }) => code === list.view)
  const saved = list.saved.find(({ id }) => `saved-${id}` === list.view)
  const own = writeAddress({ ...list, view: '', layout: null }, config).toString()
  if (saved) return new URLSearchParams(saved.query).toString() !== own
  if (!view) return list.filters.length > 0 || list.search !== ''
  const plain = addressOfView(view, config)
  plain.delete('view')
  return (
    plain.toString() !== own &&
    !(sameFilters(view.filters, list.filters) && list.search === '' && !list.columns)
  )
}

/** The address of what is shown, as CSV. */
function exportPath(list: ListState, config: ListConfig): string {
  const { filters, within } = list
  const shown = { ...list, view: '', layout: null, filters: [...filters, ...within] }
  const parameters = writeAddress(shown, config)
  const { field, direction } = list.sort
  parameters.set('sort', (direction === 'DESC' ? '-' : '') + field)
  // The columns of the page are not those of the API's list.
  parameters.delete('columns')
  if (config.websiteField) parameters.set('website', config.websiteField)
  return `/lists/${config.name}/export.csv?${parameters}`
}
