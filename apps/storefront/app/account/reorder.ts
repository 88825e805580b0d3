interface Ordered {
  readonly product_sku: string
  readonly product_name?: string | null | undefined
  /** The sku sold today. */
  readonly product?: { readonly sku?: string | null | undefined } | null | undefined
  readonly quantity_ordered?: number | null | undefined
}

type CartLine = {
  readonly quantity: number
  readonly product: { readonly sku?: string | null | undefined }
} | null

/**
 * Order lines that were not fully added to the cart on reorder, found by comparing the cart before and after: the API
 * returns the reasons but not the lines.
 */
export function notAdded<Line extends Ordered>(
  ordered: readonly Line[],
  before: readonly CartLine[],
  after: readonly CartLine[],
): Line[] {
  const quantitiesBefore = quantities(before)
  const added = new Map(
    [...quantities(after)].map(([key, quantity]) => [key, quantity - (quantitiesBefore.get(key) ?? 0)]),
  )
  return ordered.filter((line) => {
    const key = line.product?.sku ?? ''
    const left = (added.get(key) ?? 0) - (line.quantity_ordered ?? 0)
    if (left >= 0) added.set(key, left)
    return left < 0
  })
}

function quantities(lines: readonly CartLine[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const line of lines) {
    const key = line?.product.sku ?? ''
    found.set(key, (found.get(key) ?? 0) + (line?.quantity ?? 0))
  }
  return found
}
