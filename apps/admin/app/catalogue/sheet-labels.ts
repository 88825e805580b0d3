import { m } from '../paraglide/messages.js'
import type { SheetColumn } from './sheet-columns.ts'

/** Heads of the columns; prices are named by their tax base, as the website keeps them. */
export const sheetLabels = (includesTax: boolean): Readonly<Record<SheetColumn['code'], string>> => ({
  stock: m.product_column_stock(),
  price: includesTax ? m.product_column_price_incl() : m.product_column_price_excl(),
  special: includesTax ? m.product_column_special_incl() : m.product_column_special_excl(),
  from: m.product_column_from(),
  to: m.product_column_to(),
  paid: m.product_column_paid(),
})
