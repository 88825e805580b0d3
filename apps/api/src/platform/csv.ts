/**
 * Positions where a spreadsheet could start a formula: at the start of a cell, or after any separator of any locale,
 * also with quotes or blanks between. Quoting alone does not help: a comma-separated file opened with semicolons as
 * separators has its quotes in the middle of cells.
 */
const formulaStart = /(^|[,;|\t\r\n])([ \u00a0"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g
const decimalNumber = /^-?\d+(?:\.\d+)?$/
const needsQuotes = /[",;|\t\r\n]/

/** A cell of a CSV file that no spreadsheet evaluates as a formula, in any locale; numbers stay numbers. */
export function csvCell(text: string): string {
  if (decimalNumber.test(text)) return text
  const lead = /^[\t\r\n]/.test(text) ? "'" : ''
  const safe = lead + text.replace(formulaStart, "$1$2'")
  return safe !== text || needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The cells of one line, without the line's end. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(',')
}

const protectedFormula = /(^|[,;|\t\r\n])([ \u00a0"]*)'(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/** The text of a cell that {@link csvCell} wrote: without the apostrophes that keep it from being a formula. */
export function csvText(cell: string): string {
  return cell.replace(/^'(?=[\t\r\n])/, '').replace(protectedFormula, '$1$2')
}
