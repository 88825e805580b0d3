import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Customer } from './customer.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages, messagesIn, startOf } from './messages.ts'

const priceOf = (page: Page) => page.locator('.price.big')
const stockOf = (page: Page) => page.locator('.price-block .stock')
const add = (shopper: Shopper) =>
  shopper.page.getByRole('button', { name: startOf(shopper.say('product_add_short')) }).first()

test('a shopper looks at the pictures with the keyboard alone, closely, and is back where they were', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('comptoir-3.html')
  const place = (index: number) =>
    page.getByRole('link', {
      name: shopper.say('product_picture_place', { place: index, total: 5 }),
      exact: true,
    })
  await place(3).press('Enter')
  await expect(place(3)).toHaveAttribute('aria-current', 'true')
  const gallery = page.getByRole('region', { name: shopper.say('product_pictures', { name: 'Comptoir 3' }) })
  await gallery.press('ArrowLeft')
  await expect(place(2)).toHaveAttribute('aria-current', 'true')

  const opener = gallery.getByRole('link').nth(1)
  await opener.press('Enter')
  const large = page.getByRole('dialog')
  await expect(large).toContainText(shopper.say('product_picture_place', { place: 2, total: 5 }))
  await page.keyboard.press('ArrowRight')
  await expect(large).toContainText(shopper.say('product_picture_place', { place: 3, total: 5 }))
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a finish changes picture, price and stock, and its address brings it back', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  await shopper.open('comptoir-3.html')
  await expect(priceOf(page)).toContainText(shopper.say('price_from'))
  await expect(priceOf(page)).toContainText('2,100.00')
  await page.getByRole('radio', { name: 'Sand' }).check()
  await expect(page.locator('.thumbs [aria-current]')).toHaveAttribute('aria-label', /^Picture 5/)
  await page.getByRole('radio', { name: /^Ambient and chilled/ }).check()
  await expect(priceOf(page)).not.toContainText(shopper.say('price_from'))
  await expect(priceOf(page)).toContainText('2,310.00')
  await page.getByRole('radio', { name: /^Ambient, chilled and sparkling/ }).check()
  await expect(stockOf(page)).toHaveText(shopper.say('stock_out'))
  await expect(add(shopper)).toBeHidden()

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Sand' })).toBeChecked()
  await expect(stockOf(page)).toHaveText(shopper.say('stock_out'))
})

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    for (const language of languages) {
      test(`a shopper who forgets an option is told beside it (${language})`, async ({ page }) => {
        const shopper = new Shopper(page, language)
        await shopper.open({ fr: 'comptoir-3.html', en: 'comptoir-3.html', it: 'comptoir-3.html' }[language])
        await add(shopper).click()
        const missing = page.getByText(shopper.say('cart_error_choose_options'), { exact: true })
        await expect(missing).toHaveCount(2)
        await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
        await page.locator('input[type=radio]').first().check()
        await page.getByRole('radio').nth(2).check()
        await shopper.addToCart()
        await expect(page.getByRole('radio').nth(2)).toBeChecked()
      })
    }

    test('a combination that is out of stock, or is not made, is never sold', async ({ page }) => {
      const shopper = new Shopper(page, 'en')
      await shopper.open('comptoir-3.html')
      await page.getByRole('radio', { name: 'Sand' }).check()
      await page.getByRole('radio', { name: /^Ambient, chilled and sparkling/ }).check()
      if (script) {
        await expect(add(shopper)).toBeHidden()
      } else {
        await add(shopper).click()
        await expect(page.getByText('Out of stock', { exact: true })).toBeVisible()
      }

      await page.goto(`${addresses.sushi}/fr/poke-saumon-a-composer.html`)
      const say = messagesIn('fr')
      await page.getByRole('radio').nth(1).check()
      await page.getByRole('radio').nth(4).check()
      if (!script) await add(new Shopper(page, 'fr')).click()
      await expect(page.getByText(say('cart_error_options_unavailable'), { exact: true })).toBeVisible()
      if (script) await expect(page.getByText(say('product_not_made'))).toHaveCount(2)
    })

    test('a price on request leads to the request, and nowhere to the cart', async ({ page }) => {
      const shopper = new Shopper(page, 'fr')
      await shopper.open('colonne-80.html')
      await expect(page.getByText(shopper.say('price_on_request')).first()).toBeVisible()
      await expect(add(shopper)).toHaveCount(0)
      await expect(page.getByRole('link', { name: shopper.say('product_ask'), exact: true })).toHaveAttribute(
        'href',
        '/fr/demande-d-information?sku=VSQ-L80',
      )
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a shopper opens a picture in its largest size', async ({ page, request }) => {
    const shopper = new Shopper(page, 'fr')
    await shopper.open('comptoir-3.html')
    const file = await page.locator('.gallery a').nth(1).getAttribute('href')
    const answer = await request.get(file ?? '')
    expect(answer.headers()['content-type']).toBe('image/webp')
  })

  test('a shopper works out the price of a choice, at an address to send on', async ({ page }) => {
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

test('a price says its tax, the delivery, the eco-participation, and the day it arrives', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('comptoir-3-nuit.html')
  const notes = page.locator('.price-block')
  await expect(notes).toContainText('éco-participation')
  await expect(notes).toContainText(shopper.say('product_delivery_free'))
  await expect(page.getByText(startOf(shopper.say('product_by_day'))).first()).toBeVisible()
  await shopper.open('gobelet-25-cl.html')
  await expect(page.getByText(shopper.say('product_lot_help', { size: 6 }))).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveValue('6')
})

test('a professional reads what is written for professionals, and everybody what goes with it', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'fr')
  const said = [
    page.getByText('Une carafe de 75 cl par minute, au degré près, derrière un bar de 45 cm.'),
    page.getByText(/^Pour une salle de quarante couverts, une Comptoir 3 suffit/),
  ]
  await shopper.open('comptoir-3.html')
  for (const [title, neighbour] of [
    [shopper.say('product_related'), 'Comptoir 3 Nuit'],
    [shopper.say('product_upsell'), 'Comptoir 3 Duo'],
  ] as const) {
    const beside = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(beside.getByRole('link', { name: neighbour, exact: true })).toBeVisible()
  }
  for (const text of said) await expect(text).toHaveCount(0)
  await (await Customer.registerProfessional('fr')).signInBrowser(page.context())
  await page.reload()
  for (const text of said) await expect(text).toBeVisible()
})

test('drink is priced by the litre', async ({ page }) => {
  await page.goto(`${addresses.sushi}/fr/limonade-au-yuzu.html`)
  await expect(page.locator('.price-block')).toContainText(/Soit 13,64\s€ le litre/)
})
