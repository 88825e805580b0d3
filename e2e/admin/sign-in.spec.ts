import { expect } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { test } from './test.ts'
import { message, passwordOf, signInAs } from './staff.ts'

test('Staff sign in, and come to the page that they asked for', async ({ page }) => {
  await page.goto('/parts-of-nothing?x=1')
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await expectAccessible(page, 'sign-in')
  await page.getByLabel(message('sign_in_email')).fill('lea.bonnet@vasque.example')
  await page.getByLabel(message('session_password')).fill('wrong')
  await page.getByRole('button', { name: message('sign_in_go_on') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'wrong password')
  await page.getByLabel(message('session_password')).fill(passwordOf('lea.bonnet@vasque.example'))
  await page.getByRole('button', { name: message('sign_in_go_on') }).click()
  await expect(page).toHaveURL(/\/parts-of-nothing\?x=1$/)
  await expect(page.getByRole('button', { name: /^Léa Bonnet/ })).toBeVisible()
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name === 'admin_session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
})

test('Staff sign out, after which nothing opens', async ({ page }) => {
  await signInAs(page, 'lea.bonnet@vasque.example', '/')
  await page.getByRole('button', { name: /Léa Bonnet/ }).click()
  await page.getByRole('button', { name: message('layout_sign_out') }).click()
  await expect(page.getByText(message('sign_in_left'))).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/\/sign-in/)
})

test('A form of another site changes nothing', async ({ request }) => {
  const answer = await request.post('/sign-in', {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    form: { email: 'lea.bonnet@vasque.example', password: 'x' },
  })
  expect(answer.status()).toBe(403)
})
