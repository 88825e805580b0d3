/** Scrolls the row of an entry sideways so that the entry stands in it, with what comes before in sight. */
export function showCurrent(entry: Element | null | undefined): void {
  const row = entry?.parentElement
  if (!entry || !row || row.scrollWidth <= row.clientWidth) return
  const start = entry.getBoundingClientRect().left - row.getBoundingClientRect().left
  row.scrollTo({ left: row.scrollLeft + start - row.clientWidth / 3 })
}
