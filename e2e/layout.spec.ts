import { expect } from '@playwright/test'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages } from './messages.ts'

const inOrder = {
  fr: [
    'Accueil',
    'Valeurs',
    'Professionnels',
    'Particuliers',
    'Accessoires',
    'Blog',
    'Contact',
    'Équipe',
    'FAQ',
  ],
  en: ['Home', 'Values', 'For business', 'For the home', 'Accessories', 'Blog', 'Contact', 'Team', 'FAQ'],
  it: ['Home', 'Valori', 'Per le aziende', 'Per la casa', 'Accessori', 'Blog', 'Contatti', 'Team', 'FAQ'],
}

test('Users find categories in the header and legal pages in the footer', async ({ page }) => {
  for (const language of languages) {
    const { message, ...shopper } = new Shopper(page, language)
    await page.goto(`/${shopper.language}`)
    const links = page.getByRole('navigation', { name: message('layout_main_nav') }).getByRole('link')
    const labels = await links.evaluateAll((all) => all.map((link) => link.firstChild?.textContent))
    expect(labels).toEqual(inOrder[language])
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByText(/^48.h$/).first()).toBeVisible()
    await expect(foot.getByLabel(message('newsletter_email'))).toBeVisible()
    const legal = foot.getByRole('navigation', { name: message('layout_legal') })
    await expect(legal.getByRole('link', { name: message('withdrawal_link') })).toBeVisible()
    await expect(legal.getByRole('link', { name: message('layout_cookies') })).toBeVisible()
    // Two other languages, and more legal pages than these two links.
    expect(await legal.getByRole('link').count()).toBeGreaterThan(10)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Users see one open panel at a time, which Escape and navigation close', async ({ page }) => {
    const shopper = new Shopper(page, 'fr')
    const { message } = shopper
    await shopper.open()
    await shopper.waitForHydration()
    const menu = page.getByRole('dialog', { name: message('layout_menu') })
    const openMenu = () => page.getByRole('button', { name: message('layout_open_menu') }).click()
    await openMenu()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await openMenu()
    // The panel covers the header, but users of a keyboard or a screen reader can still reach the cart link.
    await page.locator('header a[href="/fr/panier"]').dispatchEvent('click')
    await expect(shopper.miniCart).toBeVisible()
    await expect(menu).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(shopper.miniCart).toBeHidden()
    await openMenu()
    await menu.getByRole('link', { name: 'Accessoires' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Accessoires' })).toBeVisible()
    await expect(menu).toBeHidden()
    await shopper.clickCartLink()
    await expect(shopper.miniCart).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/fr')
    await expect(shopper.miniCart).toBeHidden()
  })

  test('Users read badges beside the heart of a card, and words of tables whole', async ({ page }) => {
    await new Shopper(page, 'it').open('accessori')
    const cards = page.locator('.card').filter({ has: page.getByText('Confezione da 6') })
    const free = await cards.evaluateAll((all) =>
      all.map((card) => {
        const heart = card.querySelector('.wish')?.getBoundingClientRect()
        const badges = [...card.querySelectorAll('.badge')].map((one) => one.getBoundingClientRect().right)
        return Math.max(...badges) <= (heart?.left ?? 0)
      }),
    )
    expect(free.length).toBeGreaterThan(1)
    expect(free).not.toContain(false)

    await new Shopper(page, 'fr').open('coffret-a-composer.html')
    const label = page.getByRole('rowheader', { name: 'Conditionnement' })
    const lines = await label.evaluate((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
  })
})

test('Users are told when a page is slow and when they are offline', async ({ page, context }) => {
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  await shopper.open()
  await shopper.waitForHydration()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/accessoires.data*', async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('navigation', { name: message('layout_main_nav') })
    .getByRole('link', { name: 'Accessoires' })
    .click()
  await expect(page.getByText(message('layout_loading'), { exact: true })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Accessoires' })).toBeVisible()
  await expect(page.getByText(message('layout_loading'), { exact: true })).toHaveCount(0)

  await context.setOffline(true)
  await expect(page.getByText(message('layout_offline'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(message('layout_offline'))).toHaveCount(0)
})

test('Users start at the top, at the anchor of the URL, or where they were before going back', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'fr')
  const top = () => page.evaluate(() => Math.round(scrollY))
  await shopper.open('particuliers')
  await shopper.waitForHydration()
  const card = page.getByRole('link', { name: 'Comptoir 3', exact: true })
  await card.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 200))
  const before = await top()
  expect(before).toBeGreaterThan(0)
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Comptoir 3' })).toBeVisible()
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Particuliers' })).toBeVisible()
  await expect.poll(top).toBe(before)
  await page.goto('/fr/faq')
  const id = (await page.locator('main details div[id]').last().getAttribute('id')) ?? ''
  await page.goto(`/fr/faq#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})

test('Users keep page, filters and cart when they change the language', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('cartouche-clair.html')
  await shopper.addToCart()
  await shopper.open('particuliers?price=100_2000&page=1')
  const address = new URL(page.url()).search
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'For the home' })).toBeVisible()
  expect(new URL(page.url()).search).toBe(address)
  const english = new Shopper(page, 'en')
  await english.goToCart()
  await expect(page.getByRole('main').getByRole('link', { name: /Clair/ }).first()).toBeVisible()
})

test('Users load the rules of forms and the list of cookies only where they are used', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const [, script] = /\/assets\/(consent|forms)-/.exec(request.url()) ?? []
    if (script) loaded.add(script)
  })
  const shopper = new Shopper(page, 'fr')
  for (const path of ['', 'particuliers', 'cartouche-clair.html', 'panier', 'blog']) {
    await shopper.open(path)
    await shopper.waitForHydration()
  }
  expect([...loaded]).toEqual([])
  for (const path of ['login', 'cookies/choix']) {
    await shopper.open(path)
    await shopper.waitForHydration()
  }
  await expect.poll(() => [...loaded]).toEqual(['forms', 'consent'])
})

test('Shoppers see and use what stands below a product before its script has loaded', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await page.route(/\/product-more-[^/]*\.js/, async () => {})
  await shopper.open('comptoir-3.html')
  await shopper.waitForHydration()
  const specifications = page.getByRole('heading', { name: shopper.message('product_specs') })
  await specifications.scrollIntoViewIfNeeded()
  await shopper.clickCartLink()
  await expect(shopper.miniCart).toBeVisible()
  await shopper.closeMiniCart()
  await expect(specifications).toBeVisible()
  const related = page.getByRole('heading', { name: shopper.message('product_related') })
  await expect(related).toBeVisible()
  const other = page.locator('main ul.cards a').first()
  const address = await other.getAttribute('href')
  await other.click()
  await expect(page).toHaveURL(address ?? '')
})

test('Users get one reload, then an explanation, when a script no longer exists', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  await page.route(/\/settings-panel-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await shopper.open('faq')
  await shopper.waitForHydration()
  const press = () =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: message('layout_cookies') })
      .click()
  const reloaded = page.waitForEvent('load')
  await press()
  await reloaded
  await expect(page).toHaveURL('/fr/faq')
  await shopper.waitForHydration()
  await press()
  await expect(page.getByRole('heading', { level: 1, name: message('errors_chunk_title') })).toBeVisible()
  await page.unroute(/\/settings-panel-[^/]*\.js/)
  await page.getByRole('link', { name: message('errors_reload') }).click()
  await expect(page.getByRole('heading', { level: 1, name: /questions|FAQ/i })).toBeVisible()
})
