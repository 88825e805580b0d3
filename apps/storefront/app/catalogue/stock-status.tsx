import * as m from '../paraglide/messages.js'
import { StockLine } from '../ui/badge.tsx'
import type { StockView } from './card.ts'

/** Stock status as text, with its colour. */
export function StockStatus({ stock }: { stock: StockView }) {
  const state = stock.state === 'made_to_order' ? 'in' : stock.state
  return <StockLine state={state}>{stockLabel(stock)}</StockLine>
}

export function stockLabel(stock: StockView): string {
  if (stock.state === 'low') return m.stock_low({ count: stock.left })
  if (stock.state === 'out') return stock.isOffMenu ? m.stock_off_menu() : m.stock_out()
  return stock.state === 'in' ? m.stock_in() : m.stock_made_to_order()
}
