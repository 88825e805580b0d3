type AddressField = HTMLInputElement | HTMLSelectElement

/** A field of the form by its name; undefined where the form has none. */
export function addressField(form: HTMLFormElement | null, name: string): AddressField | undefined {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : undefined
}

/** Sets the value of a field as if it were typed: its form checks and stores it. */
export function fillIn(field: AddressField | undefined, value: string): void {
  if (!field) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
