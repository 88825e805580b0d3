/** Scrolls a row sideways so that its current entry stands in it, with what comes before in sight. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !current || row.scrollWidth <= row.clientWidth) return
  const start = current.getBoundingClientRect().left - row.getBoundingClientRect().left
  row.scrollTo({ left: row.scrollLeft + start - row.clientWidth / 3 })
}
