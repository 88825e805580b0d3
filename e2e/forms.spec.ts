import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { mailsTo } from './outbox.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages, type Language } from './messages.ts'

const filled = {
  fr: {
    kind: /^Un hôtel/,
    firstname: 'Prénom',
    lastname: 'Nom',
    email: 'E-mail',
    telephone: /^Téléphone/,
    subject: 'À propos de',
    message: 'Votre message',
    privacy: /^J’ai lu/,
    send: 'Envoyer le message',
    received: 'Nous avons reçu votre message',
    page: 'demande-information',
    place: 'Code postal du lieu',
    need: 'Le lieu et votre besoin',
    ask: 'Envoyer la demande',
  },
  en: {
    kind: /^A hotel/,
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail',
    telephone: /^Telephone/,
    subject: 'About',
    message: 'Your message',
    privacy: /^I have read/,
    send: 'Send the message',
    received: 'We have received your message',
    page: 'information-request',
    place: 'Postcode of the place',
    need: 'The place and what you need',
    ask: 'Send the request',
  },
  it: {
    kind: /^Un hotel/,
    firstname: 'Nome',
    lastname: 'Cognome',
    email: 'E-mail',
    telephone: /^Telefono/,
    subject: 'Argomento',
    message: 'Il suo messaggio',
    privacy: /^Ho letto/,
    send: 'Inviare il messaggio',
    received: 'Abbiamo ricevuto il suo messaggio',
    page: 'richiesta-informazioni',
    place: 'CAP del luogo',
    need: 'Il luogo e le sue esigenze',
    ask: 'Inviare la richiesta',
  },
} satisfies Record<Language, Record<string, string | RegExp>>

/** Who writes and which e-mail they give, with what the form of every page asks. */
async function introduce(page: Page, { language, email }: Shopper): Promise<void> {
  const words = filled[language]
  const form = page.locator('form.site-form')
  await form.getByRole('radio', { name: words.kind }).check()
  await form.getByLabel(words.firstname, { exact: true }).fill('Chloé')
  await form.getByLabel(words.lastname, { exact: true }).fill('D’Angelo')
  await form.getByLabel(words.email, { exact: true }).fill(email)
  await form.getByRole('checkbox', { name: words.privacy }).check()
}

/** Sends as soon as the shop takes it: nobody fills a form within two seconds, but a test does. */
async function send(page: Page, button: string): Promise<void> {
  await expect(async () => {
    const press = page.getByRole('button', { name: button, exact: true })
    if (await press.isVisible()) await press.click()
    await expect(page).toHaveURL(/\/merci$/, { timeout: 1500 })
  }).toPass({ intervals: [500] })
}

for (const language of languages) {
  test(`a hotel writes to the shop and is thanked by mail (${language})`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const words = filled[language]
    await shopper.open('contact')
    await introduce(page, shopper)
    await page.getByLabel(words.telephone).fill('+33 6 12 34 56 78')
    await page.getByLabel(words.subject, { exact: true }).selectOption({ index: 1 })
    await page.getByLabel(words.message, { exact: true }).fill('Quarante chambres,\nun hall.')
    await send(page, words.send)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.say('form_sent_title'))
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow')
    const mails = await mailsTo(shopper.email)
    expect(mails.map(({ subject }) => subject)).toEqual([words.received])
    // Anybody can name this address: what they wrote is not passed on to it.
    expect(mails[0]?.plain).not.toContain('Quarante chambres')
  })

  test(`a price on request is asked for with the product named (${language})`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const words = filled[language]
    await shopper.open('demande-d-information?sku=VSQ-C3')
    await expect(page).toHaveURL(`/${language}/${words.page}?sku=VSQ-C3`)
    const about = page.locator('form.site-form').getByRole('link').first()
    await expect(about).toHaveAttribute('href', /comptoir-3\.html$/)
    await introduce(page, shopper)
    await page.getByLabel(words.place, { exact: true }).fill('69007')
    await page.getByLabel(words.need, { exact: true }).fill('Un bar de quatre mètres.')
    await send(page, words.ask)
    const told = await mailsTo('bonjour@vasque.example')
    expect(told.find(({ plain }) => plain.includes(shopper.email))?.plain).toContain('(VSQ-C3)')
  })
}

test('what is wrong is told at the field and on top, and nothing typed is lost', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('contact')
  await page.getByLabel('E-mail', { exact: true }).fill('chloe@')
  await page.getByLabel('Prénom', { exact: true }).fill('Chloé')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link', { name: /^E-mail/ })).toBeVisible()
  await expect(summary.getByRole('link')).toHaveCount(6)
  await expect(page.getByLabel('Prénom', { exact: true })).toHaveValue('Chloé')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(/adresse complète/)
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('chloe@')
  await expect(page).toHaveURL('/fr/contact')
  await expectAccessible(page, 'refused')
})

test('a field is checked when it is left, and put right while one types', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without script the server checks, when the form is sent')
  await new Shopper(page, 'en').open('contact')
  const telephone = page.getByLabel(/^Telephone/)
  await expect(async () => {
    await telephone.fill('061')
    await telephone.blur()
    await expect(page.getByText('Enter a telephone number, for example')).toBeVisible({ timeout: 500 })
  }).toPass()
  await telephone.fill('+33 6 12 34 56 78')
  await expect(page.getByText('Enter a telephone number, for example')).toBeHidden()
})

test('where a form asks for it, what is wrong is told for four seconds and no longer', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without script nothing goes away by itself')
  // No form of the shop asks for it: the answer that describes this one does.
  await page.route(/\/contact\.data/, async (route) => {
    const answer = await route.fetch()
    const asking = (await answer.text()).replaceAll('"half"', '"half auto-dismiss"')
    await route.fulfill({ response: answer, body: asking })
  })
  await page.clock.install()
  const shopper = new Shopper(page, 'en')
  await shopper.open('panier')
  await shopper.waitForHydration()
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Contact', exact: true })
    .filter({ visible: true })
    .click()
  const firstname = page.getByLabel('First name', { exact: true })
  const email = page.getByRole('main').getByLabel('E-mail', { exact: true })
  await expect(firstname).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(firstname).toHaveAccessibleDescription('Enter your first name.')
  await page.clock.runFor(3900)
  await expect(firstname).toHaveAccessibleDescription('Enter your first name.')
  await page.clock.runFor(200)
  await expect(firstname).toHaveAccessibleDescription('')
  await expect(email).toHaveAccessibleDescription(/^Enter a complete address/)
})

test('thanks are said only to who has sent something', async ({ page }) => {
  await page.goto('/it/contact/merci')
  await expect(page).toHaveURL('/it/contact')
  await page.goto('/en/demande-d-information/merci')
  await expect(page).toHaveURL('/en/information-request')
})

test('somebody signed in does not type their name again', async ({ page }) => {
  const shopper = new Shopper(page, 'it')
  await shopper.open('login')
  await shopper.signIn('particulier@example.com')
  await expect(page).toHaveURL('/it/compte-client')
  await shopper.open('contact')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('particulier@example.com')
  await expect(page.getByLabel('Nome', { exact: true })).not.toHaveValue('')
})

test('a quotation for a party is asked of the sushi shop', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await page.goto(`${addresses.sushi}/fr/demande-d-information`)
  await expect(page).toHaveURL(`${addresses.sushi}/fr/demande-de-devis`)
  const form = page.locator('form.site-form')
  await form.getByRole('radio', { name: /^Une association/ }).check()
  for (const [label, value] of Object.entries({
    Prénom: 'Léa',
    Nom: 'Martin',
    'E-mail': shopper.email,
    'Nombre de personnes': '24',
    'Le jour': '2099-05-20',
    'Code postal de livraison': '75011',
    'Ce qu’il faut savoir': 'Quatre végétariens, troisième étage.',
  }))
    await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByLabel('L’occasion', { exact: true }).selectOption('drinks')
  await form.getByRole('checkbox', { name: /^J’ai lu/ }).check()
  await send(page, (await form.getByRole('button').textContent()) ?? '')
  expect((await mailsTo(shopper.email)).map(({ subject }) => subject)).toEqual(['Votre demande est arrivée'])
})
