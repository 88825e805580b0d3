import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { connect } from '../../apps/api/src/platform/database.ts'
import { expectAccessible } from '../accessibility.ts'
import { databaseUrl } from '../changing-shop.ts'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

const owner = 'hugo@vasque.example'

/** As if shoppers had searched: the API stores what it counts once a minute. */
async function searched(): Promise<void> {
  const sql = connect(await databaseUrl(), 1)
  try {
    await sql`
      insert into search_count (website_id, language, day, words, searches, without_result)
      select w.id, 'fr', (now() at time zone 'utc')::date - c.ago, c.words, c.searches, c.without
        from website w,
             (values ('zythum dore', 0, 3, 3), ('zythum dore', 2, 1, 1), ('robinet', 1, 2000, 0),
                     ('chantepleure', 40, 6, 6)) as c (words, ago, searches, without)
       where w.code = 'fontaines'
      on conflict (website_id, language, day, words) do update
        set searches = excluded.searches, without_result = excluded.without_result`
  } finally {
    await sql.end()
  }
}

const rowOf = (page: Page, words: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: words, exact: true }) })

test('Owners see what shoppers did not find, and look for products that have it', async ({ page }) => {
  await searched()
  await signInAs(page, owner)
  await page.goto('/')
  await page.getByRole('link', { name: message('searches_title'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('searches_title'))
  const missed = rowOf(page, 'zythum dore')
  await expect(missed.getByRole('cell')).toContainText(['', '4', '4', '0', ''])
  await expectAccessible(page, 'searches without result')
  // Found each time, and before the last 30 days.
  for (const words of ['robinet', 'chantepleure']) await expect(rowOf(page, words)).toHaveCount(0)

  await page.getByRole('link', { name: message('searches_view_all'), exact: true }).click()
  await expect(rowOf(page, 'chantepleure')).toBeVisible()
  await expect(rowOf(page, 'robinet').getByRole('cell').nth(3)).toHaveText(/^[1-9]/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toMatch(/,zythum dore,fr,4,4,\d{4}-\d\d-\d\d\r\n/)

  await page.keyboard.press('/')
  await page.keyboard.type('Zythum DORÉ')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\?q=zythum\+dore$/)
})

test('Searches say that nothing was found in a list, and are for those who may see reports', async ({
  page,
}) => {
  await signInAs(page, owner, '/searches?q=qqqq')
  await expect(page.getByText(message('list_nothing_for', { search: 'qqqq' }))).toBeVisible()
  await page.context().clearCookies()
  await signInAs(page, 'jules@vasque.example', '/')
  await expect(page.getByRole('link', { name: message('nav_products'), exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: message('searches_title'), exact: true })).toHaveCount(0)
  const response = await page.goto('/searches')
  expect(response?.status()).toBe(403)
})
