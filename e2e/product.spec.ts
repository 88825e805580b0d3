import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Customer } from './customer.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages, messagesIn, startOf } from './messages.ts'

const priceOf = (page: Page) => page.locator('.price.big')
const stockOf = (page: Page) => page.locator('.price-block .stock')
const addButton = (shopper: Shopper) =>
  shopper.page.getByRole('button', { name: startOf(shopper.message('product_add_short')) }).first()

test('Shoppers can view and zoom pictures by keyboard', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('comptoir-3.html')
  const thumbnail = (index: number) =>
    page.getByRole('link', {
      name: shopper.message('product_picture_position', { place: index, total: 5 }),
      exact: true,
    })
  await thumbnail(3).press('Enter')
  await expect(thumbnail(3)).toHaveAttribute('aria-current', 'true')
  const gallery = page.getByRole('region', {
    name: shopper.message('product_pictures', { name: 'Comptoir 3' }),
  })
  await gallery.press('ArrowLeft')
  await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true')

  const picture = gallery.getByRole('link').nth(1)
  await picture.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(shopper.message('product_picture_position', { place: 2, total: 5 }))
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText(shopper.message('product_picture_position', { place: 3, total: 5 }))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(picture).toBeFocused()
})

test('Shoppers see picture, price and stock of the selected variant, and find it again by its URL', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'en')
  await shopper.open('comptoir-3.html')
  // The first available variant is chosen.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2)
  await expect(priceOf(page)).not.toContainText(shopper.message('price_from'))
  await expect(priceOf(page)).toContainText('2,100.00')
  await page.getByRole('radio', { name: 'Sand' }).check()
  await expect(page.locator('.thumbs [aria-current]')).toHaveAttribute('aria-label', /^Photo 5/)
  await page.getByRole('radio', { name: /^Ambient and chilled/ }).check()
  await expect(priceOf(page)).not.toContainText(shopper.message('price_from'))
  await expect(priceOf(page)).toContainText('2,310.00')
  await page.getByRole('radio', { name: /^Ambient, chilled and sparkling/ }).check()
  await expect(stockOf(page)).toHaveText(shopper.message('stock_out'))
  await expect(addButton(shopper)).toBeHidden()

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Sand' })).toBeChecked()
  await expect(stockOf(page)).toHaveText(shopper.message('stock_out'))
})

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    for (const language of languages) {
      test(`Shoppers can add the first available variant at once (${language})`, async ({ page }) => {
        const shopper = new Shopper(page, language)
        await shopper.open('comptoir-3.html')
        await expect(page.getByRole('radio', { checked: true })).toHaveCount(2)
        await shopper.addToCart()
        await expect(
          page.getByText(shopper.message('cart_error_choose_options'), { exact: true }),
        ).toHaveCount(0)
      })
    }

    test('Shoppers cannot add variants that are out of stock or do not exist', async ({ page }) => {
      const shopper = new Shopper(page, 'en')
      await shopper.open('comptoir-3.html')
      await page.getByRole('radio', { name: 'Sand' }).check()
      await page.getByRole('radio', { name: /^Ambient, chilled and sparkling/ }).check()
      if (script) {
        await expect(addButton(shopper)).toBeHidden()
      } else {
        await addButton(shopper).click()
        await expect(page.locator('.error').getByText('Out of stock', { exact: true })).toBeVisible()
      }

      await page.goto(`${addresses.sushi}/fr/poke-saumon-a-composer.html`)
      const message = messagesIn('fr')
      await page.getByRole('radio').nth(1).check()
      await page.getByRole('radio').nth(4).check()
      if (!script) await addButton(new Shopper(page, 'fr')).click()
      await expect(page.getByText(message('cart_error_options_unavailable'), { exact: true })).toBeVisible()
      if (script) await expect(page.getByText(message('product_combination_unavailable'))).toHaveCount(2)
    })

    test('Shoppers can request a price for products without one @server', async ({ page }) => {
      const shopper = new Shopper(page, 'fr')
      await shopper.open('colonne-80.html')
      await expect(page.getByText(shopper.message('price_on_request')).first()).toBeVisible()
      await expect(addButton(shopper)).toHaveCount(0)
      await expect(
        page.getByRole('link', { name: shopper.message('product_ask_price'), exact: true }),
      ).toHaveAttribute('href', '/fr/demande-d-information?sku=VSQ-L80')
    })
  })
}

/** Holds back the script that hydrates the page, until the returned function is called. */
async function holdHydration(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isHeld = false
  await page.route('**/shell-*.js', async (route) => {
    isHeld = true
    await promise
    await route.continue()
  })
  return async () => {
    await expect.poll(() => isHeld).toBe(true)
    resolve()
  }
}

test('Shoppers who press a button while the page hydrates press it', async ({ page }) => {
  const hydrate = await holdHydration(page)
  const shopper = new Shopper(page, 'fr')
  await shopper.open('comptoir-3.html')
  await page.getByRole('radio').nth(2).check()
  await addButton(shopper).hover()
  await page.mouse.down()
  await hydrate()
  await shopper.waitUntilHydrated()
  await page.mouse.up()
  await expect(page.getByText(shopper.message('cart_added'))).toBeVisible()
})

test('Shoppers who press a variant while the page hydrates select it', async ({ page }) => {
  const hydrate = await holdHydration(page)
  const shopper = new Shopper(page, 'en')
  await shopper.open('comptoir-3.html')
  await page.getByRole('radio', { name: 'Sand' }).check()
  const variant = page.getByRole('radio', { name: /^Ambient, chilled and sparkling/ })
  await variant.hover()
  await page.mouse.down()
  await hydrate()
  await shopper.waitUntilHydrated()
  await page.mouse.up()
  await expect(variant).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Shoppers can open a picture in its largest size', async ({ page, request }) => {
    const shopper = new Shopper(page, 'fr')
    await shopper.open('comptoir-3.html')
    const file = await page.locator('.gallery a').nth(1).getAttribute('href')
    const response = await request.get(file ?? '')
    expect(response.headers()['content-type']).toBe('image/webp')
  })

  test('Shoppers can see the price of a variant and share its URL', async ({ page }) => {
    const shopper = new Shopper(page, 'fr')
    await shopper.open('comptoir-3.html')
    await page.getByRole('radio', { name: 'Acier brossé' }).check()
    await page.getByRole('radio', { name: /pétillante/ }).check()
    await shopper.press('product_update')
    await expect(priceOf(page)).toContainText('2\u202f490,00')
    await page.goto(page.url())
    await expect(page.getByRole('radio', { name: /pétillante/ })).toBeChecked()
  })
})

test('Shoppers can buy from the foot of a page, and read why a colour cannot be chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  const shopper = new Shopper(page, 'en')
  await shopper.open('comptoir-3.html')
  await shopper.waitForHydration()
  const bar = page.locator('.buy-bar')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(bar).toBeVisible()
  await expect(bar).toContainText('Comptoir 3')
  await page.locator('.buy-row').scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.getByRole('radio', { name: /^Ambient, chilled and sparkling/ }).check()
  await expect(page.getByText(/^Sand.*: .*out of stock/i)).toBeVisible()
})

test('Shoppers see delivery, eco-participation and the delivery date at the price @server', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('comptoir-3-nuit.html')
  const notes = page.locator('.price-block')
  // 8.50 without tax, as the price beside it has it.
  await expect(notes).toContainText(/dont 10,20\s€ d’éco-participation/)
  await expect(notes).toContainText(shopper.message('product_delivery_free'))
  await expect(page.getByText(shopper.message('product_by_appointment'))).toBeVisible()
  await shopper.open('gobelet-25-cl.html')
  await expect(page.getByText(startOf(shopper.message('product_delivery_by'))).first()).toBeVisible()
  await expect(page.getByText(shopper.message('product_lot_help', { size: 6 }))).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveValue('6')
  await expect(priceOf(page)).toContainText(/46,80\s€/)
})

test('Professionals see texts for professionals, and all shoppers see related products @server', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'fr')
  const professionalTexts = [
    page.getByText('Une carafe de 75 cl par minute, au degré près, derrière un bar de 45 cm.'),
    page.getByText(/^Pour une salle de quarante couverts, une Comptoir 3 suffit/),
  ]
  await shopper.open('comptoir-3.html')
  for (const [title, related] of [
    [shopper.message('product_related'), 'Cartouche Clair'],
    [shopper.message('product_upsell'), 'Comptoir 3 Duo'],
  ] as const) {
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(section.getByRole('link', { name: related, exact: true })).toBeVisible()
    // No row of one card, and no rival among what goes with it.
    expect(await section.getByRole('listitem').count()).toBeGreaterThan(1)
    if (related === 'Cartouche Clair')
      await expect(section.getByRole('link', { name: 'Comptoir 3 Nuit', exact: true })).toHaveCount(0)
  }
  for (const text of professionalTexts) await expect(text).toHaveCount(0)
  await (await Customer.registerProfessional('fr')).signInBrowser(page.context())
  await page.reload()
  for (const text of professionalTexts) await expect(text).toBeVisible()
})

test('Shoppers see the price per litre of drinks @server', async ({ page }) => {
  await page.goto(`${addresses.sushi}/fr/limonade-au-yuzu.html`)
  await expect(page.locator('.price-block')).toContainText(/Soit 13,64\s€ le litre/)
})

test('Professionals see prices without tax and can add products with a price on request @server', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('login')
  await shopper.signIn('professionnel@example.com')
  await expect(page).toHaveURL('/fr/compte-client')
  await shopper.open('cartouche-clair.html')
  await expect(page.getByText(/75,00\s€/).first()).toBeVisible()
  await shopper.open('colonne-80.html')
  await expect(page.getByRole('button', { name: /^Ajouter au panier/ })).toBeVisible()
})
