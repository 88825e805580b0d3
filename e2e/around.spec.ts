import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { hasNoBarrier } from './barriers.ts'
import { Diner } from './diner.ts'
import { test } from './test.ts'
import { startOf } from './words.ts'

test.use({ baseURL: addresses.sushi })

test('places around the diner are shown after a click, nearest first', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 45.767, longitude: 4.834 })
  const diner = new Diner(page, 'fr')
  await diner.open('ou-et-quand')
  await diner.whenScriptRuns()
  await diner.press('place_near')
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/Terreaux.* (?:m|km)$/)
  expect(page.url()).not.toContain('45.7')
})

test('who does not say where they are still finds a place by its town', async ({ page, context }) => {
  await context.clearPermissions()
  const diner = new Diner(page, 'fr')
  await diner.open('ou-et-quand')
  await diner.whenScriptRuns()
  await diner.press('place_near')
  await expect(page.getByText(diner.say('place_near_refused'))).toBeVisible()
  await diner.collectAt('Lyon', /Terreaux/)
  await expect(page.getByRole('button', { name: diner.say('slot_take') })).toBeVisible()
})

test('a time is chosen by keyboard alone', async ({ page }) => {
  const diner = new Diner(page, 'fr')
  await diner.open('ou-et-quand?q=69001')
  await diner.collectAt('69001', /Terreaux/)
  await expect(page.getByRole('button', { name: diner.say('slot_take') })).toBeVisible()
  await hasNoBarrier(page, 'times')
  const day = page.getByRole('radio', { checked: true })
  await day.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const time = page.getByRole('radiogroup').getByRole('radio').first()
  await expect(time).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(time).not.toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: diner.say('place_bar') })).toContainText('Terreaux')
})

test('in the recap a held time that runs out is told, kept again or replaced by the nearest, and nothing is lost', async ({
  page,
}) => {
  const diner = new Diner(page, 'fr')
  const { say } = diner
  const endHold = (gone: string) =>
    page.request.post(`${addresses.laterApi}/held-time/ended`, { params: { email: diner.email, gone } })
  const timer = page.getByRole('timer', { name: say('slot_timer') })
  const comment = page.getByRole('textbox', { name: startOf(say('checkout_comment')) })
  await diner.add(2, async () => {
    await diner.collectAt('69001', /Terreaux/)
    await diner.takeFirstTime()
  })
  await diner.goToCart()
  await diner.order()
  await diner.register()
  await diner.completeAddress({
    form_street: '20 rue Mercière',
    form_postcode: '69002',
    form_city: 'Lyon',
    form_telephone: '0612345678',
  })
  await diner.press('checkout_to_payment')
  await diner.press('checkout_to_recap')
  await expect(timer).toBeVisible()
  await page.clock.install()
  await page.reload()
  await diner.whenScriptRuns()
  await comment.fill('Sans wasabi')

  await endHold('')
  await page.clock.fastForward('10:00')
  await expect(page.getByText(startOf(say('slot_lapsed')))).toBeVisible()
  await expect(timer).toHaveCount(0)
  await diner.press('slot_keep_again')
  await expect(timer).toBeVisible()
  await expect(comment).toHaveValue('Sans wasabi')

  await endHold('1')
  await page.clock.fastForward('10:00')
  const lost = page.getByRole('alert').filter({ hasText: say('slot_lost_title') })
  await expect(lost).toContainText('Le prochain libre')
  await lost.getByRole('button', { name: say('slot_take_next') }).click()
  await expect(timer).toBeVisible()
  await expect(lost).toHaveCount(0)
  await expect(page).toHaveURL(/etape=recapitulatif/)
  await expect(comment).toHaveValue('Sans wasabi')
})
