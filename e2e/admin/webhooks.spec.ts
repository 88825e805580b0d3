import { createHmac } from 'node:crypto'
import { expect } from '@playwright/test'
import { startWebhookReceiver } from '../../apps/api/test/webhook-receiver.ts'
import { expectAccessible } from '../accessibility.ts'
import { queryApi } from '../api.ts'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

const owner = 'hugo@vasque.example'

/** Sends the contact form, as a visitor. */
async function writeToShop(): Promise<void> {
  await queryApi('fr', 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }', {
    input: { name: 'Nour', email: `nour-${Date.now()}@example.com`, comment: 'Le débit est faible.' },
  })
}

test('Owners connect another program, try it, and send again what failed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const receiver = await startWebhookReceiver()
  const url = `${receiver.url}/hook`
  try {
    await signInAs(page, owner, '/webhooks')
    await expectAccessible(page, 'webhooks, none')
    await page.getByRole('button', { name: message('webhooks_add'), exact: true }).click()
    const drawer = page.getByRole('dialog', { name: message('webhooks_new') })
    await drawer.getByLabel(message('webhooks_address'), { exact: true }).fill('http://hooks.example/a')
    await drawer.getByRole('button', { name: message('webhooks_create') }).click()
    await expect(drawer.locator('p.err').first()).toBeVisible()
    await expectAccessible(page, 'webhooks, problems of an address')
    await drawer.getByLabel(message('webhooks_address'), { exact: true }).fill(url)
    // Not what shoppers of other tests do all the time: the first 410 switches the address off, before the message is sent.
    for (const event of ['return_received', 'message_received'])
      await drawer.getByLabel(message(`webhooks_${event}`)).check()
    await drawer.getByRole('button', { name: message('webhooks_create') }).click()
    await expect(drawer).toBeHidden()

    // The secret is shown once.
    await expect(page.getByText(message('webhooks_secret_ready', { url }))).toBeVisible()
    await page.getByRole('button', { name: message('staff_copy') }).click()
    const copied = () => page.evaluate(async () => await navigator.clipboard.readText())
    await expect.poll(copied).toMatch(/^whsec_/)
    const secret = await copied()
    await expectAccessible(page, 'webhooks, secret')

    await page.getByRole('button', { name: `${message('webhooks_try')} ${url}` }).click()
    await expect(page.getByText(message('webhooks_test_ok', { url }))).toBeVisible()
    const [tried] = receiver.received
    const {
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': signature,
    } = tried?.headers ?? {}
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    const signed = createHmac('sha256', key).update(`${String(id)}.${String(time)}.${tried?.body}`)
    expect(signature).toBe(`v1,${signed.digest('base64')}`)

    // 410 says that the address is gone: it ends all attempts, and the shop sends nothing more there.
    receiver.manners.set('/hook', 410)
    const before = receiver.received.length
    await writeToShop()
    await expect(async () => {
      await page.goto('/')
      await expect(page.getByRole('main').getByText(url).first()).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 60_000 })
    await page.goto('/webhooks')
    await expect(page.getByText('status 410')).toBeVisible()
    await expectAccessible(page, 'webhooks, failure')

    receiver.manners.delete('/hook')
    await page.getByRole('button', { name: `${message('webhooks_change')} ${url}` }).click()
    const editor = page.getByRole('dialog', { name: message('webhooks_edit') })
    await expectAccessible(page, 'webhooks, editor')
    await editor.getByLabel(message('webhooks_active')).check()
    await editor.getByRole('button', { name: message('webhooks_save'), exact: true }).click()
    await expect(editor).toBeHidden()
    await page.getByRole('link', { name: url }).click()
    await expect(page.getByRole('heading', { level: 1, name: url })).toBeVisible()
    await expectAccessible(page, 'deliveries')
    await page.locator('.head').locator('button.primary').click()
    // Other tests write to the shop, too: the message that failed is the one to look for.
    const messages = () =>
      receiver.received.slice(before).filter(({ event }) => event.type === 'message.received')
    const failed = messages()[0]?.event.id ?? ''
    expect(failed).toMatch(/^evt_/)
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('row', { name: new RegExp(failed) })).toContainText(
        message('webhooks_delivered'),
        { timeout: 2000 },
      )
    }).toPass({ timeout: 60_000 })
    expect(messages().filter(({ event }) => event.id === failed)).toHaveLength(2)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/webhooks')

    // Nothing stays for other tests.
    await page.getByRole('button', { name: `${message('webhooks_change')} ${url}` }).click()
    await editor.getByRole('button', { name: message('webhooks_delete') }).click()
    await editor.getByRole('button', { name: message('webhooks_delete') }).click()
    await expect(page.getByText(message('webhooks_empty'))).toBeVisible()
  } finally {
    await receiver.close()
  }
})
