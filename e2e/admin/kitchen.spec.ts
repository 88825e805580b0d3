import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addresses } from '../addresses.ts'
import { passwordOf, signInAs } from './staff.ts'
import { test, usableOnceOpen } from './test.ts'

// One kitchen, one lunch: what one test leaves, the next one finds.
test.describe.configure({ mode: 'serial' })

const tablet = { width: 1194, height: 834 }
const day = '2026-11-24'

/** Signs somebody in on a device of their own. */
async function signIn(
  browser: Browser,
  email: string,
  options: { colorScheme?: 'dark' } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: tablet,
    locale: 'fr-FR',
    baseURL: addresses.kitchen,
    ...options,
  })
  const page = usableOnceOpen(await context.newPage())
  // Whom the shop under test adds has the cook's password (kitchen-shop.ts).
  await signInAs(page, email, undefined, passwordOf('ken@norietriz.example'))
  return page
}

/** The board of the cook's only point of sale. */
async function openBoard(page: Page): Promise<void> {
  await page.goto('/kitchen')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marais')
}

async function order(time: string, count = 1, comment = ''): Promise<{ numbers: string[]; error?: string }> {
  const query = new URLSearchParams({ time, count: String(count), comment })
  const response = await fetch(`${addresses.kitchenApi}/orders?${query}`, { method: 'POST' })
  return await response.json()
}

const preparation = async (): Promise<Record<string, number>> =>
  await (await fetch(`${addresses.kitchenApi}/preparation`)).json()

const ticketOf = (page: Page, number: string): Locator => page.locator(`[data-ticket="${number.slice(-3)}"]`)
const press = async (ticket: Locator, name: RegExp) => await ticket.getByRole('button', { name }).click()

test('The kitchen brings fifty orders through a lunch, on two tablets that see each other', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const times = ['12:00', '12:15', '12:30', '12:45', '13:00']
  const placed = await Promise.all(times.map((time) => order(time, 10)))
  expect(placed.flatMap(({ numbers }) => numbers)).toHaveLength(50)
  const first = await signIn(browser, 'ken@norietriz.example')
  const second = await signIn(browser, 'ken@norietriz.example')
  await openBoard(first)
  await openBoard(second)
  for (const page of [first, second]) await expect(page.locator('.ticket')).toHaveCount(50)
  await expect(first.getByRole('region', { name: 'À sortir' })).toContainText('30')

  const [number = ''] = placed[0]?.numbers ?? []
  await press(ticketOf(first, number), /^Commencer/)
  await expect(ticketOf(second, number)).toContainText('En cours')
  await press(ticketOf(second, number), /^Prête/)
  await expect(ticketOf(first, number).getByRole('button', { name: /^Remise/ })).toBeVisible()
  await first
    .getByRole('button', { name: /revenir en arrière/ })
    .first()
    .click()
  await expect(ticketOf(second, number)).toContainText('En cours')

  for (const each of placed.flatMap(({ numbers }) => numbers)) {
    const [mine, other] = [ticketOf(first, each), ticketOf(second, each)]
    if (each !== number) await press(mine, /^Commencer/)
    await expect(other).toContainText('En cours')
    await press(mine, /^Prête/)
    await expect(other.getByRole('button', { name: /^Remise/ })).toBeVisible()
    await press(mine, /^Remise/)
    await expect(other).toBeHidden()
  }
  for (const page of [first, second]) await expect(page.getByText('Tout est fait.')).toBeVisible()
  await expect.poll(preparation).toEqual({ handed_over: 50 })
})

test('A new order appears by itself, with what the customer asks for', async ({ browser }) => {
  const page = await signIn(browser, 'ken@norietriz.example')
  await openBoard(page)
  const { numbers } = await order('12:45', 1, 'Allergie au sésame, merci')
  const ticket = ticketOf(page, numbers[0] ?? '')
  await expect(ticket).toContainText('Nouvelle commande')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await page.locator('.sums-k').boundingBox())?.x).toBe(0)
  await page.setViewportSize(tablet)
  await expect(ticket.locator('.allergy')).toHaveText('Allergie au sésame, merci')
  await press(ticket, /^Commencer/)
  await page.keyboard.press('u')
  await expect(ticket.getByRole('button', { name: /^Commencer/ })).toBeVisible()

  await page.keyboard.press('p')
  const drawer = page.getByRole('dialog', { name: 'Imprimer les tickets' })
  await expect(drawer.getByRole('checkbox', { name: new RegExp((numbers[0] ?? '').slice(-3)) })).toBeChecked()
  const paper = page.context().waitForEvent('page')
  await drawer.getByRole('button', { name: 'Imprimer 1 ticket' }).click()
  const address = (await paper).url()
  const file = await page.request.get(address.startsWith('http') ? address : `${page.url()}/tickets.pdf`)
  expect(file.headers()['content-type']).toBe('application/pdf')
})

test('The kitchen goes on without a connection, and learns who was faster', async ({ browser }) => {
  const [cook, other] = [
    await signIn(browser, 'ken@norietriz.example'),
    await signIn(browser, 'mei@norietriz.example'),
  ]
  const { numbers } = await order('13:00', 2)
  const [mine = '', contested = ''] = numbers
  await openBoard(cook)
  await openBoard(other)
  await cook.context().setOffline(true)
  await press(ticketOf(cook, mine), /^Commencer/)
  await expect(cook.getByText(/Hors réseau depuis/)).toBeVisible()
  await press(ticketOf(cook, contested), /^Commencer/)
  await expect(cook.getByText('2 gestes attendent')).toBeVisible()
  await expect(ticketOf(cook, mine).getByRole('button', { name: /^Prête/ })).toBeVisible()

  await press(ticketOf(other, contested), /^Commencer/)
  await press(ticketOf(other, contested), /^Prête/)
  await expect(ticketOf(other, contested).getByRole('button', { name: /^Remise/ })).toBeVisible()
  await expect(ticketOf(other, mine).getByRole('button', { name: /^Commencer/ })).toBeVisible()

  await cook.context().setOffline(false)
  await expect(ticketOf(other, mine)).toContainText('En cours')
  await expect(cook.getByText(/Mei Sato l’a déjà passée/)).toBeVisible()
  await expect(cook.getByText(/Hors réseau/)).toBeHidden()
  await cook.getByRole('button', { name: 'Compris' }).click()
  await expect(ticketOf(cook, contested).getByRole('button', { name: /^Remise/ })).toBeVisible()
})

test('A dish off the menu is not sold any more, and marks the tickets that have it', async ({ browser }) => {
  const page = await signIn(browser, 'ken@norietriz.example')
  const { numbers } = await order('13:15')
  await openBoard(page)
  await page.getByRole('button', { name: 'Rupture', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Rupture/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await expect(ticketOf(page, numbers[0] ?? '')).toContainText('rupture')
  await expect.poll(async () => (await order('13:15')).numbers).toEqual([])
  await page.getByRole('button', { name: /^Remettre/ }).click()
  await expect.poll(async () => (await order('13:15')).numbers).toHaveLength(1)
})

test('A slot is closed while shoppers order, and opened again', async ({ browser }) => {
  const page = await signIn(browser, 'mei@norietriz.example')
  expect((await order('13:30', 2)).numbers).toHaveLength(2)
  await page.goto(`/slots?from=${day}`)
  const slot = page.getByRole('button', { name: /mardi 24 novembre, 13 h 30/ })
  await slot.click()
  await expect(slot).toHaveText(/^2/)
  await page.getByRole('button', { name: 'Fermer ce créneau' }).click()
  await expect(page.getByText('C’est fermé')).toBeVisible()
  await expect(page.getByText('2 commandes déjà prises').first()).toBeVisible()
  expect((await order('13:30')).numbers).toEqual([])
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('C’est rouvert')).toBeVisible()
  expect((await order('13:30')).numbers).toHaveLength(1)

  await slot.focus()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('la capacité reste à 3 au moins')).toBeVisible()
  expect((await order('13:30')).numbers).toEqual([])
})

test('What is near a point of sale is changed', async ({ browser }) => {
  const page = await signIn(browser, 'mei@norietriz.example')
  await page.goto('/slots')
  await page.getByRole('link', { name: 'Venir', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Venir' })).toBeVisible()
  const first = page.locator('.card').filter({ hasText: 'Repère 1' })
  const before = await first.getByLabel('Mètres à pied').inputValue()
  await first.getByLabel('Mètres à pied').fill('90')
  const [french, other] = [first.getByLabel('Nom (Français)'), first.getByLabel('Nom (English)')]
  const name = await other.inputValue()
  await other.fill('')
  await page.getByRole('button', { name: 'Enregistrer les repères' }).click()
  await expect(french).toHaveAccessibleDescription(/Donnez au repère un nom/)
  await other.fill(name)
  await page.getByRole('button', { name: 'Enregistrer les repères' }).click()
  await expect(page.getByText('Repères enregistrés')).toBeVisible()
  await page.reload()
  await expect(first.getByLabel('Mètres à pied')).toHaveValue('90')
  await first.getByLabel('Mètres à pied').fill(before)
  await page.getByRole('button', { name: 'Enregistrer les repères' }).click()
  await expect(page.getByText('Repères enregistrés')).toBeVisible()
})

test('A cook sees the board and nothing else', async ({ browser }) => {
  const page = await signIn(browser, 'ken@norietriz.example')
  await page.goto('/slots')
  await expect(page.getByRole('heading', { name: 'Votre rôle n’ouvre pas cette page' })).toBeVisible()
  await openBoard(page)
  await expect(page.getByRole('link', { name: 'Fermer un créneau' })).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('Morel')
  const board = page.url()
  const response = await page.request.get(`${board}/board`)
  expect(await response.text()).not.toMatch(/Morel|@example|telephone/)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`Board, slots and round are accessible (${scheme})`, async ({ browser }) => {
    const page = await signIn(
      browser,
      'mei@norietriz.example',
      scheme === 'dark' ? { colorScheme: 'dark' } : {},
    )
    await openBoard(page)
    await expectAccessible(page, 'board')
    await page.getByRole('button', { name: 'Rupture', exact: true }).click()
    await expectAccessible(page, 'dishes', 'dialog')
    await page.goto(`/slots?from=${day}`)
    await page
      .getByRole('button', { name: /13 h 30/ })
      .first()
      .click()
    await expectAccessible(page, 'slots')
    await page.goto('/courier')
    await expectAccessible(page, 'round')
  })
}
