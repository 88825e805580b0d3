import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { hasNoBarrier } from './barriers.ts'
import { Diner } from './diner.ts'
import { test } from './test.ts'

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
