import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { message, signInAs } from './staff.ts'

/** Each test writes a note of its own to a customer. */
async function openNote(page: Page) {
  await signInAs(page, 'hugo@vasque.example', '/customers/1')
  const note = page.getByLabel(message('customer_note_new'))
  await expect(note).toBeEditable()
  return {
    note,
    add: page.getByRole('button', { name: message('customer_note_add') }),
    text: `Note ${Math.random().toString(36).slice(2)}`,
  }
}

test('What is typed survives a reload', async ({ page }) => {
  const { note, text } = await openNote(page)
  await note.fill(text)
  await page.reload()
  await expect(note).toHaveValue(text)
  await page.getByRole('button', { name: message('form_discard') }).click()
  await expect(note).toHaveValue('')
  await page.reload()
  await expect(note).toBeEditable()
  await expect(note).toHaveValue('')
})

test('A second press adds nothing twice', async ({ page }) => {
  const { note, add, text } = await openNote(page)
  await note.fill(text)
  await add.dblclick()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toHaveCount(1)
})

test('When the session ends, the password is asked for over the page', async ({ page, context }) => {
  const { note, add, text } = await openNote(page)
  await note.fill(text)
  await context.clearCookies({ name: 'admin_session' })
  await add.click()
  const dialog = page.getByRole('dialog', { name: message('session_ended_title') })
  await dialog.getByLabel(message('session_password')).fill('Comptoir2026')
  await dialog.getByRole('button', { name: message('session_go_on') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  await expect(page).toHaveURL(/\/customers\/1$/)
})

test('What is saved without a connection leaves when it is back', async ({ page, context }) => {
  const { note, add, text } = await openNote(page)
  await note.fill(text)
  await context.setOffline(true)
  await add.click()
  await expect(page.getByText(message('offline_text'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  await expect(page.getByText(message('offline_text'))).toBeHidden()
})
