import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

const product = 'comptoir-3.html'
/** Frames of a turntable; its pictures are named by degrees. */
const isFrame = (address: string) => /-360-\d{3}-/.test(address)

test('Shoppers turn a product by keys, buttons and dragging; its views load when asked for', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'A product turns by script.')
  const shopper = new Shopper(page, 'fr')
  const frames = new Set<string>()
  page.on('request', (request) => void (isFrame(request.url()) && frames.add(request.url())))
  await shopper.open(product)
  await shopper.waitForHydration()
  await page.locator('.thumbs [data-kind="turntable"] a').click()
  const start = page.getByRole('button', { name: shopper.message('turn_start') })
  await expect(start).toBeInViewport()
  await expectAccessible(page, 'a turntable that waits')
  const before = frames.size
  await start.press('Enter')

  const slider = page.getByRole('slider')
  await expect(slider).toBeFocused()
  expect(frames.size).toBeGreaterThan(before)
  const count = Number(await slider.getAttribute('aria-valuemax'))
  const isAt = async (view: number) => {
    const angle = String(Math.round(((view - 1) * 360) / count))
    const text = shopper.message('turn_view', { view: String(view), count: String(count), angle })
    await expect(slider).toHaveAttribute('aria-valuetext', text)
  }
  await slider.press('ArrowRight')
  await isAt(2)
  await slider.press('Home')
  await slider.press('ArrowLeft')
  await isAt(count)
  await page.getByRole('button', { name: shopper.message('turn_right') }).click()
  await isAt(1)
  await expectAccessible(page, 'a turning product')

  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider is not shown')
  const [x, y] = [box.x + box.width / 4, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + box.width / 2, y, { steps: 8 })
  await page.mouse.up()
  await isAt(count / 2 + 1)

  // The pictures are still enlarged.
  await page.locator('.thumbs a').first().click()
  await page
    .getByRole('region', { name: shopper.message('product_pictures', { name: 'Comptoir 3' }) })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Shoppers see a few sides of a product', async ({ page }) => {
    const shopper = new Shopper(page, 'fr')
    await shopper.open(product)
    await page.locator('.thumbs [data-kind="turntable"] a').click()
    const side = page.getByRole('img', { name: /180°/ })
    await expect(side).toBeHidden()
    await page.getByText(shopper.message('turn_several')).click()
    await expect(side).toBeInViewport()
    await expect(page.getByRole('slider')).toHaveCount(0)
  })
})
