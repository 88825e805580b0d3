import { expect, type Locator, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { FoodShopper } from './food-shopper.ts'
import { languages, startOf } from './messages.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

test('Shoppers on a phone can open a category from the menu', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open()
  await page.getByRole('button', { name: shopper.message('layout_open_menu') }).click()
  await page
    .getByRole('dialog', { name: shopper.message('layout_menu') })
    .getByRole('link', { name: 'Accessoires' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accessoires' })).toBeVisible()
})

test('Shoppers on a phone find their favourites in the menu', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('cartouche-clair.html')
  await shopper.press('favourites_keep')
  // The button shows it before the shop has answered.
  await expect(page.getByText(shopper.message('favourites_added'))).toBeVisible()
  await page.getByRole('button', { name: shopper.message('layout_open_menu') }).click()
  await page
    .getByRole('dialog', { name: shopper.message('layout_menu') })
    .getByRole('link', { name: 'Favoris, 1 produit' })
    .click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Cartouche Clair' })).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
})

/** Pixels by which the page is wider than the screen. */
async function overflowOf(page: Page): Promise<number> {
  return await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

test('Pages fit the width of a phone', async ({ page }) => {
  for (const path of ['', 'particuliers', 'comptoir-3.html', 'panier', 'login', 'faq', 'commande-rapide']) {
    await page.goto(`/fr/${path}`.replace(/\/$/, ''))
    expect(await overflowOf(page), path).toBe(0)
  }
})

test('Pages of sets, packs and options fit the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['pack-grande-table', 'ensemble-maison', 'comptoir-3', 'comptoir-9']) {
    await page.goto(`/fr/${path}.html`)
    expect(await overflowOf(page), path).toBe(0)
  }
  for (const path of ['menu-duo', 'boite-a-composer']) {
    await page.goto(`${addresses.sushi}/fr/${path}.html`)
    expect(await overflowOf(page), path).toBe(0)
  }
})

test('Long names of shops fit the narrowest phones', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('cartouche-clair.html')
  await shopper.addToCart()
  for (const path of ['', 'commande'])
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(`/fr/${path}`.replace(/\/$/, ''))
      await page
        .getByRole('banner')
        .locator('.logo')
        .evaluate((logo) => logo.append(' Fontainesmanufaktur Saint-Germain-en-Laye'))
      expect(await overflowOf(page), `${path} ${width}`).toBe(0)
    }
})

test('A notification leaves the end of the page free', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('cartouche-clair.html')
  // Before hydration the notification would be part of the page.
  await shopper.waitForHydration()
  await shopper.press('favourites_keep')
  const toast = page.locator('.toast').first()
  await toast.hover()
  const last = page.getByRole('contentinfo').getByRole('link').last()
  // What loads near the end of a page makes it longer.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const [link, notification] = [await last.boundingBox(), await toast.boundingBox()]
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(notification?.y ?? 0)
  }).toPass()
})

test('Shoppers can buy on a phone without scrolling sideways', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('cartouche-clair.html')
  await shopper.addToCart()
  await shopper.goToCart()
  expect(await overflowOf(page), 'cart').toBe(0)
  await shopper.proceedToCheckout()
  await shopper.register()
  await shopper.fillInAddress()
  await shopper.acceptDeliveryAndPayment()
  expect(await overflowOf(page), 'recap').toBe(0)
  await shopper.placeOrder()
  await shopper.decideAtBank('pay')
  await expect(page.getByRole('link', { name: shopper.message('order_follow') })).toBeVisible()
  expect(await overflowOf(page), 'success').toBe(0)
  await shopper.open('compte-client/commandes')
  expect(await overflowOf(page), 'orders').toBe(0)
  await page.setViewportSize({ width: 320, height: 640 })
  const account = shopper.message('layout_account_of').replace('{name}', 'Ada')
  await expect(page.getByRole('banner').getByRole('link', { name: account })).toHaveText('A')
  expect(await overflowOf(page), 'narrowest').toBe(0)
})

/** Moves a finger over the middle of an element, in small steps as the screen of a phone reports them. */
async function swipe(page: Page, over: Locator, by: { x?: number; y?: number }): Promise<void> {
  const box = await over.boundingBox()
  if (!box) throw new Error('What is swiped is not shown')
  const { x = 0, y = 0 } = by
  const steps = 12
  const at = (step: number) => ({
    x: box.x + box.width / 2 + x * (step / steps - 0.5),
    y: box.y + box.height / 2 + y * (step / steps - 0.5),
  })
  // Hardly moved at the end: a throw would go as far as the machine is quick.
  const moves = [...Array(steps).keys(), ...[0, 0.05, 0.1, 0.15].map((more) => steps - 1 + more)]
  const screen = await page.context().newCDPSession(page)
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: ReturnType<typeof at>[]
  ) => await screen.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', at(0))
  for (const move of moves) await touch('touchMove', at(move + 1))
  await touch('touchEnd')
  await screen.detach()
}

/** Pixels from where the picture of an index rests at the start of its row, or at the end of what can be scrolled. */
async function distanceOf(row: Locator, index: number): Promise<number> {
  return await row.evaluate((element, at) => {
    const start =
      element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).scrollPaddingLeft)
    const distance = (element.children[at]?.getBoundingClientRect().left ?? Infinity) - start
    return Math.min(distance, element.scrollWidth - element.clientWidth - element.scrollLeft)
  }, index)
}

/** Waits until a row of pictures has come to rest at one of them: a swipe before that would go on from where it was. */
async function expectAtRest(row: Locator, index: number): Promise<void> {
  let before: number | undefined
  const rest = async () => {
    const distance = await distanceOf(row, index)
    const isStill = distance === before
    before = distance
    // Its edge is not at a whole pixel.
    return isStill && Math.abs(distance) < 2
  }
  await expect.poll(rest, { intervals: [100], message: `picture ${index}` }).toBe(true)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('Shoppers swipe through the pictures of a product, and down the page over them', async ({
      page,
    }) => {
      const shopper = new Shopper(page, 'fr')
      await shopper.open('comptoir-3.html')
      if (javaScriptEnabled) await shopper.waitForHydration()
      const row = page.getByRole('region', {
        name: shopper.message('product_pictures', { name: 'Comptoir 3' }),
      })
      const thumbs = page.locator('.thumbs a')
      const last = (await row.locator('> *').count()) - 1
      expect(last).toBeGreaterThan(5)
      // All of them in one row.
      expect((await page.locator('.thumbs').boundingBox())?.height).toBeLessThan(80)
      const expectShown = async (index: number) => {
        await expectAtRest(row, index)
        if (!javaScriptEnabled) return
        await expect(thumbs.nth(index)).toHaveAttribute('aria-current', 'true')
        await expect(thumbs.nth(index)).toBeInViewport({ ratio: 0.95 })
      }

      await expectShown(0)
      await swipe(page, row, { x: -240 })
      await expectShown(1)
      await swipe(page, row, { x: 240 })
      await expectShown(0)

      await swipe(page, row, { y: -240 })
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expectShown(0)

      for (let index = 1; index <= last; index++) {
        await swipe(page, row, { x: -240 })
        await expectShown(index)
      }
      // The view from all sides is before the video, and loads what turns it when it is reached.
      await swipe(page, row, { x: 240 })
      await expectShown(last - 1)
      const turn = page.getByRole('button', { name: shopper.message('turn_start') })
      await (javaScriptEnabled ? expect(turn) : expect(page.locator('.turn-few summary'))).toBeInViewport()
    })
  })

/** Expects that nothing stays in a window of 320 × 256 pixels (a page at 400 %) while its contents scroll past. */
async function expectNothingStuck(page: Page, state: string): Promise<void> {
  expect(await overflowOf(page), state).toBe(0)
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter(
        (element) => !element.closest('dialog, [popover]') && element.getBoundingClientRect().height > 0,
      )
      .map((element) => element.className),
  )
  expect(stuck, state).toEqual([])
}

/** Expects that a control can be brought on screen whole, and that nothing covers it there. */
async function expectReachable(control: Locator): Promise<void> {
  // Scrolling near the end of a page loads what was viewed recently, which moves what comes after it.
  await expect(async () => {
    await control.scrollIntoViewIfNeeded()
    await expect(control).toBeInViewport({ ratio: 0.95, timeout: 1000 })
  }).toPass()
  await control.click({ trial: true })
}

test.describe('in a low window, such as a page at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('Shoppers reach every button of a purchase, and nothing sticks', async ({ page }) => {
    test.slow()
    const shopper = new Shopper(page, 'fr')
    const { message } = shopper
    const button = (key: string) => page.getByRole('button', { name: message(key), exact: true })
    for (const path of ['', 'particuliers', 'comptoir-3.html', 'recherche?q=carafe', 'login', 'faq']) {
      await shopper.open(path)
      await shopper.waitForHydration()
      await expectNothingStuck(page, path)
    }
    await shopper.open('cartouche-clair.html')
    await shopper.waitForHydration()
    const add = page.getByRole('button', { name: startOf(message('product_add_short')) })
    await expectReachable(add.filter({ visible: true }).first())
    await add.filter({ visible: true }).first().click()
    await expect(shopper.miniCart.getByRole('spinbutton')).toBeVisible()
    for (const link of ['cart_checkout', 'cart_see'])
      await expectReachable(shopper.miniCart.getByRole('link', { name: message(link), exact: true }))
    await expectReachable(shopper.miniCart.getByRole('button', { name: message('layout_close_cart') }))
    await shopper.miniCart.getByRole('link', { name: message('cart_see') }).click()
    await expect(page.getByRole('heading', { level: 1, name: message('cart_title') })).toBeVisible()
    await expectNothingStuck(page, 'cart')
    await expectReachable(
      page
        .getByRole('main')
        .getByRole('link', { name: message('cart_checkout'), exact: true })
        .first(),
    )
    await shopper.proceedToCheckout()
    await shopper.register()
    await expect(button('checkout_to_payment')).toBeVisible()
    await page
      .getByRole('button', { name: message('layout_close') })
      .first()
      .click()
    await expectNothingStuck(page, 'addresses')
    await expectReachable(button('checkout_to_payment'))
    await shopper.fillInAddress()
    await expect(button('checkout_order_button')).toBeVisible()
    await expectNothingStuck(page, 'recap')
    await expectReachable(page.getByRole('radio').first())
    await expectReachable(page.getByRole('checkbox', { name: startOf(message('checkout_terms')) }))
    await expectReachable(button('checkout_order_button'))
  })

  test('Guests of the food shop reach every button from the menu to the checkout', async ({ page }) => {
    test.slow()
    const shopper = new FoodShopper(page, 'fr')
    const { message } = shopper
    const main = page.getByRole('main')
    await page.goto(`${addresses.sushi}/fr/carte`)
    await shopper.waitForHydration()
    await expectNothingStuck(page, 'menu')
    const add = main.getByRole('button', { name: /^Ajouter Nigiri saumon/ }).first()
    await expectReachable(add)
    await add.click()
    const dialog = page.getByRole('dialog', { name: message('location_title') })
    await expectReachable(dialog.getByRole('radio', { name: /Terreaux/ }))
    await expectReachable(dialog.getByRole('button', { name: message('location_select') }))
    await shopper.selectPickupLocation('Lyon', /Terreaux/)
    await expectReachable(dialog.getByRole('button', { name: message('slot_confirm') }))
    await shopper.selectFirstSlot()
    await expect(dialog).toBeHidden()
    const seeCart = main.getByRole('link', { name: message('cart_see') })
    await expectReachable(seeCart)
    await expectNothingStuck(page, 'menu with a basket')
    await seeCart.click()
    await expectReachable(shopper.miniCart.getByRole('link', { name: message('cart_checkout') }))
    await shopper.miniCart.getByRole('link', { name: message('cart_checkout') }).click()
    await expect(page.getByRole('heading', { name: message('checkout_guest_title') })).toBeVisible()
    await expectNothingStuck(page, 'guest checkout')
    await expectReachable(main.getByRole('button', { name: message('checkout_to_payment'), exact: true }))
  })
})

test('The consent banner of a phone is read whole, and leaves the buttons of the page free', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  for (const language of languages)
    for (const width of [390, 320]) {
      const shopper = new Shopper(page, language)
      const state = `${language} ${width}`
      await page.setViewportSize({ width, height: 700 })
      await shopper.open('comptoir-3.html')
      const banner = page.getByRole('region', { name: shopper.message('consent_banner_label') })
      const [bar, consent] = [await page.locator('.sticky-bar').boundingBox(), await banner.boundingBox()]
      expect((bar?.y ?? 0) + (bar?.height ?? 0), state).toBeCloseTo(consent?.y ?? 0, 0)
      expect(consent?.height, state).toBeLessThanOrEqual(160)
      const hidden = (element: Element) => element.scrollHeight - element.clientHeight
      expect(await banner.locator('p').last().evaluate(hidden), state).toBe(0)
      for (const button of await banner.locator('.btn').all())
        await expect(button, state).toBeInViewport({ ratio: 1 })
    }
})

test('A notification stands above the fields of a form, and moves nothing', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('cartouche-clair.html')
  await shopper.addToCart()
  await shopper.goToCart()
  await shopper.waitForHydration()
  const more = page.getByRole('button', { name: startOf(shopper.message('cart_quantity_increase')) })
  await more.scrollIntoViewIfNeeded()
  const before = await more.boundingBox()
  await more.click()
  const toast = page.locator('.toast').filter({ hasText: shopper.message('cart_updated') })
  await toast.hover()
  expect(await more.boundingBox()).toEqual(before)
  await page.evaluate(() => scrollTo(0, 0))
  const box = await toast.boundingBox()
  const fields = await page.getByRole('main').locator('.field').all()
  expect(fields.length).toBeGreaterThan(0)
  for (const field of fields)
    expect((await field.boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
})

test('Guests on a phone complete their address, and the suggestions fit the screen', async ({ page }) => {
  await page.goto(`${addresses.guestCheckout}/fr/cartouche-clair.html`)
  const shopper = new Shopper(page, 'fr')
  await shopper.addToCart()
  await shopper.goToCart()
  await shopper.proceedToCheckout()
  await shopper.waitForHydration()
  const street = page.getByLabel(shopper.message('form_street'), { exact: true }).first()
  await street.tap()
  await expect(street).toHaveRole('combobox')
  await street.pressSequentially('27 rue de la rép')
  const option = page.getByRole('option', { name: '27 Rue de la République 69002 Lyon' })
  await expect(option).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await option.tap()
  await expect(street).toHaveValue('27 Rue de la République')
  await expect(page.getByLabel(shopper.message('form_postcode'), { exact: true }).first()).toHaveValue(
    '69002',
  )
})
