import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'
import type { Language } from './messages.ts'

/** What is searched in the questions: a word in another number than the page has it. */
const searched = {
  fr: { word: 'cartouches', question: 'Que faire d’une cartouche usée ?' },
  en: { word: 'cartridges', question: /cartridge/ },
  it: { word: 'cartucce', question: /cartuccia/ },
} satisfies Record<Language, Record<string, string | RegExp>>

const questions = (page: Page) => page.getByRole('main').locator('details')

for (const language of ['fr', 'en', 'it'] as const) {
  test(`questions are found by a word, and what is not found leads to us, in ${language}`, async ({
    page,
  }) => {
    const { word, question } = searched[language]
    const shopper = new Shopper(page, language)
    await shopper.open('faq')
    const all = await questions(page).count()
    expect(all).toBeGreaterThan(20)
    const field = page.getByRole('textbox', { name: shopper.say('faq_search') })
    const search = page.getByRole('search', { name: shopper.say('faq_search') })
    await field.fill(word)
    await search.getByRole('button').click()
    await expect(page).toHaveURL(new RegExp(`/${language}/faq\\?q=${word}$`))
    await expect.poll(() => questions(page).count()).toBeLessThan(all)
    const found = questions(page)
      .filter({ has: page.getByText(question) })
      .first()
    await found.locator('summary').click()
    await expect(found).toHaveAttribute('open')
    await field.fill('xylophone')
    await search.getByRole('button').click()
    await expect(
      page.getByRole('heading', { name: shopper.say('faq_none', { words: 'xylophone' }) }),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: shopper.say('faq_ask') })).toHaveAttribute(
      'href',
      `/${language}/contact`,
    )
    await page.getByRole('link', { name: shopper.say('faq_all') }).click()
    await expect(page).toHaveURL(`/${language}/faq`)
    await expect(questions(page)).toHaveCount(all)
  })
}

test('an address with the anchor of an answer opens it', async ({ page, javaScriptEnabled }) => {
  const shopper = new Shopper(page, 'fr')
  for (const answer of ['que-faire-d-une-cartouche-usee', 'pouvez-vous-graver-nos-carafes']) {
    await shopper.open(`faq#${answer}`)
    await expect(page.locator(`#${answer}`)).toBeInViewport()
    if (!javaScriptEnabled) continue
    await shopper.waitForHydration()
    await expect(page.locator(`#${answer}`)).toBeInViewport()
  }
})

test('a carousel is moved by the keyboard, and asks nobody else for anything', async ({
  page,
  baseURL,
  javaScriptEnabled,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) elsewhere.push(request.url())
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
  expect(elsewhere).toEqual([])
  if (!javaScriptEnabled) return
  for (const path of ['valeurs', 'equipe', 'faq', 'faq?q=cartouche', 'blog/etiquette/carafe']) {
    await shopper.open(path)
    await expectAccessible(page, path)
  }
})

test('the blog is followed by a feed, and its tags lead to what else there is', async ({ page, request }) => {
  const shopper = new Shopper(page, 'fr')
  await shopper.open('blog')
  const feed = page.getByRole('link', { name: shopper.say('blog_feed') })
  const answer = await request.get((await feed.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('application/rss+xml')
  const items = [...(await answer.text()).matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link)
  expect(items.length).toBeGreaterThan(10)
  await page.goto(items[0] ?? '')
  await page.getByRole('article').getByText(shopper.say('blog_tags')).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/fr\/blog\/etiquette\/[a-z0-9-]+$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
