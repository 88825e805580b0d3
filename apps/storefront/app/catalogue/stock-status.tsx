import * as m from '../paraglide/messages.js'
import { StockLine } from '../ui/badge.tsx'
import type { StockView } from './card.ts'

/** Stock status as text. */
export function StockStatus({ stock }: { stock: StockView }) {
  if (stock.state === 'out') return <StockLine state="out">{m.stock_out()}</StockLine>
  if (stock.state === 'low') return <StockLine state="low">{m.stock_low({ count: stock.left })}</StockLine>
  return <StockLine state="in">{stock.state === 'in' ? m.stock_in() : m.stock_made_to_order()}</StockLine>
}
