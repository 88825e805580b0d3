/** Magento's ProductStockStatus. */
export type StockStatus = 'IN_STOCK' | 'OUT_OF_STOCK'

/** Stock state for display; `low` has the number of units left. */
export type StockState =
  | { readonly state: 'in_stock' | 'out_of_stock' | 'made_to_order' }
  | { readonly state: 'low'; readonly left: number }

export interface StockInput {
  readonly status: StockStatus
  /** Units that can be sold; null when stock is not managed. */
  readonly salable: number | null
  readonly backorders?: boolean | undefined
  /** Up to this number the count is shown (Magento's only_x_left); 0 or absent: never. */
  readonly lowThreshold?: number | undefined
}

export function stockState(input: StockInput): StockState {
  if (input.status === 'OUT_OF_STOCK') return { state: 'out_of_stock' }
  if (input.salable === null) return { state: 'in_stock' }
  if (input.salable <= 0) return { state: input.backorders ? 'made_to_order' : 'out_of_stock' }
  return input.salable <= (input.lowThreshold ?? 0)
    ? { state: 'low', left: input.salable }
    : { state: 'in_stock' }
}

/** Whether some of the units are made or ordered first, because the shop takes orders beyond its stock. */
export function isMadeToOrder(
  stock: { readonly manageStock: boolean; readonly backorders: boolean; readonly quantity: number },
  units: number,
): boolean {
  return stock.manageStock && stock.backorders && stock.quantity < units
}

/** Magento's only_x_left_in_stock: the count up to the threshold, else null. */
export function onlyLeftInStock(input: StockInput): number | null {
  const state = stockState(input)
  return state.state === 'low' ? state.left : null
}
