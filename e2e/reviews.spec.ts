import { expect, type Page } from '@playwright/test'
import path from 'node:path'
import { connect } from '../apps/api/src/platform/database.ts'
import { signText } from '../apps/api/src/platform/shop-secret.ts'
import { root } from '../scripts/processes.ts'
import { expectAccessible } from './accessibility.ts'
import { databaseUrl, runCommand } from './changing-shop.ts'
import { Customer } from './customer.ts'
import { messagesIn } from './messages.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

/** Approves the review with this summary, as the shop does. */
async function approve(summary: string): Promise<void> {
  const list = await runCommand('reviews', 'list', '--website', 'fontaines')
  const lines = list.split('\n')
  const at = lines.findIndex((line) => line.trim() === summary)
  const id = /^(\d+) /.exec(lines[at - 1] ?? '')?.[1]
  expect(id, `the review "${summary}" waits`).toBeDefined()
  await runCommand('reviews', 'approve', id ?? '')
}

/** The token of the mail that asks for reviews of an order, which counts as paid. */
async function tokenOf(number: string): Promise<string> {
  const sql = connect(await databaseUrl(), 1)
  try {
    const [order] = await sql<{ id: number }[]>`
      update sales_order set payment_state = 'paid' where number = ${number} returning id`
    const tomorrow = Math.floor(Date.now() / 1000) + 24 * 3600
    return await signText(sql, 'review request', JSON.stringify([order?.id, tomorrow]))
  } finally {
    await sql.end()
  }
}

/** The radio button of so many stars. */
const star = (page: Page, shopper: Shopper, rating: string, stars: number) =>
  page
    .getByRole('radiogroup', { name: shopper.message('review_rating', { name: rating }) })
    .getByRole('radio')
    .nth(stars - 1)

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('Shoppers are told who may write reviews, and write one once signed in', async ({ page }) => {
      const shopper = new Shopper(page, 'fr')
      const { email } = await Customer.register('fr')
      const key = script ? 'comptoir-3-duo' : 'comptoir-3'
      await shopper.open(`${key}.html`)
      await page.getByRole('link', { name: shopper.message('review_write') }).click()
      await expect(page.getByText(shopper.message('review_sign_in'))).toBeVisible()
      if (script) await expectAccessible(page, 'who may write reviews')
      await page
        .getByRole('main')
        .getByRole('link', { name: shopper.message('review_sign_in_link') })
        .click()
      await shopper.signIn(email, 'Fontaine2026')
      await expect(page.getByLabel(shopper.message('review_text'), { exact: true })).toBeVisible()

      await shopper.press('review_send')
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3)
      if (script) await expectAccessible(page, 'errors of a review')
      const summary = `Silencieuse ${script ? 'avec' : 'sans'} script`
      if (script) {
        await star(page, shopper, 'Qualité', 1).focus()
        for (let step = 1; step < 4; step++) await page.keyboard.press('ArrowRight')
        await expect(star(page, shopper, 'Qualité', 4)).toBeChecked()
      } else await star(page, shopper, 'Qualité', 4).check()
      await page.getByLabel(shopper.message('review_summary'), { exact: true }).fill(summary)
      await page.getByLabel(shopper.message('review_text'), { exact: true }).fill('On ne l’entend pas.')
      await shopper.press('review_send')
      await expect(page.getByText(shopper.message('review_sent'))).toBeVisible()
      await expect(page.getByText(summary)).toBeHidden()

      await approve(summary)
      await expect(async () => {
        await page.goto(`/en/${key}.html`)
        await expect(page.getByRole('heading', { name: summary })).toBeVisible({ timeout: 2000 })
      }).toPass()
      const message = messagesIn('en')
      await expect(page.getByText(message('review_written_in', { language: 'French' }))).toBeVisible()
      await expect(page.getByText(message('review_verified'), { exact: true })).toBeHidden()
      if (script) await expectAccessible(page, 'reviews of a product')

      await shopper.open(`${key}.html`)
      await page.getByRole('link', { name: shopper.message('review_write') }).click()
      await star(page, shopper, 'Qualité', 1).check()
      await page.getByLabel(shopper.message('review_summary'), { exact: true }).fill('Encore')
      await page.getByLabel(shopper.message('review_text'), { exact: true }).fill('Un autre avis.')
      await shopper.press('review_send')
      await expect(page.getByText(shopper.message('review_repeated'))).toBeVisible()
      await expect(page.getByLabel(shopper.message('review_text'), { exact: true })).toHaveValue(
        'Un autre avis.',
      )
    })
  })
}

test('Buyers review what they ordered by the link of a mail, and refuse further ones', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const customer = await Customer.register('fr')
  const number = await customer.placeOrder({ sku: 'VSQ-NET', quantity: 1 })
  await shopper.open(`avis-commande?token=${encodeURIComponent(await tokenOf(number))}`)
  // The token is removed from the URL.
  await expect(page).toHaveURL('/fr/avis-commande')
  await expectAccessible(page, 'what is to be reviewed')
  const name = 'Kit de nettoyage'
  await page.getByRole('link', { name: shopper.message('review_write_title', { name }) }).click()
  await star(page, shopper, 'Qualité', 5).check()
  await page.getByLabel(shopper.message('review_summary'), { exact: true }).fill('Par e-mail')
  await page.getByLabel(shopper.message('review_text'), { exact: true }).fill('Tout ce qu’il faut.')
  await page.getByLabel(shopper.message('review_nickname'), { exact: true }).fill('Ada')
  await shopper.press('review_send')
  await expect(page).toHaveURL('/fr/avis-commande')
  await expect(page.getByText(shopper.message('review_request_done'), { exact: true })).toBeVisible()
  await shopper.press('review_refuse')
  await expect(page.getByText(shopper.message('review_refused'), { exact: true })).toBeVisible()

  await approve('Par e-mail')
  await expect(async () => {
    await shopper.open('kit-de-nettoyage.html')
    await expect(page.getByText(shopper.message('review_verified'), { exact: true })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
})

test('Shoppers add a picture, which appears with their review', async ({ page }) => {
  // The job that encodes pictures runs every 20 seconds.
  test.setTimeout(180_000)
  const shopper = new Shopper(page, 'fr')
  const customer = await Customer.register('fr')
  await customer.signInBrowser(page.context())
  await shopper.open('avis/VSQ-GOB40')
  await star(page, shopper, 'Qualité', 5).check()
  await page.getByLabel(shopper.message('review_summary'), { exact: true }).fill('En photo')
  await page.getByLabel(shopper.message('review_text'), { exact: true }).fill('Comme sur l’image.')
  const picture = path.join(root, 'sites/fontaines/pictures/bec-noir.webp')
  await page.getByLabel(shopper.message('review_pictures_add')).setInputFiles([picture])
  await expect(
    page.getByRole('img', { name: shopper.message('review_picture', { number: 1 }) }),
  ).toBeVisible()
  await expectAccessible(page, 'review with a picture')
  await shopper.press('review_send')
  await expect(page.getByText(shopper.message('review_sent'))).toBeVisible()

  await approve('En photo')
  const shown = page.getByRole('img', {
    name: shopper.message('review_picture_by', { number: 1, name: 'Ada' }),
  })
  await expect(async () => {
    await shopper.open('gobelet-40-cl.html')
    await expect(shown).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 120_000 })
  await expectAccessible(page, 'picture of a review')
})

test('Search engines are told nothing of reviews where there are none', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('colonne-80.html')
  await expect(page.getByText(shopper.message('review_none'))).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).not.toContain('aggregateRating')
})
