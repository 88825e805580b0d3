import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { linkTo, mailsTo } from './outbox.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { addressIn, languages } from './messages.ts'

for (const language of languages) {
  test(`Visitors can subscribe in the footer and unsubscribe by a link (${language})`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { message, email } = shopper
    await shopper.open('newsletter')
    await page
      .getByRole('main')
      .getByRole('button', { name: message('newsletter_submit'), exact: true })
      .click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await expectAccessible(page, 'empty form')
    await shopper.open('panier')
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel(message('newsletter_email')).fill(email)
    await footer.getByRole('checkbox').check()
    await footer.getByRole('button', { name: message('newsletter_submit'), exact: true }).click()
    await expect(page.getByText(message('newsletter_sent_text'))).toBeVisible()

    await page.goto(await linkTo(email, addressIn(language, 'newsletterConfirm')))
    // The token is removed from the URL and survives a reload.
    await expect(page).toHaveURL(`/${language}/${addressIn(language, 'newsletterConfirm')}`)
    await page.reload()
    await expectAccessible(page, 'confirm')
    await shopper.press('newsletter_confirm_submit')
    await expect(page.getByText(message('newsletter_subscribed_text'))).toBeVisible()

    await page.goto(await linkTo(email, addressIn(language, 'newsletterUnsubscribe')))
    await expect(page).toHaveURL(`/${language}/${addressIn(language, 'newsletterUnsubscribe')}`)
    await expectAccessible(page, 'unsubscribe')
    await shopper.press('newsletter_unsubscribe_submit')
    await expect(page.getByText(message('newsletter_unsubscribed_text'))).toBeVisible()
    await expect.poll(async () => (await mailsTo(email)).length).toBe(3)
  })
}
