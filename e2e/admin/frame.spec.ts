import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addresses } from '../addresses.ts'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

const everybody = 'hugo@vasque.example'

test('The keyboard opens the palette, the help and places', async ({ page }) => {
  await signInAs(page, everybody, '/')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: message('layout_keys') })
  await expect(help).toBeVisible()
  await expectAccessible(page, 'keyboard help')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: message('layout_ask') })
  await expect(field).toBeFocused()
  await expectAccessible(page, 'palette')
  await field.fill('aujourd')
  await expect(page.getByRole('option', { name: message('nav_today') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(field).toBeHidden()
})

test('Single letters can be switched off', async ({ page }) => {
  await signInAs(page, everybody, '/')
  await page.keyboard.press('?')
  await page.getByLabel(message('layout_letters_on')).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('The back office speaks the language that a person chooses', async ({ page }) => {
  await signInAs(page, everybody, '/')
  await page.getByRole('button', { name: /Hugo Marchand/ }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('link', { name: message('nav_today', {}, 'de') }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('What a role may not do is absent', async ({ page }) => {
  await signInAs(page, 'jules@vasque.example', '/')
  await expect(page.getByRole('link', { name: message('nav_today') }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clients' })).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('Every part is accessible', async ({ page }) => {
      const problems: string[] = []
      page.on('console', (line) => {
        if (['error', 'warning'].includes(line.type())) problems.push(line.text())
      })
      await page.goto('/parts')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Some parts are shown busy, for which `expectAccessible` would wait.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.html}`)).toEqual([])
      await page.getByRole('button', { name: 'Open a drawer' }).click()
      await expect(page.getByRole('dialog', { name: 'Refund 000000498' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Open a dialog' }).click()
      await expect(page.getByRole('dialog', { name: /Erase the account/ })).toBeVisible()
      expect(problems).toEqual([])
    })

    test('Today is accessible', async ({ page }) => {
      await signInAs(page, everybody, '/')
      await expectAccessible(page, 'today')
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('The bar at the foot leads everywhere', async ({ page }) => {
    await signInAs(page, everybody, '/')
    const bar = page.getByRole('navigation', { name: message('layout_shortcuts') })
    await expect(bar.getByRole('link', { name: message('nav_today') })).toBeVisible()
    await bar.getByRole('button', { name: message('layout_search') }).click()
    await expect(page.getByRole('combobox')).toBeFocused()
    await expectAccessible(page, 'palette on a phone')
    await page.keyboard.press('Escape')
    await bar.getByRole('button', { name: message('layout_more') }).click()
    await expect(page.getByRole('button', { name: message('layout_sign_out') })).toBeVisible()
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide).toBe(false)
  })
})

for (const language of ['fr', 'de'] as const)
  test(`The bar at the foot of a small phone shows its labels whole (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await signInAs(page, everybody)
    await page.context().addCookies([{ name: 'admin_language', value: language, url: addresses.admin }])
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const bar = page.getByRole('navigation', { name: message('layout_shortcuts', {}, language) })
    await expect(bar).toBeVisible()
    const overlaps = await bar.evaluate((element) => {
      const boxes = [...element.children]
        .filter((child) => child.matches('a, button'))
        .map((child) => {
          const range = document.createRange()
          range.selectNodeContents(child)
          return range.getBoundingClientRect()
        })
      const ends = [0, ...boxes.map(({ right }) => right)]
      return [...boxes.map(({ left }) => left), innerWidth].filter((left, index) => left < (ends[index] ?? 0))
    })
    expect(overlaps).toEqual([])
  })
