import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { linkTo, mailsTo } from './outbox.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages } from './messages.ts'

for (const language of languages) {
  test(`a reader subscribes at the foot of a page and leaves by a link (${language})`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { say, email } = shopper
    await shopper.open('newsletter')
    await page
      .getByRole('main')
      .getByRole('button', { name: say('newsletter_submit'), exact: true })
      .click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await expectAccessible(page, 'nothing filled in')
    await shopper.open('panier')
    const foot = page.getByRole('contentinfo')
    await foot.getByLabel(say('newsletter_email')).fill(email)
    await foot.getByRole('checkbox').check()
    await foot.getByRole('button', { name: say('newsletter_submit'), exact: true }).click()
    await expect(page.getByText(say('newsletter_sent_text'))).toBeVisible()

    await page.goto(await linkTo(email, 'newsletter/confirmation'))
    // The token has left the address, and a reload still knows it.
    await expect(page).toHaveURL(`/${language}/newsletter/confirmation`)
    await page.reload()
    await expectAccessible(page, 'to confirm')
    await shopper.press('newsletter_confirm_submit')
    await expect(page.getByText(say('newsletter_joined_text'))).toBeVisible()

    await page.goto(await linkTo(email, 'desinscription-newsletter'))
    await expect(page).toHaveURL(`/${language}/desinscription-newsletter`)
    await expectAccessible(page, 'to leave')
    await shopper.press('newsletter_leave_submit')
    await expect(page.getByText(say('newsletter_left_text'))).toBeVisible()
    await expect.poll(async () => (await mailsTo(email)).length).toBe(3)
  })
}
