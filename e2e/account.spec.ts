import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { Customer } from './customer.ts'
import { linkTo, mailsTo } from './outbox.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages } from './messages.ts'

const OLD_PASSWORD = 'Fontaine2026'
const NEW_PASSWORD = 'Cascade2027'

/** Signs in a new customer with the shopper's e-mail, and opens the account. */
async function openNewAccount(page: Page, shopper: Shopper): Promise<void> {
  const customer = await Customer.register(shopper.language, { email: shopper.email })
  await customer.signInBrowser(page.context())
  await shopper.open('compte-client')
}

/** Opens the link of a confirmation mail and confirms the address. */
async function confirmAddress(page: Page, shopper: Shopper, email: string): Promise<void> {
  await page.goto(await linkTo(email, shopper.address('confirmEmail')))
  await shopper.press('confirm_email_submit')
  await expect(page.getByText(shopper.message('confirm_email_done_text'))).toBeVisible()
}

const type = (page: Page, label: string, value: string) =>
  page.getByRole('main').getByLabel(label, { exact: true }).fill(value)

for (const language of languages) {
  test(`Customers can reset a forgotten password by a link in a mail (${language})`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { message } = shopper
    await Customer.register(language, { email: shopper.email })
    await shopper.open('login')
    await page.getByRole('link', { name: message('login_forgotten') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('forgotten_title'))
    await shopper.press('forgotten_submit')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
    await expectAccessible(page, 'nothing typed')
    await type(page, message('form_email'), shopper.email)
    await shopper.press('forgotten_submit')
    await expect(page.getByText(message('forgotten_sent_text'))).toBeVisible()
    await expectAccessible(page, 'link sent')

    const link = await linkTo(shopper.email, shopper.address('resetPassword'))
    await page.goto(link)
    await type(page, message('account_new_password'), 'faible')
    await type(page, message('form_password_again'), NEW_PASSWORD)
    await shopper.press('account_change_password_submit')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await expectAccessible(page, 'weak password')
    await type(page, message('account_new_password'), NEW_PASSWORD)
    await type(page, message('form_password_again'), NEW_PASSWORD)
    await shopper.press('account_change_password_submit')
    await expect(page.getByText(message('reset_done'))).toBeVisible()

    await shopper.signIn(shopper.email, OLD_PASSWORD)
    await expect(page.getByText(message('login_failed'))).toBeVisible()
    await expectAccessible(page, 'sign-in failed')
    await shopper.signIn(shopper.email, NEW_PASSWORD)
    await expect(page).toHaveURL(`/${language}/${shopper.address('account')}`)

    // The link works only once.
    await page.goto(link)
    await type(page, message('account_new_password'), OLD_PASSWORD)
    await type(page, message('form_password_again'), OLD_PASSWORD)
    await shopper.press('account_change_password_submit')
    await expect(page.getByText(message('reset_expired_title'))).toBeVisible()
  })

  test(`New customers can confirm their address, and request the link again (${language})`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { message } = shopper
    await shopper.open('login')
    await shopper.register()
    await expect(page).toHaveURL(`/${language}/${shopper.address('account')}`)
    const notice = page.getByText(message('account_unconfirmed_text', { email: shopper.email }))
    await expect(notice).toBeVisible()
    await expectAccessible(page, 'unconfirmed address')
    const first = await linkTo(shopper.email, shopper.address('confirmEmail'))
    await shopper.press('account_unconfirmed_resend')
    await expect(page.getByText(message('account_unconfirmed_sent'))).toBeVisible()
    await expect.poll(() => linkTo(shopper.email, shopper.address('confirmEmail'))).not.toBe(first)
    await page.goto(first)
    await expectAccessible(page, 'confirm address')
    await shopper.press('confirm_email_submit')
    await expect(page.getByText(message('confirm_email_expired_text'))).toBeVisible()
    await confirmAddress(page, shopper, shopper.email)
    await shopper.open('compte-client')
    await expect(notice).toBeHidden()
    // A used link is not an error.
    await confirmAddress(page, shopper, shopper.email)
  })

  test(`Customers can change their name, company and e-mail, and sign in with the new e-mail (${language})`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { message } = shopper
    await openNewAccount(page, shopper)
    await confirmAddress(page, shopper, shopper.email)
    await shopper.open('compte-client/modifier')
    await expectAccessible(page, 'profile')
    await type(page, message('form_firstname'), 'Zoé')
    await page.getByRole('checkbox', { name: message('form_professional') }).check()
    await type(page, message('form_company'), 'Ateliers Zoé')
    await type(page, message('form_siret'), '732 829 320 00075')
    await shopper.press('account_save')
    await expect(page.getByLabel(message('form_siret'), { exact: true })).toHaveAccessibleDescription(
      message('error_invalidSiret'),
    )
    await expectAccessible(page, 'wrong SIRET')
    await type(page, message('form_siret'), '732 829 320 00074')
    await shopper.press('account_save')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      message('account_hello', { firstname: 'Zoé' }),
    )

    await shopper.open('compte-client/modifier')
    await expect(page.getByLabel(message('form_company'), { exact: true })).toHaveValue('Ateliers Zoé')
    const newEmail = `new-${shopper.email}`
    await type(page, message('account_email_new'), newEmail)
    await type(page, message('account_current_password'), 'Mauvais2026')
    await shopper.press('account_email_change')
    await expect(page.getByText(message('account_wrong_password')).first()).toBeVisible()
    await expectAccessible(page, 'wrong password')
    await type(page, message('account_current_password'), OLD_PASSWORD)
    await shopper.press('account_email_change')
    await expect(page.getByRole('main').getByText(newEmail)).toBeVisible()
    await expect.poll(async () => (await mailsTo(shopper.email))[0]?.plain).toContain(newEmail)
    await confirmAddress(page, shopper, newEmail)
    // The session that requested the change is still valid.
    await shopper.open('compte-client')
    await shopper.signOut()
    await shopper.open('login')
    await shopper.signIn(newEmail, OLD_PASSWORD)
    await expect(page).toHaveURL(`/${language}/${shopper.address('account')}`)
  })

  test(`Customers can change their password and see what is wrong until they correct it (${language})`, async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    const shopper = new Shopper(page, language)
    const { message } = shopper
    const customer = await Customer.register(language)
    await customer.signInBrowser(context)
    const cookies = await context.cookies()
    await shopper.open('compte-client/nouveau-mot-de-passe')
    if (javaScriptEnabled) await shopper.waitForHydration()
    await shopper.press('account_change_password_submit')
    const summary = page.getByRole('alert').getByRole('link')
    await expect(summary).toHaveCount(3)

    const current = page.getByRole('main').getByLabel(message('account_current_password'), { exact: true })
    await current.fill('Mauvais2026')
    await type(page, message('account_new_password'), NEW_PASSWORD)
    if (javaScriptEnabled) {
      const rules = page.getByRole('list', { name: message('form_rules') }).getByRole('listitem')
      await expect(rules.filter({ hasText: message('form_rule_met') })).toHaveCount(4)
    }
    await type(page, message('form_password_again'), NEW_PASSWORD)
    await shopper.press('account_change_password_submit')
    await expect(current).toHaveAccessibleDescription(message('account_wrong_password'))
    await expect(summary).toHaveCount(1)
    await expectAccessible(page, 'wrong password')

    // Key by key: the field must keep the focus while the customer corrects it.
    await current.clear()
    await current.pressSequentially(OLD_PASSWORD)
    await expect(current).toHaveValue(OLD_PASSWORD)
    await expect(summary).toHaveCount(1)
    await type(page, message('account_new_password'), NEW_PASSWORD)
    await type(page, message('form_password_again'), NEW_PASSWORD)
    await shopper.press('account_change_password_submit')
    await expect(page.getByText(message('account_password_changed'))).toBeVisible()
    await expect(page).toHaveURL(`/${language}/${shopper.address('account')}`)

    // The old token is that of another device, which is now signed out.
    await context.clearCookies({ name: 'api_token' })
    await context.addCookies(cookies.filter(({ name }) => name === 'api_token'))
    await shopper.open('compte-client')
    await expect(page).toHaveURL(new RegExp(`/${language}/${shopper.address('login')}\\?`))
    await shopper.signIn(customer.email, NEW_PASSWORD)
    await expect(page).toHaveURL(`/${language}/${shopper.address('account')}`)
  })

  test(`Customers can download their data, request and revoke deletion, and anonymise their account (${language})`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { message } = shopper
    await openNewAccount(page, shopper)
    await page
      .getByRole('main')
      .getByRole('link', { name: message('privacy_title') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('privacy_title'))
    await expectAccessible(page, 'personal data')
    const downloadStarted = page.waitForEvent('download')
    await page.getByRole('link', { name: message('privacy_download_title') }).click()
    const file = await downloadStarted
    expect(file.suggestedFilename()).toBe(`${message('privacy_download_file')}.json`)
    expect(await readFile(await file.path(), 'utf8')).toContain(shopper.email)

    const exported = message('privacy_exported').replace('{file}', file.suggestedFilename())
    await expect(page.getByText(exported)).toBeVisible()
    await expectAccessible(page, 'data exported')

    const deletion = page.getByText(message('privacy_delete_title'), { exact: true }).last()
    await deletion.click()
    await shopper.press('privacy_delete_submit')
    await expect(page.getByText(message('privacy_understood_error')).first()).toBeVisible()
    await page.getByRole('checkbox', { name: message('privacy_delete_understood') }).check()
    await shopper.press('privacy_delete_submit')
    await expect(page.getByText(message('privacy_delete_scheduled_text'))).toBeVisible()
    await expectAccessible(page, 'deletion requested')
    await shopper.press('privacy_delete_cancel')
    await expect(deletion).toBeVisible()

    await page.getByText(message('privacy_anonymise_title'), { exact: true }).last().click()
    await type(page, message('privacy_password'), 'Mauvais2026')
    await page.getByRole('checkbox', { name: message('privacy_understood') }).check()
    await shopper.press('privacy_anonymise_submit')
    await expect(page.getByText(message('account_wrong_password')).first()).toBeVisible()
    await expectAccessible(page, 'wrong password')
    await type(page, message('privacy_password'), OLD_PASSWORD)
    await page.getByRole('checkbox', { name: message('privacy_understood') }).check()
    await shopper.press('privacy_anonymise_submit')
    await expect(page.getByText(message('privacy_anonymised'))).toBeVisible()
    await shopper.open('compte-client')
    await expect(page).toHaveURL(new RegExp(`/${language}/${shopper.address('login')}\\?`))
  })
}

test('Customers reach the account page they asked for after sign-in, with its query @server', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'en')
  await shopper.open('compte-client/commandes?page=2')
  await expect(page).toHaveURL('/en/login?return_to=%2Fen%2Faccount%2Forders%3Fpage%3D2')
  await shopper.signIn('particulier@example.com')
  await expect(page).toHaveURL(/\/en\/account\/orders/)
  await shopper.open('login')
  await expect(page).toHaveURL('/en/account')
})

test('Old account URLs redirect to the new ones and keep their parameters @server', async ({ page }) => {
  await page.goto('/customer/account/createPassword?email=a%40example.com&token=t')
  // The parameters are removed from the URL and kept for the form.
  await expect(page).toHaveURL('/fr/compte-client/reinitialiser-mot-de-passe')
  await expect(page.getByText('…@example.com')).toBeVisible()
  await page.goto('/it/mot-de-passe-oublie')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/it\/account\/password-dimenticata$/,
  )
  // An incomplete link does not use the token of an earlier one.
  await page.goto('/en/reinitialiser-mot-de-passe?email=a%40example.com')
  await expect(page.getByText('This link is incomplete')).toBeVisible()
})

test('Customers with an expired token can browse and sign in again @server', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'api_token', value: 'gone', url: baseURL ?? '' }])
  const shopper = new Shopper(page, 'fr')
  await shopper.open('particuliers')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await context.cookies()).find(({ name }) => name === 'api_token')).toBeUndefined()
  await shopper.open('compte-client')
  await expect(page).toHaveURL(/\/fr\/login\?/)
})

test.describe('with proof of work', () => {
  test.use({ baseURL: addresses.proofOfWork })

  test('Two visitors can register at the same time @server', async ({ page, browser, javaScriptEnabled }) => {
    if (!javaScriptEnabled) return
    const context = await browser.newContext({ ...test.info().project.use, baseURL: addresses.proofOfWork })
    const shoppers = [new Shopper(page, 'en'), new Shopper(await context.newPage(), 'en')]
    for (const shopper of shoppers) await shopper.open('login')
    for (const shopper of shoppers) {
      await shopper.waitForHydration()
      await shopper.register()
      await expect(shopper.page).toHaveURL('/en/account')
    }
    await context.close()
  })

  for (const language of languages) {
    test(`Shoppers can register and sign in; without JavaScript the forms say what is missing (${language})`, async ({
      page,
      javaScriptEnabled,
    }) => {
      const shopper = new Shopper(page, language)
      const { message } = shopper
      await shopper.open('login')
      const needsScript = page.getByText(message('form_captcha_script')).filter({ visible: true })
      if (!javaScriptEnabled) {
        await expect(needsScript).toHaveCount(2)
        for (const key of ['login_submit', 'login_register'])
          await expect(page.getByRole('button', { name: message(key), exact: true })).toBeDisabled()
        return
      }
      await shopper.waitForHydration()
      await expect(needsScript).toHaveCount(0)
      await shopper.register()
      await expect(page).toHaveURL(`/${language}/${shopper.address('account')}`)

      await shopper.open('compte-client/nouveau-mot-de-passe')
      await type(page, message('account_current_password'), OLD_PASSWORD)
      await type(page, message('account_new_password'), NEW_PASSWORD)
      await type(page, message('form_password_again'), NEW_PASSWORD)
      await shopper.press('account_change_password_submit')
      await expect(page).toHaveURL(`/${language}/${shopper.address('account')}`)
      await expect(page.getByText(message('account_password_changed'))).toBeVisible()

      await shopper.signOut()
      await shopper.open('login')
      await shopper.waitForHydration()
      await shopper.signIn(shopper.email, OLD_PASSWORD)
      await expect(page.getByText(message('login_failed'))).toBeVisible()
      // A challenge is accepted once, so the page solves another.
      await shopper.signIn(shopper.email, NEW_PASSWORD)
      await expect(page).toHaveURL(`/${language}/${shopper.address('account')}`)
    })
  }
})
