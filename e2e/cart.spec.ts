import { expect, type Locator, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { replaceValue, Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages, startOf } from './messages.ts'

const quantities = (page: Page) => page.getByRole('spinbutton')

const removeButton = (shopper: Shopper) => shopper.page.locator('button[name="remove"]').first()

/** Adds one of each product, or one lot, and opens the cart page. */
async function openCartWith(page: Page, language: (typeof languages)[number], ...products: string[]) {
  const shopper = new Shopper(page, language)
  for (const product of products) {
    await shopper.open(`${product}.html`)
    await shopper.addToCart()
  }
  await shopper.open('panier')
  return shopper
}

for (const language of languages) {
  test(`Shoppers can change the cart in the mini cart without leaving the page (${language})`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { message, miniCart } = shopper
    await shopper.open('cartouche-clair.html')
    await shopper.addToCart()
    const url = page.url()
    const quantity = miniCart.getByRole('spinbutton')
    await shopper.waitForHydration()
    await shopper.clickCartLink()
    await expect(quantity).toHaveValue('1')
    await expectAccessible(page, 'open mini cart')

    await miniCart.getByRole('button', { name: startOf(message('cart_quantity_increase')) }).click()
    await expect(quantity).toHaveValue('2')
    await expect(miniCart.getByText(message('cart_updated'))).toBeVisible()
    await expect(miniCart.getByRole('heading', { level: 2 }).first()).toContainText('2')

    await miniCart.getByLabel(message('cart_coupon'), { exact: true }).fill('NIMPORTE')
    await shopper.press('cart_coupon_apply')
    await expect(miniCart.getByText(message('error_invalidCouponCode'))).toBeVisible()
    await miniCart.getByLabel(message('cart_coupon'), { exact: true }).fill('BIENVENUE10')
    await shopper.press('cart_coupon_apply')
    await expect(miniCart.getByText(message('cart_coupon_applied'))).toBeVisible()
    await expect(miniCart.getByText('(BIENVENUE10)')).toBeVisible()
    await shopper.press('cart_coupon_remove')
    await expect(miniCart.getByText(message('cart_coupon_removed'))).toBeVisible()

    await removeButton(shopper).click()
    await expect(miniCart.getByText(message('cart_empty_title'))).toBeVisible()
    await expectAccessible(page, 'empty mini cart')
    await shopper.press('cart_undo')
    await expect(quantity).toHaveValue('2')
    expect(page.url()).toBe(url)

    await miniCart.getByRole('link', { name: message('cart_checkout'), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/${shopper.address('login')}`))
    await expect(miniCart).toBeHidden()
  })

  test(`The cart page is accessible when filled, invalid and empty (${language})`, async ({ page }) => {
    const shopper = await openCartWith(page, language, 'gobelet-40-cl')
    const { message } = shopper
    await expectAccessible(page, 'filled')
    await expect(page.getByRole('heading', { level: 2, name: message('cart_crosssell') })).toBeVisible()

    await replaceValue(quantities(page), '7')
    await quantities(page).press('Enter')
    const lotError = message('cart_error_lot_two', { lot: 6, below: 6, above: 12 })
    await expect(page.getByText(lotError)).toBeVisible()
    await expect(quantities(page)).toHaveValue('7')
    await page.getByLabel(message('cart_coupon'), { exact: true }).fill('NIMPORTE')
    await shopper.press('cart_coupon_apply')
    await expect(page.getByText(message('error_invalidCouponCode'))).toBeVisible()
    await expectAccessible(page, 'invalid quantity and coupon')

    await removeButton(shopper).click()
    await expect(page.getByText(message('cart_empty_title'))).toBeVisible()
    await expectAccessible(page, 'empty')
  })
}

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('Shoppers can undo a removal and keep the options of the product', async ({ page }) => {
      const shopper = new Shopper(page, 'fr')
      await shopper.open('coffret-a-composer.html')
      await page.getByRole('radio', { name: /^Carafe 1 L, or brossé/ }).check()
      await page.getByLabel(/^Message de la carte/).fill('Bon anniversaire')
      await shopper.addToCart()
      await shopper.open('panier')
      await removeButton(shopper).click()
      await expect(page.getByText(shopper.message('cart_empty_title'))).toBeVisible()
      await expect(page.getByText(shopper.message('cart_removed'))).toBeVisible()
      await shopper.press('cart_undo')
      await expect(page.getByText('La carafe\u00a0: Carafe 1 L, or brossé')).toBeVisible()
      await expect(page.getByText('Message de la carte\u00a0: Bon anniversaire')).toBeVisible()
    })

    test('Shoppers are asked before a quantity of zero removes a line', async ({ page }) => {
      const shopper = await openCartWith(page, 'fr', 'cartouche-clair')
      const question = page.getByText(shopper.message('cart_removal_question', { name: 'Cartouche Clair' }))
      await replaceValue(quantities(page), '0')
      await quantities(page).press('Enter')
      await expect(question).toBeVisible()
      await expect(quantities(page)).toHaveValue('1')
      await page.getByRole('button', { name: startOf(shopper.message('cart_keep')) }).click()
      await expect(question).toBeHidden()
      await expect(quantities(page)).toHaveValue('1')
    })

    test('Shoppers read each figure of the totals once, and save quantities without a button', async ({
      page,
    }) => {
      const shopper = await openCartWith(page, 'fr', 'cartouche-clair')
      const terms = page
        .getByRole('complementary', { name: shopper.message('cart_summary') })
        .locator('dl.totals dt')
      await expect(terms).toHaveText([
        shopper.message('cart_items'),
        shopper.message('cart_shipping'),
        /^dont TVA/,
        /^Total TTC/,
      ])
      const update = page.getByRole('button', { name: shopper.message('cart_update') })
      if (script) await expect(update).toBeHidden()
      else await expect(update).toBeVisible()
    })

    test('An invalid quantity is reset, and the other quantities are saved', async ({ page }) => {
      const shopper = await openCartWith(page, 'fr', 'cartouche-clair', 'gobelet-40-cl')
      await replaceValue(quantities(page).last(), '12')
      await replaceValue(quantities(page).first(), '-3')
      await quantities(page).first().press('Enter')
      await expect(page.getByText(shopper.message('error_invalidDigits'))).toBeVisible()
      await expect(quantities(page).first()).toHaveValue('1')
      await expect(quantities(page).last()).toHaveValue('12')
      await expect(page.getByRole('link', { name: /^Panier, 13/ })).toBeVisible()
    })

    test('Visitors can see the delivery price for a postcode', async ({ page }) => {
      const shopper = await openCartWith(page, 'fr', 'cartouche-clair')
      const postcode = page.getByLabel(shopper.message('cart_postcode'), { exact: true })
      await expect(page.getByText(/9,90\s€, offerte dès 150,00\s€/)).toBeVisible()
      for (const [code, estimate] of [
        ['69007', /Livraison vers 69007.*9,90\s€/],
        ['20000', /Livraison vers 20000, Corse.*24,90\s€/],
        ['97400', /nous livrons en France métropolitaine et en Corse/],
      ] as const) {
        await postcode.fill(code)
        await shopper.press('cart_estimate')
        await expect(page.getByText(estimate)).toBeVisible()
      }
    })

    test('Shoppers whose cart no longer exists get a new one', async ({ page, context }) => {
      await context.addCookies([{ name: 'cart_id', value: 'x'.repeat(32), url: addresses.fontaines }])
      const shopper = await openCartWith(page, 'fr', 'cartouche-clair')
      await expect(quantities(page)).toHaveValue('1')
      await page.getByRole('link', { name: shopper.message('cart_continue') }).click()
      await expect(page.getByRole('link', { name: /^Panier, 1 / })).toBeVisible()
    })
  })
}

test('The cart link in the header opens the cart page without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: addresses.fontaines })
  const shopper = new Shopper(page, 'fr')
  await shopper.open()
  await shopper.clickCartLink()
  await expect(page).toHaveURL('/fr/panier')
  await expect(page.getByText(shopper.message('cart_empty_title'))).toBeVisible()
  await page.close()
})

test('The mini cart traps the focus, closes with Escape and returns the focus', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('cartouche-clair.html')
  await shopper.addToCart()
  await shopper.waitForHydration()
  await page.getByRole('link', { name: startOf(shopper.cartLabel()) }).focus()
  await page.keyboard.press('Enter')
  await expect(shopper.miniCart.getByRole('spinbutton')).toHaveValue('1')
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    const isBehind = await page.evaluate(
      () => document.activeElement?.closest('main, header, footer') !== null,
    )
    expect(isBehind).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(shopper.miniCart).toBeHidden()
  await expect(page.getByRole('link', { name: startOf(shopper.cartLabel()) })).toBeFocused()
})

test('The mini cart opens with what was added first, and with what goes with it', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const { message, miniCart } = shopper
  await shopper.open('gobelet-25-cl.html')
  await shopper.addToCart()
  await shopper.open('cartouche-clair.html')
  await shopper.waitForHydration()
  const add = page.getByRole('button', { name: startOf(message('product_add_short')) })
  await add.filter({ visible: true }).first().click()
  // Its name is read out when it opens; the focus is in it.
  await expect(miniCart).toHaveAccessibleName(new RegExp(message('cart_added')))
  await expect(miniCart.locator(':focus')).toHaveCount(1)
  await expect(miniCart.locator('.line h2').first()).toHaveText('Cartouche Clair')
  await expect(miniCart.locator('.line .thumb img').first()).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  const suggestions = miniCart.getByRole('region', { name: message('cart_crosssell') })
  await expect(suggestions.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'mini cart after adding')
  const [before] = await miniCart.locator('.mini-foot .price').allTextContents()
  await suggestions
    .getByRole('button', { name: startOf(message('card_add')) })
    .first()
    .click()
  await expect(miniCart.locator('.mini-foot .price')).not.toHaveText(before ?? '')
  await miniCart.getByRole('button', { name: message('cart_continue') }).click()
  await expect(miniCart).toBeHidden()
  await expect(page).toHaveURL(/cartouche-clair/)
})

test('The mini cart does not open on the cart page', async ({ page }) => {
  const shopper = await openCartWith(page, 'fr', 'cartouche-clair')
  await shopper.waitForHydration()
  await shopper.clickCartLink()
  await expect(page.getByRole('heading', { level: 1, name: shopper.message('cart_title') })).toBeVisible()
  await expect(shopper.miniCart).toBeHidden()
})

test('Success messages close after five seconds, errors stay until they are closed', async ({ page }) => {
  await page.clock.install()
  const shopper = new Shopper(page, 'fr')
  // A product that was removed while the list was open.
  const form = { intent: 'add', sku: 'GONE', from: '/fr/cartouche-clair.html' }
  await page.request.post('/fr/panier', { form, maxRedirects: 0 })
  await shopper.open('cartouche-clair.html')
  const error = page.getByRole('alert').getByText(shopper.message('cart_error_unavailable'))
  await expect(error).toBeVisible()
  await shopper.waitForHydration()
  await shopper.addToCart()
  await shopper.goToCart()
  await page.getByRole('button', { name: startOf(shopper.message('cart_quantity_increase')) }).click()
  await expect(page.getByText(shopper.message('cart_updated'))).toBeVisible()
  await page.clock.fastForward(5100)
  await expect(page.getByText(shopper.message('cart_updated'))).toBeHidden()
  await expect(error).toBeVisible()
  const close = page.getByRole('button', { name: shopper.message('layout_close'), exact: true })
  await close.filter({ visible: true }).first().click()
  await expect(error).toBeHidden()
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`Messages do not cover the order button (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const shopper = await openCartWith(page, 'fr', 'cartouche-clair')
    await page.getByRole('button', { name: startOf(shopper.message('cart_quantity_increase')) }).click()
    const notice = page.getByText(shopper.message('cart_updated')).locator('../..')
    const order = page.getByRole('link', { name: shopper.message('cart_checkout'), exact: true })
    expect(await isApart(notice, order.filter({ visible: true }))).toBe(true)
  })
}

test('A message on a wide screen stands beside the title, over no field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const shopper = new Shopper(page, 'fr')
  // A product that was removed while the list was open.
  const form = { intent: 'add', sku: 'GONE', from: '/fr/login' }
  await page.request.post('/fr/panier', { form, maxRedirects: 0 })
  await shopper.open('login')
  const notice = page.locator('.toast')
  await expect(notice).toBeVisible()
  const main = page.getByRole('main')
  for (const parts of [main.locator('.field'), main.locator('h1'), page.getByRole('banner')])
    for (const part of await parts.filter({ visible: true }).all())
      expect(await isApart(notice, part)).toBe(true)
  // It stays in sight when the page scrolls.
  await page.evaluate(() => scrollTo(0, 300))
  await expect(notice).toBeInViewport({ ratio: 1 })
})

/** Whether none of two visible elements covers the other. */
async function isApart(first: Locator, second: Locator): Promise<boolean> {
  const [a, b] = [await first.boundingBox(), await second.boundingBox()]
  if (!a || !b) throw new Error('Both must be on the page.')
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}

test('Shoppers see what signing in changed in their cart until they dismiss it', async ({ page }) => {
  const shopper = await openCartWith(page, 'fr', 'cartouche-mini')
  await shopper.open('login')
  await shopper.signIn('professionnel@example.com')
  await expect(page).toHaveURL('/fr/compte-client')
  await shopper.open('panier')
  const notice = page.getByText(/Cartouche Mini.*de 1 à 6/)
  await expect(notice).toBeVisible()
  await expectAccessible(page, 'changed')
  await shopper.press('cart_notices_read')
  await expect(notice).toBeHidden()
  await page.reload()
  await expect(quantities(page)).toHaveValue('6')
  await expect(notice).toBeHidden()
})
