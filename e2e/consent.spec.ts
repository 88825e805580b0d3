import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages } from './messages.ts'

const SIX_MONTHS = 182 * 24 * 60 * 60

/** Clears the cookie that hides the banner (test.ts). */
async function showBanner(page: Page): Promise<void> {
  await page.context().clearCookies()
}

async function cookiesOf(page: Page): Promise<Map<string, string>> {
  const cookies = await page.context().cookies()
  return new Map(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))
}

test('Visitors are asked once for consent, with three equally prominent answers', async ({ page }) => {
  for (const language of languages) {
    const { message, ...shopper } = new Shopper(page, language)
    await showBanner(page)
    await page.goto(`/${language}/faq`)
    const banner = page.getByRole('region', { name: message('consent_banner_label') })
    await expect(banner).toBeVisible()
    const answers = banner.locator('.btn')
    await expect(answers).toHaveText([
      message('consent_accept_all'),
      message('consent_refuse_all'),
      message('consent_choose'),
    ])
    const styles = await answers.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, fontSize, borderColor } = getComputedStyle(button)
        const { width, height } = button.getBoundingClientRect()
        return [backgroundColor, color, fontSize, borderColor, Math.round(width), Math.round(height)].join()
      }),
    )
    expect(new Set(styles).size).toBe(1)
    await expectAccessible(page, 'banner', '.consent')
    const before = await cookiesOf(page)
    expect([...before.keys()]).toEqual([])

    await banner.getByRole('button', { name: message('consent_refuse_all') }).click()
    await expect(banner).toHaveCount(0)
    await expect(page.getByText(message('consent_saved'))).toBeVisible()
    await expect(page).toHaveURL(`/${shopper.language}/faq`)
    const cookies = await cookiesOf(page)
    expect(cookies.get('accepted_cookies')).toBe('none')
    expect(JSON.parse(cookies.get('accepted_cookies_codes') ?? '')).toEqual({ ga: false, ads: false })
    expect(cookies.get('consent_id')).toMatch(/^[\w-]{8,}$/)
    const [choice] = (await page.context().cookies()).filter(({ name }) => name === 'accepted_cookies')
    const seconds = (choice?.expires ?? 0) - Date.now() / 1000
    expect(Math.abs(seconds - SIX_MONTHS)).toBeLessThan(600)

    await page.goto(`/${language}`)
    await expect(banner).toHaveCount(0)
  }
})

test('Visitors can accept cookies by purpose and withdraw consent from the footer', async ({
  page,
  javaScriptEnabled,
}) => {
  const { message } = new Shopper(page, 'fr')
  await showBanner(page)
  await page.goto('/fr/faq')
  const banner = page.getByRole('region', { name: message('consent_banner_label') })
  // With JavaScript the settings open in a dialog.
  const settings = javaScriptEnabled
    ? page.getByRole('dialog', { name: message('consent_settings_title') })
    : page.getByRole('main')
  if (javaScriptEnabled) await new Shopper(page, 'fr').waitForHydration()
  await banner.getByRole('link', { name: message('consent_choose') }).click()
  const analytics = settings.getByRole('checkbox', { name: message('consent_purpose_ga') })
  const advertising = settings.getByRole('checkbox', { name: message('consent_purpose_ads') })
  await expect(analytics).not.toBeChecked()
  await expect(advertising).not.toBeChecked()
  await analytics.check()
  await settings.getByRole('button', { name: message('consent_save') }).click()
  await expect(page.getByText(message('consent_saved'))).toBeVisible()
  expect((await cookiesOf(page)).get('accepted_cookies')).toBe('custom')
  expect((await cookiesOf(page)).get('accepted_cookies_codes')).toBe('{"ga":true,"ads":false}')

  const consentId = (await cookiesOf(page)).get('consent_id')
  await page.context().addCookies(
    ['_ga', '_ga_FIRST', '_gid'].map((tracker) => ({
      name: tracker,
      value: '1',
      domain: 'localhost',
      path: '/',
    })),
  )
  await page.goto('/fr/panier')
  if (javaScriptEnabled) await new Shopper(page, 'fr').waitForHydration()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: message('layout_cookies') })
    .click()
  await expect(analytics).toBeChecked()
  await settings.getByRole('button', { name: message('consent_refuse_all') }).click()
  await expect(page.getByText(message('consent_saved'))).toBeVisible()
  const after = await cookiesOf(page)
  expect([...after.keys()].filter((name) => name.startsWith('_g'))).toEqual([])
  expect(after.get('accepted_cookies')).toBe('none')
  // Both consent records have the same id.
  expect(after.get('consent_id')).toBe(consentId)
})
