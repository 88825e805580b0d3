import { expect, type Locator, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { FoodShopper } from './food-shopper.ts'
import { openRecap } from './order-fixtures.ts'
import { Shopper } from './shopper.ts'
import { startOf } from './messages.ts'
import { test } from './test.ts'

test.describe('where less motion is asked for', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(keepMotions)
  })

  test('Nothing moves on pages of any type, nor in what they open', async ({ page }) => {
    const shopper = new Shopper(page, 'fr')
    for (const path of ['', 'particuliers', 'comptoir-3.html', 'faq', 'blog', 'login', 'points-de-vente']) {
      await shopper.open(path)
      await shopper.waitForHydration()
      await expectStill(page, path)
    }
    await shopper.open('particuliers')
    await shopper.waitForHydration()
    // A card of a list is one of the links that change the page with a transition.
    const card = page.getByRole('link', { name: 'Comptoir 3', exact: true })
    await card.hover()
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Comptoir 3' })).toBeVisible()
    await expectStill(page, 'a page after another one')
    await shopper.open('cartouche-clair.html')
    await shopper.waitForHydration()
    await page
      .getByRole('button', { name: startOf(shopper.message('product_add_short')) })
      .filter({ visible: true })
      .first()
      .click()
    await expect(shopper.miniCart.getByRole('spinbutton').first()).toBeVisible()
    await expectStill(page, 'the mini cart')
    await shopper.closeMiniCart()
    await shopper.goToCart()
    await expectStill(page, 'the cart')
    await shopper.open('faq')
    await page.getByRole('main').locator('summary').first().click()
    await expectStill(page, 'an answer')
  })

  test('Nothing moves in the checkout, nor in the food shop', async ({ page }) => {
    const shopper = await openRecap(page)
    await shopper.waitForHydration()
    await expectStill(page, 'recap')
    await page.goto(`${addresses.sushi}/fr/carte`)
    await shopper.waitForHydration()
    await expectStill(page, 'menu')
    await page
      .getByRole('main')
      .getByRole('button', { name: startOf(shopper.message('card_add')) })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: shopper.message('location_title') })
    await expect(dialog.getByRole('radio').first()).toBeVisible()
    await expectStill(page, 'location selector')
  })
})

test('Who sets letters twice as large finds search and cart, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const shopper = new Shopper(page, 'fr')
  const head = page.getByRole('banner')
  for (const path of ['', 'particuliers', 'comptoir-3.html', 'panier', 'login', 'faq']) {
    await shopper.open(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await expect(head.getByRole('link', { name: shopper.message('layout_search') })).toBeInViewport()
    await expect(head.locator(`[href="/fr/${shopper.address('cart')}"]`)).toBeInViewport()
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths[0], path).toBeLessThanOrEqual(widths[1] ?? 0)
  }
})

test.describe('with forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
  })

  test('Shoppers see what is chosen, focused and disabled', async ({ page }) => {
    const shopper = new Shopper(page, 'fr')
    await shopper.open('comptoir-3.html')
    const options = page.getByRole('main').getByRole('radio')
    await options.first().check()
    const frame = async (radio: Locator) =>
      await radio.evaluate((element) => {
        const { borderTopColor, borderTopWidth } = getComputedStyle(element.closest('label') ?? element)
        return `${borderTopWidth} ${borderTopColor}`
      })
    await expectToDiffer(frame, options.nth(0), options.nth(1))

    await shopper.open('accessoires')
    const filters = page.getByRole('complementary', { name: shopper.message('catalogue_filters') })
    await shopper.waitForHydration()
    const box = async (link: Locator) =>
      await link.evaluate((element) => {
        const mark = element.querySelector('i')
        return mark && `${getComputedStyle(mark).backgroundColor} ${getComputedStyle(mark).borderTopColor}`
      })
    await filters.getByRole('link').first().click()
    await expect(filters.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
    await expectToDiffer(box, filters.getByRole('link').nth(0), filters.getByRole('link').nth(1))
    await filters.getByRole('link').first().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(filters.getByRole('link').first()).toHaveCSS('outline-style', 'solid')

    await shopper.open('cartouche-clair.html')
    await shopper.addToCart()
    await shopper.goToCart()
    const ink = async (key: string) =>
      await page
        .getByRole('main')
        .getByRole('button', { name: startOf(shopper.message(key)) })
        .evaluate((element) => getComputedStyle(element).color)
    // One is the fewest.
    expect(await ink('cart_quantity_decrease')).not.toBe(await ink('cart_quantity_increase'))
  })

  test('Shoppers see the chosen day and hour, and the step they are at', async ({ page }) => {
    await page.goto(`${addresses.sushi}/fr/ou-et-quand`)
    const shopper = new FoodShopper(page, 'fr')
    await shopper.waitForHydration()
    await shopper.selectPickupLocation('Lyon', /Terreaux/)
    const days = page.locator('input[name="day"]:enabled')
    await days.nth(1).check()
    const ground = async (radio: Locator) =>
      await radio.evaluate((element) => getComputedStyle(element.closest('label') ?? element).backgroundColor)
    await expectToDiffer(ground, days.nth(1), days.nth(2))

    await page.goto(addresses.fontaines)
    await openRecap(page, 'fr', 'addresses')
    const steps = page.getByRole('navigation', { name: shopper.message('checkout_steps') })
    const edge = async (step: Locator) =>
      await step.evaluate((element) => getComputedStyle(element).borderTopColor)
    const current = steps.locator('[aria-current="step"]')
    await expectToDiffer(edge, current, steps.getByRole('listitem').last())
    // The system draws radio buttons and checkboxes itself.
    await expect(page.getByRole('radio').first()).toHaveCSS('appearance', 'auto')
  })
})

/** Expects two elements to look different in one respect, once what changed it has passed over. */
async function expectToDiffer(
  look: (element: Locator) => Promise<string | null>,
  ...[one, other]: [Locator, Locator]
): Promise<void> {
  await expect.poll(async () => (await look(one)) === (await look(other))).toBe(false)
}

/** Expects that nothing has moved since the document was loaded, and that scrolling is not drawn out. */
async function expectStill(page: Page, state: string): Promise<void> {
  const moving = await page.evaluate(() => {
    Reflect.get(window, 'lookForMotion')()
    const smooth = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).scrollBehavior === 'smooth',
    )
    return [...(Reflect.get(window, 'motions') as Set<string>), ...smooth.map((one) => one.className)]
  })
  expect(moving, state).toEqual([])
}

/** Runs in the pages: keeps each animation and transition that takes longer than 10 ms, without its delay. */
function keepMotions(): void {
  const LONGEST = 10
  const motions = new Set<string>()
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation
      const { activeDuration = 0 } = effect?.getComputedTiming() ?? {}
      if (Number(activeDuration) <= LONGEST || !(effect instanceof KeyframeEffect)) continue
      const name =
        animation instanceof CSSTransition ? animation.transitionProperty : animation.constructor.name
      motions.add(`${effect.pseudoElement ?? ''} ${effect.target?.outerHTML.slice(0, 80)}: ${name}`)
    }
  }
  Reflect.set(window, 'motions', motions)
  Reflect.set(window, 'lookForMotion', look)
  for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, look)
}
