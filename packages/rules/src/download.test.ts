import fc from 'fast-check'
import { expect, test } from 'vitest'
import { downloadStatus, remainingDownloads, type DownloadStatus, type PurchasedLink } from './download.ts'
import { ORDER_STATUSES } from './order-status.ts'

const bought: PurchasedLink = {
  orderStatus: 'processing',
  isOpenQuotation: false,
  quantity: 2,
  quantityInvoiced: 2,
  quantityRefunded: 0,
  quantityCanceled: 0,
  downloadsPerUnit: 3,
  downloadsUsed: 0,
}

test.each<[DownloadStatus, Partial<PurchasedLink>, number | null]>([
  ['available', {}, 6],
  ['available', { orderStatus: 'complete', downloadsPerUnit: null, downloadsUsed: 99 }, null],
  ['available', { downloadsUsed: 5 }, 1],
  ['expired', { downloadsUsed: 6 }, 0],
  ['available', { quantityRefunded: 1, downloadsUsed: 2 }, 1],
  ['expired', { quantityRefunded: 1, downloadsUsed: 3 }, 0],
  ['expired', { quantityRefunded: 2 }, 0],
  ['expired', { quantityCanceled: 2, downloadsPerUnit: null }, null],
  ['expired', { orderStatus: 'canceled' }, 6],
  ['expired', { orderStatus: 'closed' }, 6],
  ['available', { quantityInvoiced: 0 }, 6],
  ['pending', { orderStatus: 'pending', quantityInvoiced: 0 }, 6],
  ['pending', { orderStatus: 'holded' }, 6],
  ['pending_payment', { orderStatus: 'pending_payment', quantityInvoiced: 0 }, 6],
  ['pending_payment', { orderStatus: 'payzen_pending_transfer', quantityInvoiced: 0 }, 6],
  ['payment_review', { orderStatus: 'fraud', quantityInvoiced: 0 }, 6],
])('%s with %o', (status, changes, remaining) => {
  const link = { ...bought, ...changes }
  expect([downloadStatus(link, 'invoiced'), remainingDownloads(link)]).toEqual([status, remaining])
})

test('links of a placed order are available at once where the shop says so, but not those of a quotation', () => {
  const placed: PurchasedLink = { ...bought, orderStatus: 'pending', quantityInvoiced: 0 }
  expect(downloadStatus(placed, 'pending')).toBe('available')
  expect(downloadStatus({ ...placed, isOpenQuotation: true }, 'pending')).toBe('pending')
  expect(downloadStatus({ ...placed, orderStatus: 'pending_payment' }, 'pending')).toBe('pending_payment')
})

const count = fc.nat({ max: 9 })
const links: fc.Arbitrary<PurchasedLink> = fc.record({
  orderStatus: fc.constantFrom(...ORDER_STATUSES),
  isOpenQuotation: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 9 }),
  quantityInvoiced: count,
  quantityRefunded: count,
  quantityCanceled: count,
  downloadsPerUnit: fc.option(fc.integer({ min: 1, max: 9 })),
  downloadsUsed: fc.nat({ max: 90 }),
})

test('a refund or a download never makes a link available, and what is available has downloads left', () => {
  fc.assert(
    fc.property(links, fc.constantFrom('invoiced', 'pending'), (link, from) => {
      const isAvailable = downloadStatus(link, from) === 'available'
      for (const less of ['quantityRefunded', 'quantityCanceled', 'downloadsUsed'] as const) {
        const after = downloadStatus({ ...link, [less]: link[less] + 1 }, from)
        if (!isAvailable) expect(after).not.toBe('available')
      }
      if (isAvailable) expect(remainingDownloads(link)).not.toBe(0)
    }),
  )
})
