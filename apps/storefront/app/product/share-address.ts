/** The address of a product with what is selected of it: neither campaigns nor other parameters of a visit. */
export function shareAddress(url: string, search: string): string {
  const selected = new URLSearchParams(search)
  for (const name of new Set(selected.keys())) if (!name.includes(':')) selected.delete(name)
  return selected.size > 0 ? `${url}?${selected}` : url
}
