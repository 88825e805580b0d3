/** Formats a date; in French the first day of a month is `1er décembre` where the month is a word. */
export function formatDate(
  date: Date,
  { locale, ...options }: Intl.DateTimeFormatOptions & { readonly locale: string },
): string {
  const format = new Intl.DateTimeFormat(locale, options)
  if (!locale.startsWith('fr')) return format.format(date)
  const parts = format.formatToParts(date)
  const isWord = parts.some(({ type, value }) => type === 'month' && !/\d/.test(value))
  return parts.map(({ type, value }) => (isWord && type === 'day' && value === '1' ? '1er' : value)).join('')
}
