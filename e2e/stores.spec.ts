import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'
import { expectAccessible } from './accessibility.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

const stores = `${addresses.sushi}/fr/points-de-vente`

test('Visitors can search stores by postcode and open the nearest', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await page.goto(stores)
  const items = page.locator('.find-list > li')
  await expect(items).toHaveCount(7)
  await page.getByLabel(shopper.message('location_search')).fill('69004')
  await page.getByRole('button', { name: shopper.message('stores_submit'), exact: true }).click()
  await expect(page).toHaveURL(/points-de-vente\?q=69004$/)
  await expect(items).toHaveCount(2)
  await expect(items.first()).toContainText('Nori & Riz Croix-Rousse')
  await expect(items.first()).toHaveAttribute('aria-current', 'true')
  await expect(items.first()).toContainText(/\d\s?(m|km)/)
  await items.first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nori & Riz Croix-Rousse' })).toBeVisible()
  const hours = page.getByRole('table', { name: shopper.message('store_hours') })
  await expect(hours.getByRole('row')).toHaveCount(7)
  await expect(hours.locator('[aria-current="date"]')).toHaveCount(1)
  await expect(
    page.getByRole('link', { name: shopper.message('stores_route'), exact: true }),
  ).toHaveAttribute('href', /[?&]to=45\.\d+%2C4\.\d+$/)
})

test('Visitors see what is near a store and how to walk from there', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await page.goto(stores)
  const canal = page.locator('.find-list > li').filter({ hasText: 'Nori & Riz Canal' })
  const near = shopper.message('stores_landmark_near', { minutes: 2, name: 'Quai de Valmy' })
  await expect(canal).toContainText(near)
  await canal.getByRole('heading').getByRole('link').click()
  const landmarks = page.locator('.landmarks').getByRole('listitem')
  await expect(landmarks).toHaveCount(3)
  await expect(landmarks.first()).toContainText(shopper.message('store_landmark_walk', { minutes: 2 }))
  await expect(landmarks.first()).toContainText(shopper.message('store_direction_e'))
  const plan = page.getByRole('figure', {
    name: shopper.message('store_plan', { title: 'Nori & Riz Canal' }),
  })
  await expect(plan).toBeVisible()
  await expect(plan.locator('.pin > text')).toHaveText(['1', '2', '3'])
})

test('What lies beyond a border is land on the map', async ({ page, request }) => {
  await page.goto(stores)
  const lands = page.locator('.find-map .land')
  const drawn = (await lands.first().getAttribute('href')) ?? ''
  const answer = await request.get(new URL(drawn, page.url()).pathname)
  expect(answer.headers()['content-type']).toContain('image/svg+xml')
  expect(((await answer.text()).match(/<path /g) ?? []).length).toBeGreaterThan(30)
})

test('Phones open directions in their own map', async ({ browser, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'Without scripts the link leads to the map of the shop')
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/605'
  const context = await browser.newContext({ userAgent })
  const page = await context.newPage()
  await page.route('https://maps.apple.com/**', (route) => route.fulfill({ body: 'map' }))
  const shopper = new Shopper(page, 'fr')
  await page.goto(`${stores}/paris-canal`)
  await shopper.waitForHydration()
  // From here on: the page may take as long as is waited for a request.
  const asked = page.waitForRequest(/^https:\/\/maps\.apple\.com\//)
  await page.getByRole('link', { name: shopper.message('stores_route'), exact: true }).click()
  expect((await asked).url()).toBe('https://maps.apple.com/?daddr=48.87135%2C2.36395')
  await context.close()
})

test('Visitors far from every store see all stores, nearest first', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await page.goto(`${stores}?q=Brest`)
  await expect(page.getByText(shopper.message('stores_none_nearby', { radius: 200 }))).toBeVisible()
  await expect(page.locator('.find-list > li')).toHaveCount(7)
  await expect(page.locator('.find-list > li').first()).toContainText('Paris')
  await page.goto(`${stores}?q=xyzzy`)
  await expect(page.getByText(shopper.message('location_none'))).toBeVisible()
})

test('Visitors can zoom the map into a cluster and back', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  await page.goto(stores)
  const map = page.getByRole('navigation', { name: shopper.message('stores_map') })
  await map.getByRole('link', { name: /^Paris, 3 / }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/carte=/)
  await expect(map.getByRole('link', { name: 'Nori & Riz Canal' })).toBeVisible()
  await page.getByRole('link', { name: shopper.message('stores_map_whole') }).click()
  await expect(map.getByRole('link', { name: /^Lyon, 2 / })).toBeVisible()
})

for (const [language, key, title] of [
  ['fr', 'showroom-paris', 'Vasque Paris, la salle d’exposition'],
  ['en', 'paris-showroom', 'Vasque Paris showroom'],
  ['it', 'showroom-parigi', 'Vasque Parigi, lo showroom'],
] as const) {
  test(`Visitors can open a store from the footer (${language})`, async ({ page }) => {
    await page.goto(`/${language}`)
    const shopper = new Shopper(page, language)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: shopper.message('stores_title') })
      .click()
    await page.getByRole('heading', { level: 3 }).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/${shopper.address('stores')}/${key}$`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('12 rue du Pont-aux-Choux')).toBeVisible()
    const french = page.locator('link[rel="alternate"][hreflang="fr"]')
    await expect(french).toHaveAttribute('href', /\/fr\/points-de-vente\/showroom-paris$/)
  })
}

test('Visitors see the e-mail address of a store, which the HTML hides from bots', async ({
  page,
  request,
  javaScriptEnabled,
}) => {
  const shopper = new Shopper(page, 'fr')
  const html = await (await request.get('/fr/points-de-vente/showroom-paris')).text()
  expect(html).not.toContain('paris@vasque.example')
  await page.goto('/fr/points-de-vente/showroom-paris')
  if (javaScriptEnabled) {
    const title = 'Vasque Paris, la salle d’exposition'
    const link = page.getByRole('link', { name: shopper.message('store_email', { title }) })
    await expect(link).toHaveAttribute('href', 'mailto:paris@vasque.example')
  } else {
    await expect(page.getByText('paris (arobase) vasque.example')).toBeVisible()
  }
})

test('Store URLs of another language redirect, and unknown ones return 404', async ({ request }) => {
  const response = await request.get('/it/dove-trovarci/paris-showroom', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([
    301,
    '/it/dove-trovarci/showroom-parigi',
  ])
  expect((await request.get('/fr/points-de-vente/nowhere')).status()).toBe(404)
})

test('Visitors can sort stores by distance from their position', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'Geolocation needs JavaScript')
  const shopper = new Shopper(page, 'fr')
  await context.grantPermissions(['geolocation'], { origin: addresses.sushi })
  await context.setGeolocation({ latitude: 45.46, longitude: 9.19 })
  await page.goto(stores)
  await page.getByRole('button', { name: shopper.message('location_nearby') }).click()
  await expect(page.locator('.find-list > li').first()).toContainText('Milano')
  await expect(page).toHaveURL(stores)
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
  await page.reload()
  await page.getByRole('button', { name: shopper.message('location_nearby') }).click()
  await expect(page.getByText('La localisation n’est pas supportée par cet appareil')).toBeVisible()
})

test('The store list and a store page are accessible', async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'axe needs JavaScript')
  for (const path of ['/fr/points-de-vente', '/fr/points-de-vente/showroom-paris', `${stores}/paris-canal`]) {
    await page.goto(path)
    await expectAccessible(page, path)
  }
})

test('Customers get towns suggested for a postcode', async ({ page, javaScriptEnabled }) => {
  const shopper = new Shopper(page, 'fr')
  await page.goto('/fr/compte-client/nouvelle-adresse')
  await shopper.signIn('particulier@example.com')
  await expect(page.getByLabel(shopper.message('form_postcode'))).toBeVisible()
  if (javaScriptEnabled) await shopper.waitForHydration()
  await page.getByLabel(shopper.message('form_postcode')).pressSequentially('34070')
  const city = page.getByLabel(shopper.message('form_city'))
  await expect(city).toHaveValue(javaScriptEnabled ? 'Montpellier' : '')
  await page.getByLabel(shopper.message('form_postcode')).fill('01400')
  const suggestion = page.locator('datalist option', { hasText: 'Châtillon-sur-Chalaronne' })
  await expect(suggestion).toHaveCount(javaScriptEnabled ? 1 : 0)
  await expect(city).toHaveValue(javaScriptEnabled ? 'Montpellier' : '')
})
