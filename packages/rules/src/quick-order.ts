import { MAX_QUANTITY, MOST_QUICK_LINES, parseQuantity } from './quantity.ts'
import { cellsOf } from './sheet-text.ts'

/** Maximum number of characters of a pasted list or a file. */
export const LONGEST_LIST = 100_000

const LONGEST_SKU = 64
const LONGEST_QUANTITY = 20

/** A row of an order by SKU, as somebody typed it. */
export interface OrderRow {
  readonly sku: string
  readonly quantity: string
}

/**
 * Reads a list of SKUs with quantities that was pasted, or a CSV file: one product a line, its quantity after a tab, a
 * semicolon, a comma or a blank, else one piece. Lines may differ where some have no separator. Further columns and a line of titles are skipped. Never throws.
 */
export function readOrderList(text: string): OrderRow[] {
  const source = text.slice(0, LONGEST_LIST).replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const rows = cellsOf(source, separator ?? '\t')
    .map((cells) => (cells.length > 1 ? cells : splitAtBlank(cells[0] ?? '')))
    .map(([sku = '', quantity = '']) => ({
      sku: sku.trim().slice(0, LONGEST_SKU),
      quantity: quantity.trim().slice(0, LONGEST_QUANTITY) || '1',
    }))
    .filter(({ sku }) => sku !== '')
  const [first, ...rest] = rows
  return first && isTitle(first) ? rest : rows
}

/** The first of the separators that the text has; a comma may be that of a decimal only. */
const separatorOf = (text: string) => ['\t', ';', ','].find((one) => text.includes(one))

/** `SKU 12` and `SKU x 12`; a SKU may have blanks of its own. */
function splitAtBlank(line: string): string[] {
  const words = line.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  if (words.length < 2 || !/^[x×]?\d{1,6}$/i.test(last)) return [line]
  const isTimes = words.length > 2 && /^[x×]$/i.test(words.at(-2) ?? '')
  return [words.slice(0, isTimes ? -2 : -1).join(' '), last.replace(/^[x×]/i, '')]
}

/** Titles have a word where others have a quantity. */
const isTitle = ({ quantity }: OrderRow) => /^\p{L}{2}/u.test(quantity)

/**
 * Puts rows behind those of a form, without its empty ones. The same SKU adds up as long as both are quantities. `rest` is
 * what does not fit.
 */
export function withRows(
  rows: readonly OrderRow[],
  added: readonly OrderRow[],
): { rows: OrderRow[]; rest: OrderRow[] } {
  const kept = rows.filter(({ sku }) => sku.trim() !== '')
  const rest: OrderRow[] = []
  for (const row of added) {
    const at = kept.findIndex(({ sku }) => sku.toUpperCase() === row.sku.toUpperCase())
    const known = kept[at]
    const sum = known && sumOf(known, row)
    if (known && sum !== undefined) kept[at] = { ...known, quantity: String(sum) }
    else if (kept.length < MOST_QUICK_LINES) kept.push(row)
    else rest.push(row)
  }
  return { rows: kept, rest }
}

function sumOf(one: OrderRow, other: OrderRow): number | undefined {
  const quantities = [parseQuantity(one.quantity), parseQuantity(other.quantity)]
  const sum = quantities.reduce((all: number, quantity) => all + (quantity ?? Number.NaN), 0)
  return sum <= MAX_QUANTITY ? sum : undefined
}

/** A list that {@link readOrderList} reads. */
export const writeOrderList = (rows: readonly OrderRow[]): string =>
  rows.map(({ sku, quantity }) => `${sku}\t${quantity}`).join('\n')
