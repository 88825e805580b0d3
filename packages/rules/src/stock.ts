/** Magento's ProductStockStatus. */
export type StockStatus = 'IN_STOCK' | 'OUT_OF_STOCK'

/** Stock state for display; `low` has the number of units left. */
export type StockState =
  | { readonly state: 'in_stock' | 'out_of_stock' | 'made_to_order' }
  | { readonly state: 'low'; readonly left: number }

export interface StockFacts {
  readonly status: StockStatus
  /** Units that can be sold; null when stock is not managed. */
  readonly salable: number | null
  readonly backorders?: boolean | undefined
  /** Up to this number the count is shown (Magento's only_x_left); 0 or absent: never. */
  readonly lowThreshold?: number | undefined
}

export function stockState(facts: StockFacts): StockState {
  if (facts.status === 'OUT_OF_STOCK') return { state: 'out_of_stock' }
  if (facts.salable === null) return { state: 'in_stock' }
  if (facts.salable <= 0) return { state: facts.backorders ? 'made_to_order' : 'out_of_stock' }
  return facts.salable <= (facts.lowThreshold ?? 0)
    ? { state: 'low', left: facts.salable }
    : { state: 'in_stock' }
}

/** Magento's only_x_left_in_stock: the count up to the threshold, else null. */
export function onlyLeftInStock(facts: StockFacts): number | null {
  const state = stockState(facts)
  return state.state === 'low' ? state.left : null
}
