/** Rows of cells as spreadsheets exchange them on the clipboard: separated by tabs and line ends. */
type Cells = readonly (readonly string[])[]

/**
 * Reads cells that were copied in a spreadsheet, or of a CSV file with another separator. A cell in double quotes may hold
 * separators, line ends and doubled quotes. The line end after the last row is not a row.
 */
export function cellsOf(text: string, separator = '\t'): string[][] {
  const source = text.replaceAll(/\r\n?/g, '\n')
  const rows: string[][] = [[]]
  let at = 0
  while (at <= source.length) {
    const cell = source[at] === '"' ? quotedCell(source, at, separator) : plainCell(source, at, separator)
    rows.at(-1)?.push(cell.text)
    at = cell.end + 1
    if (source[cell.end] === '\n') {
      if (at === source.length) break
      rows.push([])
    }
  }
  return rows
}

type Cell = { text: string; end: number }

function plainCell(source: string, from: number, separator: string): Cell {
  let end = from
  while (end < source.length && source[end] !== separator && source[end] !== '\n') end++
  return { text: source.slice(from, end), end }
}

/** A quote that is not closed, or goes on after its end, is a part of a plain text. */
function quotedCell(source: string, from: number, separator: string): Cell {
  let text = ''
  for (let at = from + 1; at < source.length; at++) {
    if (source[at] !== '"') text += source[at]
    else if (source[at + 1] === '"') {
      text += '"'
      at++
    } else {
      const next = source[at + 1]
      const isEnd = next === undefined || next === separator || next === '\n'
      return isEnd ? { text, end: at + 1 } : plainCell(source, from, separator)
    }
  }
  return plainCell(source, from, separator)
}

/** Writes cells for a spreadsheet; {@link cellsOf} reads them. */
export function textOfCells(rows: Cells): string {
  return rows.map((row) => row.map(quotedIfNeeded).join('\t')).join('\n')
}

const quotedIfNeeded = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * What each cell of a range gets when `copied` is pasted at its start: a single copied cell fills the range, several keep their
 * shape and go beyond it.
 */
export function pastedCells(copied: Cells, range: { rows: number; columns: number }): string[][] {
  const [first] = copied
  const single = copied.length === 1 && first?.length === 1 ? (first[0] ?? '') : undefined
  if (single === undefined) return copied.map((row) => [...row])
  return Array.from({ length: range.rows }, () => Array.from({ length: range.columns }, () => single))
}
