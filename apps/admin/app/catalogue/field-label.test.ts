import { expect, it } from 'vitest'
import { m } from '../paraglide/messages.js'
import { fieldLabel } from './field-label.ts'

const colour = { code: 'aay_color', label: 'Colour' } as Parameters<typeof fieldLabel>[1][number]

it.each([
  ['stock.quantity', m.product_column_stock()],
  ['stock.least', m.product_stock_least()],
  ['variantAttributes', m.product_variant_by()],
  ['price:fontaines', m.product_column_price_plain()],
  ['description@it', `${m.product_text_long()} (it)`],
  ['aay_color@default', 'Colour'],
  ['old_attribute@default', 'old attribute'],
])('calls %s %s', (field, label) => expect(fieldLabel(field, [colour])).toBe(label))
