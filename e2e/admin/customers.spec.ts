import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { addresses } from '../addresses.ts'
import { queryApi } from '../api.ts'
import { Customer } from '../customer.ts'
import { linkTo, mailsTo } from '../outbox.ts'
import { Shopper } from '../shopper.ts'
import { runPendingActions } from './elapsed-time.ts'
import { signInAs } from './staff.ts'
import { test, usableOnceOpen } from './test.ts'

const owner = 'hugo@vasque.example'
const helper = 'jules@vasque.example'

/** Signs somebody in to the back office, in a browser of their own. */
async function signIn(browser: Browser, email: string, size = { width: 1440, height: 900 }): Promise<Page> {
  const context = await browser.newContext({ viewport: size, locale: 'fr-FR', baseURL: addresses.admin })
  const page = usableOnceOpen(await context.newPage())
  await signInAs(page, email)
  return page
}

/** Sends the contact form of a store view. */
async function write(storeView: string, name: string, email: string, comment: string): Promise<void> {
  const input = { name, email, comment, telephone: '' }
  await queryApi(storeView, 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }', {
    input,
  })
}

/** Opens a customer from the list, as one finds them there. */
async function openCustomer(page: Page, email: string): Promise<void> {
  await page.goto(`/customers?q=${encodeURIComponent(email)}`)
  await page.locator('tbody a').first().click()
  await expect(page.getByRole('link', { name: email })).toBeVisible()
}

const kinds = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)

test('The owner approves a company, which gets a mail and the prices for professionals', async ({
  browser,
}) => {
  const customer = await Customer.register('keramik_de', {
    pad_company: 'Hotel am See',
    pad_company_siret: '73282932000074',
  })
  const shopper = await browser.newContext({ baseURL: addresses.keramik })
  await customer.signInBrowser(shopper, addresses.keramik)
  const shop = await shopper.newPage()
  const price = async () => {
    await shop.goto('/de/becher-und-tassen')
    return await shop.locator('main .price').first().textContent()
  }
  const before = await price()

  const page = await signIn(browser, owner)
  await page.goto('/customers?view=waiting&approval.eq=WAITING')
  await expect(page.getByText('Entreprise à valider').first()).toBeVisible()
  await expectAccessible(page, 'customers')
  await openCustomer(page, customer.email)
  await expect(page.getByText('Cette entreprise attend votre validation')).toBeVisible()
  await expectAccessible(page, 'customer')
  await page.getByRole('button', { name: 'Valider l’entreprise' }).click()
  await expect(page.getByRole('button', { name: /Retenir/ })).toBeVisible()
  await runPendingActions()
  await expect.poll(() => kinds(customer.email)).toContain('professional_confirmed')
  await page.reload()
  await expect(page.getByText('Cette entreprise attend votre validation')).toBeHidden()
  await expect.poll(price).not.toBe(before)
})

test('The owner enters a customer, who chooses a password with the link of a mail and signs in', async ({
  browser,
}) => {
  const email = `entered-${randomUUID()}@example.com`
  const password = 'Fontaine2026!'
  const page = await signIn(browser, owner)
  await page.goto('/customers/new')
  await page.getByLabel('Boutique').selectOption({ label: 'Vasque' })
  await page.getByLabel('Prénom').fill('Nour')
  await page.getByLabel('Nom', { exact: true }).fill('Haddad')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await expectAccessible(page, 'new customer')
  await page.getByRole('button', { name: 'Créer et inviter' }).click()
  await expect(page).toHaveURL(/\/customers\/\d+$/)
  await expect(page.getByRole('button', { name: /Retenir/ })).toBeVisible()
  await runPendingActions()
  await expect.poll(() => kinds(email)).toContain('account_invitation')

  const context = await browser.newContext({ baseURL: addresses.fontaines })
  const shop = await context.newPage()
  const shopper = new Shopper(shop, 'fr')
  await shop.goto(await linkTo(email, 'reinitialiser-mot-de-passe'))
  await shop.getByLabel(shopper.message('account_new_password'), { exact: true }).fill(password)
  await shop.getByLabel(shopper.message('form_password_again')).fill(password)
  await shopper.press('account_change_password_submit')
  await expect(shop.getByText(shopper.message('reset_done'))).toBeVisible()
  await shopper.signIn(email, password)
  await expect(shop).toHaveURL('/fr/compte-client')
})

test('The owner changes a customer, and merges a second account into theirs', async ({ browser }) => {
  const kept = await Customer.register('fr', { lastname: `Kept${randomUUID().slice(0, 8)}` })
  const other = await Customer.register('fr', { lastname: 'Gone', telephone: '0639980077' })
  await other.placeOrder({ sku: 'VSQ-CLAIR', quantity: 1 })
  const page = await signIn(browser, owner)
  await openCustomer(page, kept.email)
  await page.getByLabel('Nouvelle note').fill('Deux comptes, voir avec la cliente')
  await page.getByRole('button', { name: 'Ajouter la note' }).click()
  await expect(page.getByText('Deux comptes, voir avec la cliente')).toBeVisible()

  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('link', { name: 'Réunir avec un autre compte' }).click()
  await page.getByRole('searchbox').fill(other.email)
  await page.getByRole('button', { name: 'Chercher', exact: true }).click()
  await page.getByRole('link', { name: /Choisir/ }).click()
  await expect(page.getByText('Cela passe dans ce compte.')).toBeVisible()
  await page.getByRole('radio', { name: other.email }).check()
  await expectAccessible(page, 'merge')
  await page.getByRole('button', { name: 'Réunir les comptes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Réunir les comptes' }).click()
  await expect(page).toHaveURL(/\/customers\/\d+$/)
  await expect(page.getByRole('link', { name: other.email })).toBeVisible()
  await expect(page.getByText('Deux comptes, voir avec la cliente')).toBeVisible()
})

test('The owner acts for a customer in the shop, which says so on every page', async ({ browser }) => {
  const customer = await Customer.register('fr', { firstname: 'Camille', lastname: 'Morel' })
  const page = await signIn(browser, owner)
  await openCustomer(page, customer.email)
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('button', { name: 'Agir pour ce client' }).click()
  await page.getByRole('button', { name: 'Créer le lien' }).click()
  const link = page.getByRole('link', { name: 'Ouvrir la boutique' })
  const [shop] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await shop.getByRole('button', { name: 'Commencer la session' }).click()
  const banner = shop.getByRole('complementary', { name: 'Session assistée' })
  await expect(banner).toContainText('Vous agissez pour Camille Morel.')
  await expect(banner).toContainText('Hugo Marchand')
  await expectAccessible(shop, 'session for a customer')
  await shop.goto(`${addresses.fontaines}/fr/panier`)
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Terminer' }).click()
  await expect(banner).toBeHidden()
})

test('The owner answers a message, after holding the answer back once', async ({ browser }) => {
  const email = `sender-${randomUUID()}@example.com`
  await queryApi('it', `mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }`, {
    input: { name: 'Chiara', email, comment: 'Il getto cala da una settimana.', telephone: '' },
  })
  const page = await signIn(browser, owner)
  await page.goto(`/messages?q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: /Chiara/ }).click()
  await expect(page.getByText('Il getto cala da una settimana.').last()).toBeVisible()
  await expectAccessible(page, 'message')
  const text = 'Buongiorno Chiara, pulisca il filtro.'
  const send = async () => {
    await page.getByLabel('Réponse', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Envoyer' }).click()
  }
  await send()
  await page.getByRole('button', { name: /Retenir/ }).click()
  await expect(page.getByRole('button', { name: /Retenir/ })).toBeHidden()
  await send()
  await expect(page.getByRole('button', { name: /Retenir/ })).toBeVisible()
  await runPendingActions()
  await expect
    .poll(async () => (await kinds(email)).filter((kind) => kind === 'message_answer'))
    .toEqual(['message_answer'])
  await page.reload()
  await expect(page.getByText('Hugo Marchand, réponse')).toBeVisible()
  const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === 'message_answer')
  expect(mail?.plain).toContain(text)
  expect(mail?.plain).toContain('> Il getto cala')
})

test('The owner saves a reply, and answers a message with it', async ({ browser }) => {
  const email = `sender-${randomUUID()}@example.com`
  const name = `Débit ${randomUUID().slice(0, 8)}`
  await write('fr', 'Nour Haddad', email, 'Le débit baisse.')
  const page = await signIn(browser, owner)
  await page.goto('/messages/replies')
  await page.getByRole('button', { name: 'Nouvelle réponse' }).click()
  const drawer = page.getByRole('dialog', { name: 'Nouvelle réponse' })
  await drawer.getByLabel('Nom', { exact: true }).fill(name)
  await drawer.getByLabel('Boutique').selectOption({ label: 'Vasque' })
  await drawer.getByLabel('Langue').selectOption('fr')
  await drawer.getByLabel('Texte').fill('Bonjour {{prenom}},')
  await drawer.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(drawer.getByText('{{prenom}} n’est pas connu.').last()).toBeVisible()
  await expectAccessible(page, 'saved reply')
  await drawer.getByLabel('Texte').fill('Bonjour ')
  await drawer.getByRole('button', { name: 'Nom du client' }).click()
  await expect(drawer.getByLabel('Texte')).toHaveValue('Bonjour {{customer_name}}')
  await drawer.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('rowheader', { name })).toBeVisible()
  await expectAccessible(page, 'saved replies')

  await page.goto(`/messages?q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: /Nour Haddad/ }).click()
  await page.getByLabel('Réponse enregistrée').selectOption({ label: name })
  await expect(page.getByLabel('Réponse', { exact: true })).toHaveValue('Bonjour Nour Haddad')

  await page.goto('/messages/replies')
  await page.getByRole('button', { name: `Modifier ${name}` }).click()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('rowheader', { name })).toBeHidden()
})

test('The owner brings a message back to its state before a change in the log', async ({ browser }) => {
  const name = `Ines ${randomUUID().slice(0, 8)}`
  await write('fr', name, `sender-${randomUUID()}@example.com`, 'Classé par erreur.')
  const page = await signIn(browser, owner)
  await page.goto(`/messages?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('button', { name: 'Classer', exact: true }).click()
  await expect(page.getByText('Classé', { exact: true }).last()).toBeVisible()
  await page.goto(`/audit?view=all&q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: /^Détail/ }).click()
  await expect(page.getByRole('heading', { name: 'Revenir à l’état d’avant' })).toBeVisible()
  await expectAccessible(page, 'entry of the log')
  await page.getByRole('button', { name: 'Rétablir' }).click()
  await expect(page.getByText('Rétablissement').first()).toBeVisible()
  await page
    .getByRole('link', { name: /^Détail/ })
    .last()
    .click()
  await expect(page.getByText('Ce changement ne se rétablit pas')).toBeVisible()
  await expect(page.getByText(/Changé depuis par Hugo/)).toBeVisible()
})

test('The owner moves the customers of a list into a group, and takes it back', async ({ browser }) => {
  const lastname = `Groupe${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`
  await Customer.register('fr', { firstname: 'Un', lastname })
  await Customer.register('fr', { firstname: 'Deux', lastname })
  const page = await signIn(browser, owner)
  await page.goto(`/customers?q=${lastname}`)
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(2)
  for (const box of await page.locator('tbody').getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Changer de groupe' }).click()
  await page.getByRole('button', { name: 'Professionnels' }).click()
  await expect(page.getByText('2 sur 2 faites.')).toBeVisible()
  await expect(page.locator('tbody').getByText('Professionnels')).toHaveCount(2)
  await expectAccessible(page, 'customers moved')
  await page.getByRole('button', { name: 'Tout annuler' }).click()
  await expect(page.locator('tbody').getByText('Professionnels')).toHaveCount(0)
  await page.getByRole('button', { name: 'Compris' }).first().click()
})

test('Messages are read on a phone', async ({ browser }) => {
  const page = await signIn(browser, owner, { width: 390, height: 844 })
  const email = `sender-${randomUUID()}@example.com`
  await write('fr', 'Nour', email, 'Le débit baisse.')
  await page.goto(`/messages?q=${encodeURIComponent(email)}`)
  await page.locator('.msgs a').first().click()
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page.locator('.msgs')).toBeHidden()
  await expectAccessible(page, 'message on a phone')
  // Forms ask longer questions than that of Magento's.
  const question = page.locator('.pairs dt').first()
  await question.evaluate((one) => one.append(' and what one has to agree to'.repeat(4)))
  expect((await page.locator('.pairs dd').first().boundingBox())?.width).toBeGreaterThan(150)
})

test('A helper sees neither customers nor messages', async ({ browser }) => {
  const page = await signIn(browser, helper)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Clients' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Messages' })).toBeHidden()
  for (const path of [
    '/customers',
    '/customers/1',
    '/customers/1/merge',
    '/customers/newsletter',
    '/messages',
    '/messages/1',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(403)
  }
})
