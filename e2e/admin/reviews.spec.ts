import { expect } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { queryApi } from '../api.ts'
import { Customer } from '../customer.ts'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

const owner = 'hugo@vasque.example'
/** Jobs of the API run within seconds. */
const afterTheJob = { timeout: 75_000 }

async function written(summary: string, sku: string): Promise<void> {
  const customer = await Customer.register('fr')
  await customer.query(
    'mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { summary } } }',
    { input: { sku, nickname: 'Ada', summary, text: `${summary} : on ne l’entend pas.`, ratings: [] } },
  )
}

type Shown = { summary: string; answer: { text: string } | null }

/** The reviews of a product in the shop. */
async function shown(sku: string): Promise<Shown[]> {
  const { products } = await queryApi<{ products: { items: { reviews: { items: Shown[] } }[] } }>(
    'fr',
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) {
       items { reviews { items { summary answer { text } } } } } }`,
    { sku },
  )
  return products.items[0]?.reviews.items ?? []
}

test('A review that waits is read, approved and answered', async ({ page }) => {
  const [sku, summary] = ['VSQ-CO2', 'Bulles fines']
  await written(summary, sku)
  await signInAs(page, owner, '/reviews')
  await expectAccessible(page, 'reviews')
  await page.getByRole('link', { name: summary }).click()
  await expect(page.getByRole('heading', { level: 1, name: summary })).toBeVisible()
  await expectAccessible(page, 'review')
  await page.getByRole('button', { name: message('reviews_approve'), exact: true }).click()
  await expect(page.locator('.head').getByText(message('reviews_status_approved'))).toBeVisible()
  await page.getByLabel(message('reviews_answer_text'), { exact: true }).fill('Merci beaucoup !')
  await page.getByRole('button', { name: message('reviews_answer_publish') }).click()
  await expect(page.getByRole('button', { name: message('reviews_answer_change') })).toBeVisible()
  await expect(async () => {
    expect(await shown(sku)).toContainEqual({ summary, answer: { text: 'Merci beaucoup !' } })
  }).toPass()
  await page.getByRole('button', { name: message('reviews_reject') }).click()
  await expect(page.locator('.head').getByText(message('reviews_status_rejected'))).toBeVisible()
  await expect(async () => expect(await shown(sku)).toEqual([])).toPass()
})

test('Reviews of the list are approved together, and taken back', async ({ page }) => {
  const sku = 'VSQ-C3N'
  const summaries = ['Ensemble A', 'Ensemble B']
  for (const summary of summaries) await written(summary, sku)
  await signInAs(page, owner, '/reviews?q=Ensemble')
  for (const summary of summaries)
    await page.getByRole('row').filter({ hasText: summary }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: message('reviews_approve'), exact: true }).click()
  const bar = page.getByRole('region', { name: message('bulk_region') })
  await expect(bar.getByText(message('reviews_bulk_moderate')).first()).toBeVisible(afterTheJob)
  await expect(async () => {
    expect((await shown(sku)).map((one) => one.summary).toSorted()).toEqual(summaries)
  }).toPass(afterTheJob)
  await bar.getByRole('button', { name: message('bulk_take_back') }).click(afterTheJob)
  await expect(async () => expect(await shown(sku)).toEqual([])).toPass(afterTheJob)
})

test('Who may only see the catalogue reads reviews and decides nothing', async ({ page }) => {
  await written('Lecture seule', 'VSQ-CLAIR')
  await signInAs(page, 'jules@vasque.example', '/reviews?q=Lecture')
  await page.getByRole('link', { name: 'Lecture seule' }).click()
  await expect(page.getByText(message('reviews_read_only'))).toBeVisible()
  await expect(page.getByRole('button', { name: message('reviews_approve') })).toHaveCount(0)
})
