/**
 * Where a spreadsheet would begin a formula: at the start of a cell, or after any character that some locale splits
 * cells at, quotes and blanks between them or not. A comma-separated file that is opened as a semicolon-separated one
 * takes the quotes in the middle of a row for text, so quoting alone does not help.
 */
const formulaStart = /(^|[,;|\t\r\n])([ \u00a0"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g
const decimalNumber = /^-?\d+(?:\.\d+)?$/
const needsQuotes = /[",;|\t\r\n]/

/** One cell of a CSV file: text that no spreadsheet computes, in whatever locale it is opened; numbers stay numbers. */
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
