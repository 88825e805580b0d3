import { expect, it } from 'vitest'
import { bulkResults, type BulkChange } from './bulk-change.ts'
import type { SheetRow } from './sheet-row.ts'

const row = (fields: SheetRow['fields'], more: Partial<SheetRow> = {}): SheetRow => ({
  id: '1',
  version: '0',
  sku: 'A',
  name: 'A',
  type: 'SIMPLE',
  state: 'ONLINE',
  picture: null,
  missingStores: [],
  draftsBy: [],
  scheduledAt: null,
  parent: null,
  pricing: null,
  ...more,
  fields,
})

const shop = { code: 'shop', currency: 'EUR' }
const raise: BulkChange = { subject: 'price', operation: 'raise', value: '4', unit: 'percent', rounding: 0 }

it.each<[string, Partial<BulkChange>, unknown]>([
  ['raised by percent', {}, 200_200],
  ['rounded up to 5 €', { rounding: 500 }, 200_500],
  ['lowered by an amount', { operation: 'lower', unit: 'amount', value: '25' }, 190_000],
  ['set', { operation: 'set', value: '1 999,00' }, 199_900],
  ['a special price below the price', { subject: 'special', operation: 'lower', value: '20' }, 154_000],
])('a price is %s', (_name, change, after) => {
  const results = bulkResults({ ...raise, ...change }, [row({ 'price:shop': 192_500 })], shop)
  expect(results?.[0]?.after).toBe(after)
})

it('leaves out what does not change, and products without prices', () => {
  const rows = [row({ 'price:shop': 100 }), row({ 'price:shop': 100 }, { type: 'CONFIGURABLE' })]
  expect(bulkResults({ ...raise, operation: 'set', value: '1' }, rows, shop)).toEqual([])
  expect(bulkResults({ ...raise, value: '' }, rows, shop)).toBeUndefined()
})

it('puts products online', () => {
  const off = row({}, { state: 'DISABLED' })
  const results = bulkResults({ ...raise, subject: 'online', operation: 'set' }, [off, row({})], shop)
  expect(results).toEqual([{ row: off, field: 'enabled', before: false, after: true }])
})
