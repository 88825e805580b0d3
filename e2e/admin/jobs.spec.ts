import { expect } from '@playwright/test'
import { connect } from '../../apps/api/src/platform/database.ts'
import { expectAccessible } from '../accessibility.ts'
import { databaseUrl } from '../changing-shop.ts'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

const owner = 'hugo@vasque.example'
const job = message('jobs_name_delete_rejected_reviews')

/** As if the job had failed five times. */
async function giveUpJob(): Promise<void> {
  const sql = connect(await databaseUrl(), 1)
  try {
    await sql`
      insert into job_queue.job (name, singleton_key, data, source_name, source_retry_count, source_output)
      values ('dead-jobs', 'delete-rejected-reviews', '{"job": "delete rejected reviews"}', 'jobs', 4,
              '{"message": "the disk is full"}')`
  } finally {
    await sql.end()
  }
}

test('Owners see what the shop does by itself, and try again what it gave up', async ({ page }) => {
  await giveUpJob()
  await signInAs(page, owner, '/jobs')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: job }) })
  await expect(row.getByText(message('jobs_dead'))).toBeVisible()
  await expect(row.getByText('the disk is full')).toBeVisible()
  await expectAccessible(page, 'jobs, one given up')

  await row.getByRole('button', { name: `${message('jobs_retry')} ${job}` }).click()
  await expect(row.getByText(message('jobs_dead'))).toBeHidden()
  await expect(async () => {
    await page.goto('/jobs')
    await expect(row.getByText(message('jobs_idle'))).toBeVisible({ timeout: 2000 })
    await expect(row.getByText('the disk is full')).toBeHidden()
  }).toPass({ timeout: 60_000 })

  // Leaving the page at once would take the request back.
  const asked = page.waitForResponse((response) => response.request().method() === 'POST')
  await row.getByRole('button', { name: `${message('jobs_run')} ${job}` }).click()
  await asked
  await page.goto('/audit')
  await expect(page.getByText(message('jobs_log_run')).first()).toBeVisible()
  await expect(page.getByText(message('jobs_log_retried')).first()).toBeVisible()
})
