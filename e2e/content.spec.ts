import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import type { Language } from './messages.ts'

/** Search words whose number (singular or plural) differs from that on the page. */
const searches = {
  fr: { word: 'cartouches', question: 'Que faire d’une cartouche usée ?' },
  en: { word: 'cartridges', question: /cartridge/ },
  it: { word: 'cartucce', question: /cartuccia/ },
} satisfies Record<Language, Record<string, string | RegExp>>

const questions = (page: Page) => page.getByRole('main').locator('details')

for (const language of ['fr', 'en', 'it'] as const) {
  test(`Visitors can search the questions, and contact the shop when nothing is found (${language})`, async ({
    page,
  }) => {
    const { word, question } = searches[language]
    const shopper = new Shopper(page, language)
    await shopper.open('faq')
    const total = await questions(page).count()
    expect(total).toBeGreaterThan(20)
    const field = page.getByRole('textbox', { name: shopper.message('faq_search') })
    const search = page.getByRole('search', { name: shopper.message('faq_search') })
    await field.fill(word)
    await search.getByRole('button').click()
    await expect(page).toHaveURL(new RegExp(`/${language}/faq\\?q=${word}$`))
    await expect.poll(() => questions(page).count()).toBeLessThan(total)
    const found = questions(page)
      .filter({ has: page.getByText(question) })
      .first()
    await found.locator('summary').click()
    await expect(found).toHaveAttribute('open')
    await field.fill('xylophone')
    await search.getByRole('button').click()
    await expect(
      page.getByRole('heading', { name: shopper.message('faq_none', { words: 'xylophone' }) }),
    ).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: shopper.message('faq_contact') }),
    ).toHaveAttribute('href', `/${language}/contact`)
    await page.getByRole('link', { name: shopper.message('faq_all') }).click()
    await expect(page).toHaveURL(`/${language}/faq`)
    await expect(questions(page)).toHaveCount(total)
  })
}

test('Visitors can open a link to an answer', async ({ page, javaScriptEnabled }) => {
  const shopper = new Shopper(page, 'fr')
  for (const answer of ['que-faire-d-une-cartouche-usee', 'pouvez-vous-graver-nos-carafes']) {
    await shopper.open(`faq#${answer}`)
    await expect(page.locator(`#${answer}`)).toBeInViewport()
    if (!javaScriptEnabled) continue
    await shopper.waitForHydration()
    await expect(page.locator(`#${answer}`)).toBeInViewport()
  }
})

test('Visitors can scroll a carousel by keyboard; it loads nothing from other hosts', async ({
  page,
  baseURL,
  javaScriptEnabled,
}) => {
  const external: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) external.push(request.url())
  })
  const shopper = new Shopper(page, 'fr')
  await shopper.open('valeurs')
  const carousel = page.getByRole('list', { name: 'Dans l’ordre, de l’atelier à la table' })
  const last = carousel.getByRole('listitem').last()
  await expect(last).not.toBeInViewport()
  await carousel.focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(last).toBeInViewport({ ratio: 0.5, timeout: 500 })
  }).toPass()
  expect(external).toEqual([])
  if (!javaScriptEnabled) return
  for (const path of ['valeurs', 'equipe', 'faq', 'faq?q=cartouche', 'blog/etiquette/carafe']) {
    await shopper.open(path)
    await expectAccessible(page, path)
  }
})

test('Pages come with the styles of what they show, before any script', async ({ request }) => {
  const stylesOf = async (path: string): Promise<string> => {
    const html = await (await request.get(path)).text()
    const files = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(([, file]) => file ?? '')
    const texts = await Promise.all(files.map(async (file) => await (await request.get(file)).text()))
    return texts.join('\n')
  }
  const category = await stylesOf('/fr/particuliers')
  expect(category).toContain('.list-bar')
  expect(category).not.toContain('.cms-block')
  const text = await stylesOf('/fr/valeurs')
  expect(text).toContain('.cms-block')
  expect(text).not.toContain('.list-bar')
})

test('Readers can subscribe to the feed of the blog and follow its tags', async ({ page, request }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('blog')
  const feed = page.getByRole('link', { name: shopper.message('blog_feed') })
  const response = await request.get((await feed.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toContain('application/rss+xml')
  const items = [...(await response.text()).matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(
    ([, link]) => link,
  )
  expect(items.length).toBeGreaterThan(10)
  await page.goto(items[0] ?? '')
  await page.getByRole('article').getByText(shopper.message('blog_tags')).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/fr\/blog\/etiquette\/[a-z0-9-]+$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
