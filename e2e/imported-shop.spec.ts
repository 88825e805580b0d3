import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { replaceValue, Shopper } from './shopper.ts'
import { test } from './test.ts'

test.use({ baseURL: addresses.imported })

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('Shoppers can find, configure and add products imported from a Magento export', async ({ page }) => {
      const shopper = new Shopper(page, 'en')
      const { message } = shopper
      const main = page.getByRole('main')
      const count = main.getByText(/^\d+ products?$/).first()
      const filters = page.getByRole('complementary', { name: message('catalogue_filters'), exact: true })
      const filter = (value: string) => filters.getByRole('link', { name: new RegExp(`^${value}`) })
      await shopper.open()
      await page
        .getByRole('navigation', { name: message('layout_main_nav') })
        .getByRole('link', { name: 'Clothing' })
        .click()
      await expect(count).toHaveText('12 products')
      await filter('Navy').click()
      await expect(count).toHaveText('2 products')
      await filter('Grey').click()
      await expect(count).toHaveText('3 products')
      await filter('Navy').click()
      await expect(count).toHaveText('1 product')
      await page
        .getByRole('link', { name: message('catalogue_clear') })
        .first()
        .click()
      await filter('Olive').click()
      if (script) await expectAccessible(page, 'list')

      await main.getByRole('link', { name: 'Trail Jacket', exact: true }).click()
      const breadcrumbs = page.getByRole('navigation', { name: message('catalogue_breadcrumbs') })
      await expect(breadcrumbs.getByRole('listitem')).toHaveText([
        'Home',
        'Clothing',
        'Jackets',
        'Trail Jacket',
      ])
      const companions = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: message('product_related') }) })
      await expect(companions.getByRole('link', { name: 'Merino Socks' })).toBeVisible()
      if (script) await expectAccessible(page, 'product')
      await page.getByRole('radio', { name: /^Olive/ }).check()
      await page.getByRole('radio', { name: /^M/ }).check()
      await shopper.addToCart()

      await breadcrumbs.getByRole('link', { name: 'Jackets' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Jackets' })).toBeVisible()
      await shopper.open('recherche')
      await page.getByLabel(message('search_label')).fill('travle set')
      await shopper.press('search_submit')
      await main.getByRole('link', { name: 'Travel Set', exact: true }).click()
      await page.getByRole('radio', { name: /^Market Tote/ }).check()
      await shopper.addToCart()

      await shopper.open('care-set.html')
      await replaceValue(page.getByRole('spinbutton', { name: /Jacket Wax/ }), '0')
      await shopper.addToCart()
      await shopper.goToCart()
      const lines = main.getByRole('listitem').filter({ has: page.getByRole('spinbutton') })
      await expect(lines).toHaveCount(4)
      const line = (name: string) => lines.filter({ has: page.getByRole('link', { name, exact: true }) })
      await expect(line('Trail Jacket')).toContainText('Colour: Olive')
      await expect(line('Trail Jacket')).toContainText('€99.00')
      await expect(line('Travel Set')).toContainText('Bag: Market Tote')
      await expect(line('Travel Set')).toContainText('€43.00')
      await expect(line('Wool Soap').getByRole('spinbutton')).toHaveValue('2')
      await expect(line('Cedar Brush')).toContainText('€18.00')
    })

    test('Shoppers can choose the currency of prices and cart', async ({ page }) => {
      const shopper = new Shopper(page, 'en')
      const currencies = page.getByRole('form', { name: shopper.message('layout_currency') })
      const main = page.getByRole('main')
      await shopper.open('merino-socks.html?from=list')
      await expect(main.getByText('€14.00').first()).toBeVisible()
      await currencies.getByRole('button', { name: 'CHF' }).click()
      await expect(page).toHaveURL(/\/en\/merino-socks\.html\?from=list$/)
      await expect(main.getByText('CHF\u00a013.15').first()).toBeVisible()
      await expect(main).not.toContainText('€')
      await shopper.addToCart()
      await shopper.goToCart()
      await expect(main).toContainText('CHF\u00a013.15')
      await expect(main).not.toContainText('€')
      await currencies.getByRole('button', { name: 'EUR' }).click()
      await expect(main).toContainText('€14.00')
      await expect(main).not.toContainText('CHF')
    })
  })
}

test('Shoppers can search in every imported language, with typing errors', async ({ page }) => {
  for (const [language, query, name] of [
    ['fr', 'chaussetes', 'Chaussettes en mérinos'],
    ['it', 'zainno', 'Zaino da città'],
  ] as const) {
    const shopper = new Shopper(page, language)
    await shopper.open(`recherche?q=${query}`)
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})
