import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { Diner } from './diner.ts'
import { test } from './test.ts'
import { languages, startOf } from './words.ts'

test.use({ baseURL: addresses.sushi })

const terreaux = /Nori & Riz Terreaux/
const home = {
  form_street: '20 rue Mercière',
  form_postcode: '69002',
  form_city: 'Lyon',
  form_telephone: '0612345678',
}

for (const language of languages) {
  test(`lunch is ordered and paid for pickup in Lyon (${language})`, async ({ page }) => {
    const diner = new Diner(page, language)
    const { say } = diner
    await diner.add(2, async () => {
      await diner.collectAt('Lyon', terreaux)
      await diner.takeFirstTime()
    })
    const bar = page.getByRole('complementary', { name: say('place_bar') })
    await expect(bar).toContainText('Terreaux')
    await expect(bar).toContainText(say('place_pickup'))
    await diner.goToCart()
    await expect(page.getByRole('timer', { name: say('slot_timer') })).toBeVisible()
    await diner.order()
    await expect(page.getByRole('navigation', { name: say('checkout_steps') })).toHaveText(
      ['checkout_step_addresses', 'place_collect_title', 'checkout_step_payment', 'checkout_step_recap']
        .map((key) => say(key))
        .join(''),
    )
    await diner.register()

    await diner.completeAddress(home)
    await expect(page.getByText('5 rue de la Platière, 69001 Lyon')).toBeVisible()
    await diner.press('checkout_to_payment')
    await diner.press('checkout_to_recap')
    await expect(
      page.getByRole('heading', { level: 2, name: say('place_pickup'), exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: say('checkout_ship_title') })).toHaveCount(0)
    await diner.commit()
    await diner.decideAtBank('pay')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
    await page.goto(`/${language}/compte-client/commandes`)
    await page.getByRole('link', { name: /^0\d+/ }).first().click()
    await expect(page.getByText(say('order_place'), { exact: true })).toBeVisible()
    await expect(page.getByText(/Terreaux, 5 rue de la Platière/)).toBeVisible()
  })

  test(`nobody delivers to one address, somebody to another (${language})`, async ({ page }) => {
    const diner = new Diner(page, language)
    const { say } = diner
    await diner.add(5, async () => {
      await diner.press('place_delivery')
      await diner.typeAddress('rue Nationale Villefranche-sur-Saône', /69400/)
      await expect(page.getByText(say('place_too_far'))).toBeVisible()
      await expect(page.getByRole('button', { name: say('place_collect_instead') })).toBeVisible()
      await diner.press('place_other_address')
      await diner.typeAddress('20 rue Mercière Lyon', /69002 Lyon/)
      await expect(page.getByRole('radio', { name: terreaux })).toBeChecked()
      await diner.press('place_have_delivered')
      await diner.takeFirstTime()
    })
    await expect(page.getByRole('complementary', { name: say('place_bar') })).toContainText(
      say('place_delivery'),
    )
  })
}

test('dinner is delivered to the address it was asked for, at the price of its time', async ({ page }) => {
  const diner = new Diner(page, 'fr')
  const { say } = diner
  await diner.add(5, async () => {
    await diner.press('place_delivery')
    await diner.typeAddress('20 rue Mercière Lyon', /69002 Lyon/)
    await diner.press('place_have_delivered')
    await diner.takeFirstTime()
  })
  await diner.goToCart()
  await diner.order()
  await diner.register()
  await expect(page.getByLabel(say('form_postcode'), { exact: true })).toHaveValue('69002')
  await diner.completeAddress({ form_telephone: '0612345678' })
  await expect(page.getByText(say('checkout_how_ship'))).toBeVisible()
  await diner.press('checkout_to_payment')
  await diner.press('checkout_to_recap')
  await expect(
    page.getByRole('heading', { level: 2, name: say('place_delivery'), exact: true }),
  ).toBeVisible()
  const total = page.getByRole('complementary', { name: say('checkout_pay_aside') })
  await expect(total).toContainText(/Livraison\s*\d,\d0\s€/)
  await diner.commit()
  await diner.decideAtBank('pay')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada', { timeout: 20_000 })
})

test('moving a filled cart says what it costs, and asks for another time', async ({ page }) => {
  const diner = new Diner(page, 'fr')
  const { say } = diner
  await diner.add(1, async () => {
    await diner.collectAt('69001', terreaux)
    await diner.takeFirstTime()
  })
  await page.goto('/it/limonata-allo-yuzu.html')
  await expect(page.getByRole('complementary').getByText('Nori & Riz Terreaux')).toBeVisible()
  await page.goto('/fr/ou-et-quand')
  await diner.press('place_other_mode')
  await diner.collectAt('Milano', /Navigli/)
  await expect(page.getByText(say('place_move_slot'))).toBeVisible()
  await page.getByRole('button', { name: startOf(say('place_move_no')) }).click()
  await expect(page.getByText('5 rue de la Platière, 69001 Lyon')).toBeVisible()
  await diner.press('place_other_mode')
  await diner.collectAt('Milano', /Navigli/)
  await page.getByRole('button', { name: startOf(say('place_move_yes')) }).click()
  await expect(page.getByText('Via Vigevano 18, 20144 Milano')).toBeVisible()
  await page.goto('/fr/panier')
  await expect(page.getByRole('link', { name: say('slot_missing') }).first()).toBeVisible()
})

test('on the menu every kind of dish is one step from the others', async ({ page }) => {
  const diner = new Diner(page, 'fr')
  await diner.open('carte/nigiri')
  const kinds = page.getByRole('navigation', { name: diner.say('catalogue_subcategories') })
  await expect(kinds.getByRole('link', { name: 'Nigiri', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await kinds.getByRole('link', { name: 'Maki', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Maki' })).toBeVisible()
})

test('a search that finds nothing shows all places', async ({ page }) => {
  const diner = new Diner(page, 'fr')
  await diner.open('ou-et-quand?q=Brest')
  await expect(page.getByText(diner.say('place_none'))).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(7)
})

test('a dish for lunch says on its card and on its page that it is not to be had in the evening', async ({
  page,
}) => {
  const diner = new Diner(page, 'fr')
  const { say } = diner
  await diner.open('recherche?q=soupe+miso')
  const soup = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Soupe miso/ }) })
  await expect(soup.getByRole('button', { name: startOf(say('card_add')) })).toBeVisible()
  await diner.open('ou-et-quand')
  await diner.collectAt('69001', terreaux)
  await diner.takeLastTime()
  await expect(page.getByRole('complementary', { name: say('place_bar') })).toContainText('Terreaux')
  await diner.open('recherche?q=soupe+miso')
  await expect(soup.getByText(startOf(say('slot_not_yours')))).toBeVisible()
  await expect(soup.getByRole('button', { name: startOf(say('card_add')) })).toHaveCount(0)
  await diner.open('soupe-miso.html')
  // The first is the dish itself, before those beside it.
  await expect(
    page
      .getByRole('main')
      .getByText(startOf(say('slot_not_yours')))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('spinbutton')).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: say('slot_other') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('place_title') })).toBeVisible()
  await diner.open('biscuits-au-sesame-noir-120-g.html')
  await expect(page.getByRole('spinbutton')).toBeVisible()
})

test('only times are offered at which the dish that waits can be had, and on demand all of them', async ({
  page,
}) => {
  const diner = new Diner(page, 'fr')
  const { say } = diner
  const wish = page.getByText(startOf(say('slot_wish')))
  const lastTime = page.getByRole('radiogroup').getByRole('radio').last()
  const nextDay = page.locator('input[name="jour"]:enabled').nth(1)
  await diner.open('soupe-miso.html')
  await page
    .getByRole('button', { name: startOf(say('product_add_short')) })
    .filter({ visible: true })
    .first()
    .click()
  await diner.collectAt('69001', terreaux)
  await expect(wish).toContainText('Soupe miso')
  await nextDay.check()
  await expect(lastTime).toHaveAccessibleName(/^14/)
  await diner.press('slot_wish_without')
  await expect(wish).toHaveCount(0)
  await nextDay.check()
  await expect(lastTime).toHaveAccessibleName(/^2[12]/)
  await diner.takeLastTime()
  // The soup was left, and is not to be had in the evening.
  await page
    .getByRole('main')
    .getByRole('link', { name: say('slot_other') })
    .click()
  await expect(wish).toContainText('Soupe miso')
  await diner.takeFirstTime()
  await diner.addToCart()
})

test.describe('where day and time are chosen in checkout', () => {
  test.use({ baseURL: addresses.later })

  test('a cart is filled with a place alone, and ordered once it has a time', async ({ page }) => {
    const diner = new Diner(page, 'fr')
    const { say } = diner
    const main = page.getByRole('main')
    await diner.add(2, () => diner.collectAt('Lyon', terreaux))
    const bar = page.getByRole('complementary', { name: say('place_bar') })
    await expect(bar).toContainText('Terreaux')
    await expect(bar).toContainText(say('slot_missing'))
    await diner.goToCart()
    await diner.order()
    await diner.register()
    await diner.completeAddress(home)
    const choose = main.getByRole('link', { name: say('slot_missing') })
    await expect(choose).toBeVisible()
    await diner.open('commander?etape=recapitulatif')
    await expect(page).toHaveURL(/etape=livraison/)
    await choose.click()
    await diner.takeFirstTime()
    await expect(page).toHaveURL(/etape=livraison/)
    await expect(page.getByRole('timer', { name: say('slot_timer') })).toBeVisible()
    await diner.press('checkout_to_payment')
    await diner.press('checkout_to_recap')
    await diner.commit()
    await diner.decideAtBank('pay')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada', { timeout: 20_000 })
  })
})
