import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { replaceValue, Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages, messagesIn, startOf } from './messages.ts'

const priceOf = (page: Page) => page.locator('.price.big')
const lines = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('spinbutton') })

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('Shoppers can select custom options and see which one is missing', async ({ page }) => {
      const shopper = new Shopper(page, 'fr')
      const addButton = () =>
        page.getByRole('button', { name: startOf(shopper.message('product_add_short')) }).first()
      await shopper.open('comptoir-9.html')
      await expect(priceOf(page)).toContainText(shopper.message('price_from'))
      await page.getByRole('radio', { name: /^Granit noir/ }).check()
      await addButton().click()
      const error = page.getByText(shopper.message('cart_error_choose_options'), { exact: true })
      await expect(error.first()).toBeVisible()
      await expect(page.getByRole('radio', { name: /^Granit noir/ })).toBeChecked()
      await page.getByLabel(/^Pose/).selectOption({ index: 2 })
      await shopper.addToCart()
      await shopper.goToCart()
      await expect(page.getByText('Plateau\u00a0: Granit noir')).toBeVisible()
      await expect(page.getByText(/^Pose\u00a0: /)).toBeVisible()
    })

    test('Shoppers can configure a bundle with a message, at the price shown in the cart', async ({
      page,
    }) => {
      const shopper = new Shopper(page, 'fr')
      await shopper.open('coffret-a-composer.html')
      await page.getByRole('radio', { name: /^Carafe 1 L, or brossé/ }).check()
      await page.getByLabel(/^Message de la carte/).fill('Bon anniversaire')
      if (!script) await shopper.press('product_update')
      await expect(priceOf(page)).toContainText('60,60')
      await shopper.addToCart()
      await shopper.goToCart()
      await expect(page.getByText('La carafe\u00a0: Carafe 1 L, or brossé')).toBeVisible()
      await expect(page.getByText('Message de la carte\u00a0: Bon anniversaire')).toBeVisible()
      await expect(lines(page)).toContainText('60,60')
    })

    test('Shoppers can add two of three products of a group', async ({ page }) => {
      const shopper = new Shopper(page, 'fr')
      await shopper.open('particuliers/packs-et-ensembles')
      const pack = page.locator('.card').filter({ hasText: 'Pack Grande table' })
      await expect(pack).toContainText(/612,00\s€/)
      await shopper.open('pack-grande-table.html')
      await expect(priceOf(page)).toContainText(/612,00\s€/)
      await replaceValue(page.getByRole('spinbutton', { name: /Gobelet 25 cl/ }), '0')
      if (script) await expect(priceOf(page)).toContainText(/424,80\s€/)
      await shopper.addToCart()
      await shopper.goToCart()
      await expect(lines(page)).toHaveCount(2)
    })
  })
}

test.describe('food', () => {
  test.use({ baseURL: addresses.sushi })

  test('Shoppers see the hours of a menu and all fourteen allergens', async ({ page }) => {
    for (const language of languages) {
      const message = messagesIn(language)
      const path = { fr: 'menu-du-midi', en: 'lunch-menu', it: 'menu-del-pranzo' }[language]
      await page.goto(`/${language}/${path}.html`)
      await expect(page.getByText(message('food_lunch'), { exact: true })).toBeVisible()
      const table = page.getByRole('table', { name: message('food_caption') })
      await expect(table.getByRole('rowheader')).toHaveCount(14)
      await expect(table.getByRole('cell').first()).toHaveText(message('food_yes'))
      await expect(page.getByRole('heading', { name: message('food_availability') })).toBeVisible()
    }
  })
})
