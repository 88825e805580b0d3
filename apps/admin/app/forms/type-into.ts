/** Writes into a field as typing does, so that drafts and controlled fields notice: over its selection, at its end else. */
export function typeInto(area: HTMLTextAreaElement, text: string): void {
  const { value, selectionStart: start, selectionEnd: end } = area
  area.focus()
  const before = value.slice(0, start)
  const next = value.trim() === '' ? text : `${before}${text}${value.slice(end)}`
  // React notices only what the browser's own setter writes.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, next)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
