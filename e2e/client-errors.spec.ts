import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'
import { Shopper } from './shopper.ts'
import { openStorefront } from './storefront.ts'
import { test } from './test.ts'

/** Port of a storefront whose log the test reads. */
const port = ports.clientErrors
test.use({ baseURL: `http://localhost:${port}` })

const source = 'app/product/zoom.tsx'

test('Operators see errors of browsers in the log, with file and line of the source', async ({ page }) => {
  const lines: string[] = []
  const storefront = await openStorefront(port, {}, (text) => lines.push(...text.split('\n')))
  try {
    const code = await readFile(path.join(root, 'apps/storefront', source), 'utf8')
    const line = code.split('\n').findIndex((text) => text.includes('showModal()')) + 1
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new TypeError('The dialog is broken')
      }
    })
    const shopper = new Shopper(page, 'fr')
    await shopper.open('comptoir-3.html?autre=cartouche')
    await shopper.waitForHydration()
    await page.locator('#photo-1').click()
    const report = () => lines.map((text) => text.trim()).find((text) => text.includes('Error in a browser'))
    await expect.poll(report).toBeTruthy()
    const { level, clientError } = JSON.parse(report() ?? '{}')
    expect(level).toBe(50)
    expect(clientError).toMatchObject({ message: 'The dialog is broken', path: '/fr/comptoir-3.html' })
    expect(clientError.build).toMatch(/^[0-9a-f]{8}$/)
    expect(clientError.stack).toContain(`${source}:${line}:`)
    expect(lines.join('\n')).not.toContain('autre=cartouche')
  } finally {
    await storefront.close()
  }
})

test('Source maps are not served', async ({ request, page }) => {
  await page.goto(`${addresses.fontaines}/fr`)
  const script = await page.locator('script[type="module"]').getAttribute('src')
  for (const file of [`${script}.map`, '/source-maps/', '/assets/../source-maps/'])
    expect((await request.get(addresses.fontaines + file)).status()).toBe(404)
})
