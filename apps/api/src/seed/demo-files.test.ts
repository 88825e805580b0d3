import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import { readDemoFiles } from './demo-files.ts'
import { withApp } from '../with-app.ts'
import { seedHistory } from './history.ts'

let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-demo-'))
  await mkdir(path.join(folder, 'demo'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const order = {
  customer: 'particulier@example.com',
  store: 'fr',
  placedAt: '2026-05-04T10:00:00Z',
  lines: [{ sku: 'VSQ-CLAIR', quantity: 1 }],
  moves: [] as object[],
}

async function readWith(name: string, content: object[]) {
  await writeFile(path.join(folder, 'demo', name), JSON.stringify(content))
  try {
    return await readDemoFiles(folder)
  } finally {
    await rm(path.join(folder, 'demo', name))
  }
}

/** Records orders as the seed does and undoes it, so that the next test finds the shop as it was. */
async function record(...content: object[]): Promise<void> {
  const { orders } = await readWith('orders.json', content)
  class Undo extends Error {}
  const work = shop.sql.begin(async (tx) => {
    await seedHistory(tx, (run) => withApp(shop.sql, testSettings(), run), [
      { folder, websiteCode: 'fontaines', orders },
    ])
    throw new Undo()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
}

describe('demo files', () => {
  it('are optional', async () => {
    expect(await readDemoFiles(folder)).toEqual({ customers: [], newsletter: [], orders: [], staff: [] })
  })

  it.each([
    [
      'orders.json',
      { ...order, moves: [{ to: 'lost', at: '2026-05-05T10:00:00Z', reason: 'x' }] },
      /0\.moves\.0\.to/,
    ],
    ['orders.json', { ...order, placedAt: '4 May' }, /0\.placedAt: must be a moment/],
    ['orders.json', { ...order, lines: [] }, /0\.lines: needs a line/],
    ['orders.json', { ...order, colour: 'red' }, /colour/],
    [
      'newsletter.json',
      { email: 'nobody', store: 'fr', status: 'subscribed', changedAt: order.placedAt },
      /0\.email/,
    ],
    ['customers.json', { email: 'a@example.com', siret: '12345678900000' }, /customers\.json, 0\./],
  ])('reports the position of an error in %s', async (name, content, message) => {
    await expect(readWith(name, [content])).rejects.toThrow(message)
  })
})

describe('Demo orders', () => {
  it('accepts a possible order', async () => {
    await expect(record(order)).resolves.toBeUndefined()
  })

  it.each([
    ['an unknown product', { ...order, lines: [{ sku: 'NO-SUCH', quantity: 1 }] }, /NO-SUCH/],
    ['an unknown customer', { ...order, customer: 'nobody@example.com' }, /customers\.json/],
    ['a store view of elsewhere', { ...order, store: 'sushi_fr' }, /no store view "sushi_fr"/],
    ['an unknown coupon', { ...order, coupon: 'NEVER' }, /no coupon "NEVER"/],
    [
      'an unknown option',
      { ...order, lines: [{ sku: 'VSQ-CLAIR', quantity: 1, options: { Taille: 'L' } }] },
      /Taille/,
    ],
    [
      'a transition that is not allowed',
      { ...order, moves: [{ to: 'complete', at: '2026-05-05T10:00:00Z', reason: 'shipped' }] },
      /cannot change from pending_payment to complete/,
    ],
  ])('rejects %s with file and position', async (_case, content, message) => {
    await expect(record(order, content)).rejects.toThrow(message)
    await expect(record(order, content)).rejects.toThrow(/demo\/orders\.json, 1: /)
  })
})

describe('coupons of a site', () => {
  it('are valid from their first to their last day in the website’s time zone', async () => {
    const rows = await shop.sql`
      select to_char(r.starts_at, 'YYYY-MM-DD HH24:MI') as "from", to_char(r.ends_at, 'YYYY-MM-DD HH24:MI') as until
        from cart_rule r join website w on w.id = r.website_id where w.code = 'fontaines' and r.code = 'ETE2026'`
    expect(rows).toEqual([{ from: '2026-06-14 22:00', until: '2026-08-31 22:00' }])
  })
})
