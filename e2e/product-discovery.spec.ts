import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { FoodShopper } from './food-shopper.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages, type Language } from './messages.ts'

const officeSearch = {
  fr: {
    chilled: 'Fraîche',
    use: 'Le bureau',
    other: 'Source 1, sous plan',
    finish: 'Noir mat',
    attribute: 'Coloris',
  },
  en: {
    chilled: 'Chilled',
    use: 'The office',
    other: 'Source 1, under-counter',
    finish: 'Matt black',
    attribute: 'Finish',
  },
  it: {
    chilled: 'Fresca',
    use: 'L’ufficio',
    other: 'Source 1, sottopiano',
    finish: 'Nero opaco',
    attribute: 'Finitura',
  },
} as const

const foodSearch = {
  fr: { diet: 'Sans gluten', dish: 'Maki saumon fromage frais, 6 pièces', milk: 'Lait', wheat: 'Gluten' },
  en: { diet: 'Gluten free', dish: 'Salmon and fresh cheese maki, 6 pieces', milk: 'Milk', wheat: 'Gluten' },
  it: {
    diet: 'Senza glutine',
    dish: 'Maki di salmone e formaggio fresco, 6 pezzi',
    milk: 'Latte',
    wheat: 'Glutine',
  },
} as const satisfies Record<Language, object>

/** The link of a filter value next to the product list. */
function filter(shopper: Shopper, value: string) {
  const filters = shopper.page.getByRole('complementary', {
    name: shopper.message('catalogue_filters'),
    exact: true,
  })
  return filters.getByRole('link', { name: new RegExp(`^${value}`) })
}

/** Active filters above the product list. */
const activeFilters = (shopper: Shopper) =>
  shopper.page.getByRole('list', { name: shopper.message('catalogue_active') }).getByRole('listitem')

/** Prices on the product cards in euros, in their order. */
async function shownPrices(page: Page): Promise<number[]> {
  const texts = await page.getByRole('main').locator('.card .price').allTextContents()
  return texts.map((text) => Number(text.replaceAll(/[.,\s](?=\d{3})/g, '').match(/\d+/)?.[0]))
}

for (const language of languages) {
  test(`Shoppers can find, compare and add a chilled-water fountain under 2,000 euros for an office (${language})`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const shopper = new Shopper(page, language)
    const labels = officeSearch[language]
    await shopper.open('particuliers')
    await filter(shopper, labels.chilled).click()
    await expect(filter(shopper, labels.chilled)).toHaveAttribute('aria-current', 'true')
    await filter(shopper, labels.use).click()
    await expect(activeFilters(shopper).filter({ hasText: labels.use })).toBeVisible()
    await page
      .getByLabel(shopper.message('catalogue_price_to', { symbol: '€' }), { exact: true })
      .filter({ visible: true })
      .fill('2 000')
    await shopper.press('catalogue_price_apply')
    await expect(page).toHaveURL(/price=\*_2000/)
    // The URL changes before the page that shows the price among the filters.
    await expect(activeFilters(shopper).filter({ hasText: /2.?000/ })).toBeVisible()
    const sort = page.getByRole('combobox', { name: shopper.message('catalogue_sort_by') })
    await sort.focus()
    await sort.selectOption('price_desc')
    if (!javaScriptEnabled) await shopper.press('catalogue_sort')
    await expect(page).toHaveURL(/sort=price_desc/)
    await expect(async () => {
      const prices = await shownPrices(page)
      expect(prices.length).toBeGreaterThan(1)
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
      expect(prices[0]).toBeLessThanOrEqual(2000)
    }).toPass()

    for (const name of ['Comptoir 1', labels.other]) {
      const toggle = page.getByRole('button', {
        name: `${shopper.message('compare_add')} ${name}`,
        exact: true,
      })
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    }
    await page.getByRole('link', { name: shopper.message('compare_see') }).click()
    await expect(page.getByRole('columnheader', { name: /Comptoir 1|Source 1/ })).toHaveCount(2)
    const finishes = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: labels.attribute }) })
    await expect(finishes).toContainText(labels.finish)

    await page.getByRole('table').getByRole('link', { name: 'Comptoir 1', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Comptoir 1' })).toBeVisible()
    await page.getByRole('radio', { name: new RegExp(`^${labels.finish}`) }).check()
    await shopper.addToCart()
    await shopper.goToCart()
    await expect(
      page.getByRole('main').getByText(new RegExp(`${labels.attribute}.*${labels.finish}`)),
    ).toBeVisible()
  })
}

test.describe('food', () => {
  test.use({ baseURL: addresses.sushi })

  for (const language of languages) {
    test(`Shoppers can find a gluten-free dish, see its allergens and add it (${language})`, async ({
      page,
    }) => {
      const shopper = new FoodShopper(page, language)
      const { diet, dish, milk, wheat } = foodSearch[language]
      await shopper.open('recherche')
      await page.getByLabel(shopper.message('search_label')).fill('maki')
      await shopper.press('search_submit')
      await expect(page).toHaveURL(/q=maki/)
      await filter(shopper, diet).click()
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: dish }) })
      await expect(card).toContainText(shopper.message('card_allergens'))
      await expect(card).toContainText(new RegExp(milk, 'i'))
      await expect(
        page.getByRole('button', { name: new RegExp(`^${shopper.message('compare_add')}`) }),
      ).toHaveCount(0)
      await card.getByRole('link', { name: dish }).click()
      const allergens = page.getByRole('table', { name: shopper.message('food_caption') })
      const row = (name: string) =>
        allergens.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      await expect(row(milk).getByRole('cell')).toHaveText(shopper.message('food_yes'))
      await expect(row(wheat).getByRole('cell')).toHaveText(shopper.message('food_no'))
      await shopper.addToCart(async () => {
        await shopper.selectPickupLocation('Lyon', /Terreaux/)
        await shopper.selectFirstSlot()
      })
      await shopper.goToCart()
      await expect(page.getByRole('main').getByText(dish).first()).toBeVisible()
    })
  }
})
