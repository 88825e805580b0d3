import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { placed } from '../../test/checkout.ts'
import { ordersCommand } from './index.ts'

let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T09:00:00Z') })
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-orders-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

test('exports orders as CSV, one per row, to a file that only its owner can read', async () => {
  const number = await placed(shop, { sku: 'VSQ-CLAIR', quantity: 2 })
  // An address that a spreadsheet would work out.
  await shop.sql`update sales_order set email = '=1+2@example.com' where number = ${number}`
  const file = path.join(folder, 'orders.csv')
  const output = await ordersCommand(shop.api.app, ['export'], new Map([['to', file]]))
  const [head, ...rows] = (await readFile(file, 'utf8')).trimEnd().split('\n')
  expect(head).toBe(
    'number,placed,website,status,payment,email,total,invoice,location,fulfilment_method,slot,currency',
  )
  expect(output).toBe(`${rows.length} orders written to ${file}.`)
  expect(rows.find((row) => row.startsWith(`${number},`))).toBe(
    `${number},2026-11-21 09:00,fontaines,pending_payment,waiting,"'=1+2@example.com",180.00,,,,,EUR`,
  )
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('exports the orders of one website; requires a file', async () => {
  const number = await placed(shop, { sku: 'VSQ-CLAIR' })
  const file = path.join(folder, 'sushi.csv')
  const flags = new Map([
    ['to', file],
    ['website', 'sushi'],
  ])
  await ordersCommand(shop.api.app, ['export'], flags)
  const table = await readFile(file, 'utf8')
  expect(table).not.toContain(number)
  expect(table).not.toContain(',fontaines,')
  await expect(ordersCommand(shop.api.app, ['export'], new Map())).rejects.toThrow(
    'The option --to FILE.csv is required.',
  )
})
