import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { FoodShopper } from './food-shopper.ts'
import { test } from './test.ts'
import { startOf } from './messages.ts'

test.use({ baseURL: addresses.sushi })

test('Shoppers can list the locations near them, nearest first', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 45.767, longitude: 4.834 })
  const shopper = new FoodShopper(page, 'fr')
  await shopper.open('ou-et-quand')
  await shopper.waitForHydration()
  await shopper.press('location_nearby')
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/Terreaux.* (?:m|km)$/)
  expect(page.url()).not.toContain('45.7')
})

test('Shoppers who do not share their position can search by town', async ({ page, context }) => {
  await context.clearPermissions()
  const shopper = new FoodShopper(page, 'fr')
  await shopper.open('ou-et-quand')
  await shopper.waitForHydration()
  await shopper.press('location_nearby')
  await expect(page.getByText(shopper.message('location_nearby_denied'))).toBeVisible()
  await shopper.selectPickupLocation('Lyon', /Terreaux/)
  await expect(page.getByRole('button', { name: shopper.message('slot_confirm') })).toBeVisible()
})

test('Shoppers can select a time slot by keyboard', async ({ page }) => {
  const shopper = new FoodShopper(page, 'fr')
  await shopper.open('ou-et-quand?q=69001')
  await shopper.selectPickupLocation('69001', /Terreaux/)
  await expect(page.getByRole('button', { name: shopper.message('slot_confirm') })).toBeVisible()
  await expectAccessible(page, 'slots')
  // The next slot of today may be over any minute.
  await page.locator('input[name="day"]:enabled').nth(1).check()
  const day = page.getByRole('radio', { checked: true })
  await day.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const time = page.getByRole('radiogroup').getByRole('radio').first()
  await expect(time).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(time).not.toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: shopper.message('location_bar') })).toContainText(
    'Terreaux',
  )
})

test('Shoppers whose reserved slot expires in the recap can reserve it again or take the next one', async ({
  page,
}) => {
  const shopper = new FoodShopper(page, 'fr')
  const { message } = shopper
  const expireReservation = (past: string) =>
    page.request.post(`${addresses.slotAtCheckoutApi}/slot-reservations/expire`, {
      params: { email: shopper.email, past },
    })
  const timer = page.getByRole('timer', { name: message('slot_timer') })
  const comment = page.getByRole('textbox', { name: startOf(message('checkout_comment')) })
  await shopper.addLemonade(2, async () => {
    await shopper.selectPickupLocation('69001', /Terreaux/)
    await shopper.selectFirstSlot()
  })
  await shopper.goToCart()
  await shopper.proceedToCheckout()
  await shopper.register()
  await shopper.completeAddress({
    form_street: '20 rue Mercière',
    form_postcode: '69002',
    form_city: 'Lyon',
    form_telephone: '0612345678',
  })
  await expect(comment).toBeVisible()
  await expect(timer).toBeVisible()
  await page.clock.install()
  await page.reload()
  await shopper.waitForHydration()
  await comment.fill('Sans wasabi')

  await expireReservation('')
  await page.clock.fastForward('10:00')
  await expect(page.getByText(startOf(message('slot_reservation_expired')))).toBeVisible()
  await expect(timer).toHaveCount(0)
  await shopper.press('slot_reserve_again')
  await expect(timer).toBeVisible()
  await expect(comment).toHaveValue('Sans wasabi')

  await expireReservation('1')
  await page.clock.fastForward('10:00')
  const unavailableAlert = page.getByRole('alert').filter({ hasText: message('slot_unavailable_title') })
  await expect(unavailableAlert).toContainText('Le prochain libre')
  await unavailableAlert.getByRole('button', { name: message('slot_select_next') }).click()
  await expect(timer).toBeVisible()
  await expect(unavailableAlert).toHaveCount(0)
  await expect(page).toHaveURL(/step=review/)
  await expect(comment).toHaveValue('Sans wasabi')
})
