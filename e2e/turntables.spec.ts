import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

const product = 'comptoir-3.html'
/** Frames of a turntable; its pictures are named by degrees. */
const isFrame = (address: string) => /-360-\d{3}-/.test(address)
const film = 'Comptoir 3 en vidéo'
const isFilm = (address: string) => address.endsWith('.mp4')

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
  await expect.poll(() => frames.size).toBeGreaterThan(before)
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

test('Shoppers play a video of a product; it loads when asked for', async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'The shop’s own button plays by script.')
  const shopper = new Shopper(page, 'fr')
  const asked: string[] = []
  page.on('request', (request) => void (isFilm(request.url()) && asked.push(request.url())))
  await shopper.open(product)
  await shopper.waitForHydration()
  await page.getByRole('link', { name: film, exact: true }).click()
  await expect(page.getByRole('img', { name: film, exact: true })).toBeInViewport()
  const play = page.getByRole('button', { name: shopper.message('video_play'), exact: true })
  await expect(play).toBeInViewport()
  await expectAccessible(page, 'a video that waits')
  expect(asked).toEqual([])
  await play.press('Enter')

  const player = page.getByLabel(film, { exact: true }).and(page.locator('video'))
  await expect.poll(async () => await playedIn(player)).toBeGreaterThan(0)
  // It must not end before it is paused.
  await player.evaluate((video: HTMLVideoElement) => {
    video.loop = true
  })
  expect(new Set(asked).size).toBe(1)
  await expect(play).toHaveCount(0)
  await expect(page.getByRole('img', { name: film, exact: true })).toHaveCount(0)
  // The keys of the browser's player.
  await expect(player).toBeFocused()
  await expectAccessible(page, 'a video that plays')
  const isPaused = async () => await player.evaluate((video: HTMLVideoElement) => video.paused)
  await page.keyboard.press('Space')
  await expect.poll(isPaused).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(isPaused).toBe(false)
})

/** Seconds of a video that were shown. */
const playedIn = async (player: Locator): Promise<number> =>
  await player.evaluate((video: HTMLVideoElement) => (video.error ? NaN : video.currentTime))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Shoppers play a video of a product by the controls of the browser', async ({ page }) => {
    const shopper = new Shopper(page, 'fr')
    const asked: string[] = []
    page.on('request', (request) => void (isFilm(request.url()) && asked.push(request.url())))
    await shopper.open(product)
    await page.getByRole('link', { name: film, exact: true }).click()
    await expect(page.getByRole('img', { name: film, exact: true })).toBeInViewport()
    await expect(page.getByRole('button', { name: shopper.message('video_play') })).toHaveCount(0)
    const player = page.getByLabel(film, { exact: true }).and(page.locator('video'))
    await expect(player).toHaveAttribute('controls')
    expect(asked).toEqual([])
    // A key on the browser's player starts it.
    await player.focus()
    await page.keyboard.press('Space')
    await expect.poll(async () => await playedIn(player)).toBeGreaterThan(0)
    expect(new Set(asked).size).toBe(1)
  })

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
