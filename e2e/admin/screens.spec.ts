import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { test } from './test.ts'
import { signInAs } from './staff.ts'

/** Pages without a record, by the paths of their routes. */
const PLAIN = [
  'orders',
  'orders/new',
  'payments/issues',
  'returns',
  'returns/new',
  'quotations',
  'messages',
  'messages/replies',
  'reviews',
  'product-alerts',
  'searches',
  'customers',
  'customers/new',
  'customers/newsletter',
  'products',
  'products/new',
  'categories',
  'attributes',
  'promotions',
  'promotions/new',
  'prices',
  'prices/scheduled',
  'prices/why',
  'carts/explain',
  'kitchen',
  'slots',
  'appointments',
  'appointments/settings',
  'team',
  'account',
  'api-keys',
  'webhooks',
  'jobs',
  'audit',
]

/** Pages of a record, and an address of each or the list whose first row opens it. */
const OF_RECORDS: Readonly<Record<string, { list: string; below?: string } | string>> = {
  'orders/:number': { list: '/orders' },
  'orders/:number/payments': { list: '/orders', below: '/payments' },
  'orders/:number/refund': { list: '/orders?q=000000041', below: '/refund' },
  'orders/:number/edit': { list: '/orders?q=000000041', below: '/edit' },
  'audit/:id': { list: '/audit' },
  'attributes/:id': { list: '/attributes' },
  'customers/:id': { list: '/customers' },
  'products/:id': { list: '/products' },
  'promotions/:id': { list: '/promotions' },
  'promotions/new/:start': '/promotions/new/blank',
  'prices/of/:sku': '/prices/of/VSQ-COF2',
  'kitchen/:locationId': { list: '/kitchen' },
  'locations/:locationId/landmarks': '/locations/1/landmarks',
}

/** Pages that need a story, whose own tests call `expectAccessible`, too. */
const IN_OTHER_TESTS = [
  'parts',
  'sign-in',
  'sign-in/code',
  'invitation',
  'reset-password',
  'quotations/:id',
  'returns/:id',
  'reviews/:id',
  ':id',
  'customers/:id/merge',
  'promotions/:id/coupons',
  'team/roles/:id',
  'attribute-sets/:id',
  'courier/:locationId',
  'webhooks/:id',
  'kitchen/:locationId/tickets',
  '*',
]

test('Every page of the back office is tried', () => {
  const files = globSync(path.resolve(import.meta.dirname, '../../apps/admin/app/*/routes.ts'))
  const pages = files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/route\(\s*'([^']+)',\s*'[^']+\.tsx'/g)])
    .map(([, address]) => address)
  expect(pages.length).toBeGreaterThan(30)
  const tried = new Set([...PLAIN, ...Object.keys(OF_RECORDS), ...IN_OTHER_TESTS])
  expect(pages.filter((page) => page !== undefined && !tried.has(page))).toEqual([])
})

const VIEWS = [
  { title: 'by day', use: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } },
  {
    title: 'at night on a phone',
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
  },
] as const

for (const { title, use } of VIEWS) {
  test.describe(title, () => {
    test.use(use)

    test('Every page is accessible and fits', async ({ page }) => {
      test.setTimeout(600_000)
      await signInAs(page, 'hugo@vasque.example')
      for (const address of ['', ...PLAIN]) await tryPage(page, `/${address}`)
      for (const found of Object.values(OF_RECORDS)) await tryPage(page, await addressOf(page, found))
    })
  })
}

async function addressOf(page: Page, found: (typeof OF_RECORDS)[string]): Promise<string> {
  if (typeof found === 'string') return found
  await page.goto(found.list)
  const link = page.getByRole('main').locator('tbody, ul, .card').getByRole('link').first()
  return `${(await link.getAttribute('href')) ?? ''}${found.below ?? ''}`
}

async function tryPage(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expectAccessible(page, address)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider, `${address} is wider than the screen`).toBeLessThanOrEqual(0)
  })
}
