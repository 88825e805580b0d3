import type { MouseEvent, ReactNode, Ref } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ListSort } from '@comptoir/contract/generated/admin'
import { PickHead, RowBox } from './selection-boxes.tsx'
import type { Selecting } from './use-selection.ts'

export interface Column<Row> {
  readonly code: string
  readonly head: () => string
  /** What the cell holds; in the first column it stands inside of the link. */
  readonly cell: (row: Row) => ReactNode
  /** What stands before the link in the first column: a picture. */
  readonly lead?: (row: Row) => ReactNode
  /** A second line in the first column, outside of the link. */
  readonly second?: (row: Row) => ReactNode
  /** Field of the API by which a click on the head sorts. */
  readonly sort?: string
  readonly isNumeric?: boolean
  /** Class of the cells, for widths and the blocks of a phone: `c-who`. */
  readonly className?: string
  /** Cannot be hidden. */
  readonly isFixed?: boolean
}

export interface RowLink {
  readonly id: string
  /** Page that the row opens. */
  readonly to: string
  /** Number or name, for the box and the preview. */
  readonly label: string
}

interface ListTableProps<Row> {
  readonly ref: Ref<HTMLTableElement>
  readonly rows: readonly Row[]
  /** In the order of the rows. */
  readonly links: readonly RowLink[]
  readonly columns: readonly Column<Row>[]
  readonly caption: string
  readonly className?: string | undefined
  readonly sort: ListSort
  readonly isLarge: boolean
  readonly isBusy: boolean
  readonly at: string | undefined
  readonly selection: Selecting | undefined
  readonly onSort: (sort: ListSort) => void
}

/** The table of a list: the whole row opens the record, its link stands in the first cell. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { ref, rows, links, columns, caption, className, sort, isLarge, isBusy, at, selection, onSort } =
    props
  const open = useOpenRow()
  return (
    <div className="table-wrap" aria-busy={isBusy || undefined}>
      <table
        ref={ref}
        className={['table', 'cards-on-phone', !isLarge && 's', className].filter(Boolean).join(' ')}
      >
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {selection && <PickHead ids={links.map(({ id }) => id)} selection={selection} />}
            {columns.map((column) => (
              <Head key={column.code} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const link = links[index]
            if (!link) return null
            const isChosen = selection?.has(link.id) ?? false
            return (
              <tr
                key={link.id}
                data-row={link.id}
                className={[at === link.id && 'at', isChosen && 'sel'].filter(Boolean).join(' ') || undefined}
                aria-selected={selection ? isChosen : undefined}
                onClick={(event) => open(event, link.to)}
              >
                {selection && (
                  <td className="pick">
                    <RowBox id={link.id} label={link.label} selection={selection} />
                  </td>
                )}
                {columns.map((column, place) => cellOf(column, { row, to: link.to, isFirst: place === 0 }))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function cellOf<Row>(
  { code, head, cell, lead, second, isNumeric, className }: Column<Row>,
  { row, to, isFirst }: { row: Row; to: string; isFirst: boolean },
) {
  const classes = [isNumeric && 'num', className].filter(Boolean).join(' ') || undefined
  if (!isFirst)
    return (
      // A figure needs its head on a phone, where there is none above.
      <td key={code} className={classes} data-head={isNumeric ? head() : undefined}>
        {cell(row)}
      </td>
    )
  const name = (
    <>
      <Link className="go" to={to}>
        {cell(row)}
      </Link>
      {second && <small>{second(row)}</small>}
    </>
  )
  return (
    <th key={code} scope="row" className={classes}>
      {lead ? (
        <div className="name">
          {lead(row)}
          <span>{name}</span>
        </div>
      ) : (
        name
      )}
    </th>
  )
}

function Head<Row>({
  column: { head, sort: field, isNumeric },
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: ListSort
  onSort: (sort: ListSort) => void
}) {
  const isSorted = field !== undefined && sort.field === field
  const direction = sort.direction === 'ASC' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={isNumeric ? 'num' : undefined} aria-sort={isSorted ? direction : undefined}>
      {field ? (
        <button
          type="button"
          className="sort"
          onClick={() => onSort({ field, direction: isSorted && sort.direction === 'DESC' ? 'ASC' : 'DESC' })}
        >
          {head()}
        </button>
      ) : (
        head()
      )}
    </th>
  )
}

/** A click elsewhere in the row follows its link; with Ctrl in a new tab; not one that ends a selection of text. */
function useOpenRow() {
  const navigate = useNavigate()
  return (event: MouseEvent, to: string) => {
    const { target } = event
    if (!(target instanceof Element) || target.closest('a, button, input, label, .pick')) return
    if (getSelection()?.toString()) return
    if (event.ctrlKey || event.metaKey) window.open(to, '_blank', 'noopener')
    else void navigate(to)
  }
}
