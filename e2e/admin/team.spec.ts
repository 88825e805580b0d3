import { expect, type Page } from '@playwright/test'
import { generate } from 'otplib'
import { expectAccessible } from '../accessibility.ts'
import { linkTo } from '../outbox.ts'
import { test, usableOnceOpen } from './test.ts'
import { message, signInAs } from './staff.ts'

const owner = 'hugo@vasque.example'
const password = 'Colonna-2026'

/** Invites somebody as the owner, and accepts the invitation with the mailed link; returns the e-mail. */
async function invited(page: Page, name: string, role: string): Promise<string> {
  const email = `${name.toLowerCase()}-${Date.now()}@vasque.example`
  await signInAs(page, owner, '/team')
  await page.getByRole('button', { name: message('staff_invite'), exact: true }).click()
  const drawer = page.getByRole('dialog', { name: message('staff_invite_title') })
  await drawer.getByLabel(message('sign_in_email')).fill(email)
  await drawer.getByLabel(message('staff_name'), { exact: true }).fill(name)
  await drawer.getByLabel(message('staff_role'), { exact: true }).selectOption({ label: role })
  await drawer.getByRole('button', { name: message('staff_invite_send') }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('rowheader', { name: email })).toBeVisible()
  const link = await linkTo(email, 'invitation')
  await page.context().clearCookies()
  await page.goto(link)
  await expectAccessible(page, 'invitation')
  await page.getByLabel(message('session_password')).fill(password)
  await page.getByRole('button', { name: message('staff_join_button') }).click()
  await expect(page.getByText(message('staff_welcome', { name }))).toBeVisible()
  return email
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await page.getByLabel(message('sign_in_email')).fill(email)
  await page.getByLabel(message('session_password')).fill(password)
  await page.getByRole('button', { name: message('sign_in_go_on') }).click()
}

test('Owners invite people, who enrol an app and sign in with its codes', async ({ page }) => {
  const email = await invited(page, 'Ines', 'Catalogue')
  await page.getByRole('button', { name: message('staff_set_app_up') }).click()
  const typed = await page.getByText(message('staff_type_secret')).locator('.code').textContent()
  const secret = (typed ?? '').replaceAll(' ', '')
  await expectAccessible(page, 'enrolment of an app')
  await page.getByLabel(message('session_code')).fill(await generate({ secret }))
  await page.getByRole('button', { name: message('staff_check_code') }).click()
  const codes = page.locator('pre.code')
  await expect(codes).toContainText(/^[a-z0-9]{5}-[a-z0-9]{5}/)
  const [recoveryCode = ''] = ((await codes.textContent()) ?? '').split('\n')
  await expectAccessible(page, 'recovery codes')
  await page.getByRole('button', { name: message('staff_codes_kept') }).click()
  await expect(codes).toBeHidden()

  await signIn(page, email)
  await page.getByText(message('sign_in_no_phone')).click()
  await page.getByText(message('sign_in_use_recovery')).click()
  await page.getByLabel(message('sign_in_recovery_code')).fill(recoveryCode)
  await page.getByRole('button', { name: message('sign_in_enter') }).click()
  await expect(page).toHaveURL('/')
})

test('A passkey signs in without a password', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has a virtual authenticator.')
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await invited(page, 'Nora', 'Catalogue')
  await page.getByRole('button', { name: message('staff_add_passkey') }).click()
  await page.getByRole('button', { name: message('staff_make_passkey') }).click()
  await page.getByLabel(message('staff_passkey_name')).fill('Tablette')
  await page
    .locator('form', { has: page.getByLabel(message('staff_passkey_name')) })
    .getByRole('button', { name: message('staff_save') })
    .click()
  await expect(page.getByText('Tablette')).toBeVisible()
  await page.getByRole('button', { name: message('staff_codes_kept') }).click()
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await page.getByRole('button', { name: message('sign_in_passkey') }).click()
  await expect(page.getByRole('button', { name: /Nora/ })).toBeVisible()
})

test('Roles are edited, and what they no longer allow is absent at once', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, owner, '/team')
  await expectAccessible(page, 'team')
  const name = `Extra ${Date.now()}`
  await page.getByRole('link', { name: message('staff_role'), exact: true }).click()
  await page.getByLabel(message('staff_role_name')).fill(name)
  await page.getByLabel(message('staff_may_orders_view')).check()
  await page.getByLabel(message('staff_may_audit_view')).check()
  await page.getByLabel(message('staff_requires')).uncheck()
  await expectAccessible(page, 'role')
  await page.getByRole('button', { name: message('staff_save') }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.context().clearCookies()
  await invited(page, 'Zoe', name)
  await expect(page.getByRole('link', { name: message('nav_audit') }).first()).toBeVisible()

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-FR' })
  const other = usableOnceOpen(await context.newPage())
  await signInAs(other, owner, '/team')
  await other.getByRole('link', { name }).click()
  await other.getByLabel(message('staff_may_audit_view')).uncheck()
  await other.getByRole('button', { name: message('staff_save') }).click()
  await expect(other.getByRole('heading', { name: message('staff_team_title') })).toBeVisible()
  await context.close()

  await page.goto('/audit')
  await expect(page.getByText(message('error_forbidden_title'))).toBeVisible()
})

test('The log shows who changed what', async ({ page }) => {
  await signInAs(page, owner, '/audit')
  await expect(page.getByRole('cell', { name: 'Hugo Marchand' }).first()).toBeVisible()
  await expectAccessible(page, 'log')
  await page.getByRole('link', { name: message('audit_view_sign_ins') }).click()
  await expect(page.getByText(message('audit_signed_in')).first()).toBeVisible()
})

test('A key is shown once, and revoked', async ({ page }) => {
  await signInAs(page, owner, '/api-keys')
  const name = `Caisse ${Date.now()}`
  await page.getByRole('button', { name: message('staff_key'), exact: true }).click()
  const drawer = page.getByRole('dialog', { name: message('staff_key_new') })
  await drawer.getByLabel(message('staff_key_name'), { exact: true }).fill(name)
  await drawer.getByLabel(message('staff_may_stock_edit')).check()
  await drawer.getByRole('button', { name: message('staff_key_create') }).click()
  await expect(page.getByText(/^cpt_[\w-]{32}$/)).toBeVisible()
  await expectAccessible(page, 'keys')
  await page.reload()
  await expect(page.getByText(/^cpt_/)).toHaveCount(0)
  const row = page.getByRole('row', { name })
  await row.getByRole('button', { name: message('staff_revoke') }).click()
  await expect(row).toHaveCount(0)
})
