import { MIN_FILL_MS } from '@comptoir/rules/form-guard'
import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { mailsTo } from './outbox.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import { languages, startOf, type Language } from './messages.ts'

const labelsByLanguage = {
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
    postcode: 'Code postal du lieu',
    need: 'Le lieu et votre besoin',
    ask: 'Envoyer la demande',
  },
  en: {
    kind: /^A hotel/,
    firstname: 'First name',
    lastname: 'Last name',
    email: 'Email',
    telephone: /^Phone/,
    subject: 'About',
    message: 'Your message',
    privacy: /^I have read/,
    send: 'Send message',
    received: 'We’ve got your message',
    page: 'information-request',
    postcode: 'Postcode of your space',
    need: 'Your space and what you need',
    ask: 'Send request',
  },
  it: {
    kind: /^Un hotel/,
    firstname: 'Nome',
    lastname: 'Cognome',
    email: 'Email',
    telephone: /^Telefono/,
    subject: 'Argomento',
    message: 'Il tuo messaggio',
    privacy: /^Ho letto/,
    send: 'Invia il messaggio',
    received: 'Abbiamo ricevuto il tuo messaggio',
    page: 'richiesta-informazioni',
    postcode: 'CAP del posto',
    need: 'Il posto e che cosa ti serve',
    ask: 'Invia la richiesta',
  },
} satisfies Record<Language, Record<string, string | RegExp>>

/** Fills in the fields that every contact form has. */
async function fillInPerson(page: Page, { language, email }: Shopper): Promise<void> {
  const labels = labelsByLanguage[language]
  const form = page.locator('form.site-form')
  await form.getByRole('radio', { name: labels.kind }).check()
  await form.getByLabel(labels.firstname, { exact: true }).fill('Chloé')
  await form.getByLabel(labels.lastname, { exact: true }).fill('D’Angelo')
  await form.getByLabel(labels.email, { exact: true }).fill(email)
  await form.getByRole('checkbox', { name: labels.privacy }).check()
}

/** Submits until the shop accepts the form: it rejects one that was filled in too fast as spam, and answers with a new one. */
async function submit(page: Page, button: string): Promise<void> {
  await expect(async () => {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: button, exact: true }).click()
    expect((await answer).status()).not.toBe(422)
  }).toPass({ intervals: [MIN_FILL_MS] })
  await expect(page).toHaveURL(/\/(?:merci|thank-you|grazie)$/)
}

for (const language of languages) {
  test(`Visitors can write to the shop and get a confirmation by mail (${language})`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const labels = labelsByLanguage[language]
    await shopper.open('contact')
    await fillInPerson(page, shopper)
    await page.getByLabel(labels.telephone).fill('+33 6 12 34 56 78')
    await page.getByLabel(labels.subject, { exact: true }).selectOption({ index: 1 })
    await page.getByLabel(labels.message, { exact: true }).fill('Quarante chambres,\nun hall.')
    await submit(page, labels.send)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.message('form_sent_title'))
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow')
    const mails = await mailsTo(shopper.email)
    expect(mails.map(({ subject }) => subject)).toEqual([labels.received])
    // The address may be somebody else's, so the mail does not quote the message.
    expect(mails[0]?.plain).not.toContain('Quarante chambres')
  })

  test(`Visitors can ask for the price of a product (${language})`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const labels = labelsByLanguage[language]
    await shopper.open('demande-d-information?sku=VSQ-C3')
    await expect(page).toHaveURL(`/${language}/${labels.page}?sku=VSQ-C3`)
    const about = page.locator('form.site-form').getByRole('link').first()
    await expect(about).toHaveAttribute('href', /comptoir-3\.html$/)
    await fillInPerson(page, shopper)
    await page.getByLabel(labels.postcode, { exact: true }).fill('69007')
    await page.getByLabel(labels.need, { exact: true }).fill('Un bar de quatre mètres.')
    await submit(page, labels.ask)
    const mails = await mailsTo('bonjour@vasque.example')
    expect(mails.find(({ plain }) => plain.includes(shopper.email))?.plain).toContain('(VSQ-C3)')
  })
}

test('Visitors see errors at the fields and in a summary, and keep their input', async ({ page }) => {
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
  await expectAccessible(page, 'invalid form')
})

test('Fields are validated when they lose the focus, and revalidated during input', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Without JavaScript the server validates the submitted form')
  await new Shopper(page, 'en').open('contact')
  const telephone = page.getByLabel(/^Phone/)
  await expect(async () => {
    await telephone.fill('061')
    await telephone.blur()
    await expect(page.getByText('Enter a phone number, for example')).toBeVisible({ timeout: 500 })
  }).toPass()
  await telephone.fill('+33 6 12 34 56 78')
  await expect(page.getByText('Enter a phone number, for example')).toBeHidden()
})

test('Errors disappear after four seconds in forms with that option', async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'Needs JavaScript')
  // No form of the shop has the option, so the test adds it to the response.
  await page.route(/\/contact\.data/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('"half"', '"half auto-dismiss"')
    await route.fulfill({ response, body })
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
  const email = page.getByRole('main').getByLabel('Email', { exact: true })
  await expect(firstname).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(firstname).toHaveAccessibleDescription('Enter your first name.')
  await page.clock.runFor(3900)
  await expect(firstname).toHaveAccessibleDescription('Enter your first name.')
  await page.clock.runFor(200)
  await expect(firstname).toHaveAccessibleDescription('')
  await expect(email).toHaveAccessibleDescription(/^Enter your full email address/)
})

test('The confirmation page redirects visitors who have not sent a form', async ({ page }) => {
  await page.goto('/it/contact/grazie')
  await expect(page).toHaveURL('/it/contact')
  await page.goto('/en/information-request/thank-you')
  await expect(page).toHaveURL('/en/information-request')
})

test('Customers find their name and e-mail filled in', async ({ page }) => {
  const shopper = new Shopper(page, 'it')
  await shopper.open('login')
  await shopper.signIn('particulier@example.com')
  await expect(page).toHaveURL('/it/account')
  await shopper.open('contact')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('particulier@example.com')
  await expect(page.getByLabel('Nome', { exact: true })).not.toHaveValue('')
})

test('Visitors can ask the food shop for a quotation', async ({ page }) => {
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
  await submit(page, (await form.getByRole('button').textContent()) ?? '')
  expect((await mailsTo(shopper.email)).map(({ subject }) => subject)).toEqual(['Votre demande est arrivée'])
})

test('A click that leaves a wrong field hits what it aimed at', async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'Without JavaScript errors come with the answer.')
  const shopper = new Shopper(page, 'fr')
  await shopper.open('login')
  await shopper.waitForHydration()
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: shopper.message('login_register') }) })
  const terms = form.getByRole('checkbox', { name: startOf(shopper.message('login_terms')) })
  await terms.scrollIntoViewIfNeeded()
  await form.getByLabel(shopper.message('form_email'), { exact: true }).fill('pas une adresse')
  const error = form.getByText(shopper.message('error_invalidEmail'))
  await expect(error).toHaveCount(0)
  const box = await terms.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await expect(terms).toBeChecked()
  await expect(error.first()).toBeVisible()
})
