import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

/** Milliseconds. */
const SCRIPT_DELAY = 250

/** Paths of the header menu. */
const menu = ['particuliers', 'valeurs', 'faq', 'contact', 'blog', 'professionnels']

test('Users never see an empty page during navigation, even when scripts load slowly', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await wait(SCRIPT_DELAY)
    await route.continue()
  })
  const shopper = new Shopper(page, 'fr')
  await shopper.open()
  await shopper.waitForHydration()
  await watchHeadings(page)
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const visited = [{ path: '/fr', title: await heading.innerText() }]
  const follow = async (path: string, link: ReturnType<Page['locator']>) => {
    const before = await heading.innerText()
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(heading).not.toHaveText(before)
    visited.push({ path, title: await heading.innerText() })
  }
  for (const path of menu)
    await follow(`/fr/${path}`, page.getByRole('banner').locator(`nav a[href="/fr/${path}"]`))
  await follow('/fr/comptoir-3.html', page.getByRole('main').locator('a[href="/fr/comptoir-3.html"]').first())
  for (const { path, title } of visited.slice(0, -1).toReversed()) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(heading).toHaveText(title, { useInnerText: true })
  }
  for (const { path, title } of visited.slice(1)) {
    await page.goForward()
    await expect(page).toHaveURL(path)
    await expect(heading).toHaveText(title, { useInnerText: true })
  }
  expect(await page.evaluate(() => Reflect.get(window, 'framesWithoutHeading'))).toEqual([])
})

test('Users who go back find their scroll position, even when scripts load slowly', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('contact')
  await shopper.waitForHydration()
  await page.route('**/*.js', async (route) => {
    await wait(SCRIPT_DELAY)
    await route.continue()
  })
  const menuLink = (path: string) => page.getByRole('banner').locator(`nav a[href="/fr/${path}"]`)
  await menuLink('faq').click()
  await expect(page.getByRole('main').locator('details').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 700))
  // A real click would scroll up to the header first.
  await menuLink('valeurs').dispatchEvent('click')
  await expect(page).toHaveURL('/fr/valeurs')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('main').locator('details').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700)
})

test('Users who follow a link with an anchor land there, even when scripts load slowly', async ({ page }) => {
  await page.goto(`${addresses.sushi}/fr`)
  const shopper = new Shopper(page, 'fr')
  await shopper.waitForHydration()
  await page.route('**/*.js', async (route) => {
    await wait(SCRIPT_DELAY)
    await route.continue()
  })
  await page.getByRole('contentinfo').locator('a[href="/fr/faq#allergenes"]').click()
  const theme = page.locator('#allergenes')
  await expect(theme).toBeInViewport()
  await expect.poll(() => theme.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(100)
})

test('Users of an open tab reach the page they ask for after a deployment', async ({ page }) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const shopper = new Shopper(page, 'fr')
  await shopper.open()
  await shopper.waitForHydration()
  await page.route('**/assets/search-*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('banner').locator('a[href="/fr/recherche"]').click()
  await expect(page.getByRole('heading', { level: 1, name: shopper.message('search_title') })).toBeVisible()
  await expect(page).toHaveURL('/fr/recherche')
  // The server's page stays readable; its script is still missing.
  expect(documents).toEqual(['/fr', '/fr/recherche'])
  await shopper.open()
  await shopper.waitForHydration()
  await page.getByRole('banner').locator('a[href="/fr/recherche"]').click()
  await expect(
    page.getByRole('heading', { level: 1, name: shopper.message('errors_chunk_title') }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: shopper.message('errors_reload') })).toBeVisible()
})

test('Users without a connection keep the page, and the link they follow waits for it', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open()
  await shopper.waitForHydration()
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  await context.setOffline(true)
  await expect(page.getByText(shopper.message('layout_offline'))).toBeVisible()
  await page.getByRole('banner').locator('a[href="/fr/recherche"]').click()
  await expect(page.getByText(shopper.message('layout_offline_waiting'))).toBeVisible()
  await expect(heading).toHaveText(title, { useInnerText: true })
  await context.setOffline(false)
  await expect(page).toHaveURL('/fr/recherche')
  await expect(page.getByRole('heading', { level: 1, name: shopper.message('search_title') })).toBeVisible()
})

/** Records each DOM change and each frame in which `main` has no heading with text. */
async function watchHeadings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const missing: string[] = []
    Reflect.set(window, 'framesWithoutHeading', missing)
    const check = () => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading?.innerText.trim())
        missing.push(`${location.pathname} after ${Math.round(performance.now())} ms`)
    }
    new MutationObserver(check).observe(document.body, { childList: true, subtree: true })
    const everyFrame = () => {
      check()
      requestAnimationFrame(everyFrame)
    }
    everyFrame()
  })
}
