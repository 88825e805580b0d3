/** Maximum number of compared products. */
export const MOST_COMPARED = 4

const LONGEST_SKU = 64

export class TooManyComparedError extends Error {
  override readonly name = 'TooManyComparedError'
}

/** Parses the SKUs written by {@link writeCompared}; never throws. */
export function readCompared(text: string | null | undefined): string[] {
  const skus = (text ?? '').slice(0, 2000).split(',').map(decoded)
  return [...new Set(skus)].filter(isSku).slice(0, MOST_COMPARED)
}

/** Comma-separated, for a cookie or a URL. */
export function writeCompared(skus: readonly string[]): string {
  return skus.map(encodeURIComponent).join(',')
}

/** Adds a product. Throws TooManyComparedError when the comparison is full. */
export function withCompared(skus: readonly string[], sku: string): string[] {
  if (!isSku(sku) || skus.includes(sku)) return [...skus]
  if (skus.length >= MOST_COMPARED)
    throw new TooManyComparedError(`No more than ${MOST_COMPARED} are compared`)
  return [...skus, sku]
}

export function withoutCompared(skus: readonly string[], sku: string): string[] {
  return skus.filter((other) => other !== sku)
}

/** One row of a comparison. */
export interface ComparedRow {
  readonly code: string
  readonly label: string
  /** One text for each product, in order; empty without a value. */
  readonly texts: readonly string[]
  readonly differs: boolean
}

interface Described {
  readonly code: string
  readonly label: string
  readonly values: readonly string[]
}

/**
 * The attributes of products side by side: differing ones first, then equal ones, each in the shop's order.
 */
export function comparedRows(products: readonly (readonly Described[])[]): ComparedRow[] {
  const rows = mergedCodes(products).map((code): ComparedRow => {
    const own = products.map((attributes) => attributes.find((one) => one.code === code))
    const texts = own.map((one) => one?.values.join(', ') ?? '')
    const label = own.find((one) => one !== undefined)?.label ?? code
    return { code, label, texts, differs: new Set(texts).size > 1 }
  })
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)]
}

/** Every code once. A code that only a later product has follows its predecessor there. */
function mergedCodes(products: readonly (readonly Described[])[]): string[] {
  const codes: string[] = []
  for (const attributes of products) {
    let insertAt = 0
    for (const { code } of attributes) {
      const known = codes.indexOf(code)
      if (known < 0) codes.splice(insertAt, 0, code)
      insertAt = Math.max(insertAt, codes.indexOf(code) + 1)
    }
  }
  return codes
}

function isSku(sku: string): boolean {
  return sku.trim() !== '' && sku.length <= LONGEST_SKU
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
