import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => shop.close())

type Suggestions = {
  words: string[]
  spelling: string | null
  products: {
    sku: string
    name: string
    price_visible: boolean
    stock_status: string
    price_range: { minimum_price: { final_price: { value: number } } }
  }[]
  pages: { kind: string; title: string; context: string | null; path: string }[]
}

const document = `query ($query: String!, $limit: Int) { searchSuggestions(query: $query, limit: $limit) {
  words spelling pages { kind title context path }
  products { sku name price_visible stock_status price_range { minimum_price { final_price { value } } } } } }`

async function suggest(query: string, { store = 'fr', as = '', limit = 5 } = {}) {
  const options = { store, ...(as && { as }) }
  const { data, errors } = await shop.send<{ searchSuggestions: Suggestions } | null>(
    document,
    { query, limit },
    options,
  )
  return { ...data?.searchSuggestions, error: errors?.[0]?.message } as Suggestions & { error?: string }
}

describe('search suggestions', () => {
  it('complete the last word, with its accents', async () => {
    const first = async (query: string, store: string) => (await suggest(query, { store })).words[0]
    expect(await first('rob', 'fr')).toBe('robinet')
    expect(await first('eau petil', 'fr')).toBe('eau pétillante')
    expect(await first('sans gl', 'sushi_fr')).toBe('sans gluten')
    expect(await first('sau', 'sushi_fr')).toBe('saumon')
    expect(await first('gluten f', 'sushi_en')).toBe('gluten free')
    expect(await first('spark', 'en')).toBe('sparkling')
    expect(await first('frizz', 'it')).toBe('frizzante')
  })

  it('continue a whole word with labels that distinguish the products, each with results', async () => {
    for (const query of ['robinet', 'rob']) {
      const { words } = await suggest(query)
      expect(words).toContain('robinet noir mat')
      for (const word of words) expect((await suggest(word)).products.length).toBeGreaterThan(0)
    }
  })

  it('contain products with price and stock', async () => {
    const { products } = await suggest('robinet filet', { limit: 2 })
    expect(products[0]).toMatchObject({
      name: 'Robinet Filet',
      price_visible: true,
      stock_status: 'IN_STOCK',
    })
    expect(products[0]?.price_range.minimum_price.final_price.value).toBeGreaterThan(0)
  })

  it('hide prices from visitors who may not see them', async () => {
    const guest = (await suggest('colonne 120')).products.find(({ sku }) => sku === 'VSQ-L120')
    expect(guest).toMatchObject({ price_visible: false, stock_status: 'OUT_OF_STOCK' })
    expect(guest?.price_range.minimum_price.final_price.value).toBeNull()
    const as = await shop.signIn('professionnel@example.com')
    const own = (await suggest('colonne 120', { as })).products.find(({ sku }) => sku === 'VSQ-L120')
    expect(own).toMatchObject({ price_visible: true })
    expect(own?.price_range.minimum_price.final_price.value).toBeGreaterThan(0)
  })

  it('contain categories, pages, questions and posts, matches in titles first', async () => {
    const carafes = (await suggest('carafe')).pages
    expect(carafes[0]).toMatchObject({ kind: 'CATEGORY', path: 'accessoires/carafes-et-verres' })
    expect(carafes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['POST', 'QUESTION']))
    expect((await suggest('rétractation')).pages[0]).toMatchObject({ path: 'droit-de-retractation' })
    const { pages } = await suggest('combien coute la livraison', { store: 'sushi_fr' })
    expect(pages[0]).toMatchObject({ kind: 'QUESTION', path: expect.stringMatching(/^faq#/) })
  })

  it('are in the language of the store view', async () => {
    for (const store of ['en', 'it']) {
      const { pages } = await suggest('carafe', { store, limit: 10 })
      expect(pages.filter(({ kind }) => kind === 'POST')).toEqual([])
    }
  })

  it('leave out posts that are not published yet', async () => {
    await shop.sql`update blog_post set publish_time = '2030-01-01' where title ilike '%col de cygne%'`
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    const titles = (await suggest('col de cygne')).pages.map(({ title }) => title)
    expect(titles.filter((title) => /col de cygne/i.test(title))).toEqual([])
  })

  it('contain the likely spelling', async () => {
    expect((await suggest('robimet')).spelling).toBe('robinet')
    expect((await suggest('saumom', { store: 'sushi_fr' })).spelling).toBe('saumon')
    expect((await suggest('robinet')).spelling).toBeNull()
    expect((await suggest('xylophone')).spelling).toBeNull()
  })

  it('are empty for fewer than two letters', async () => {
    for (const query of ['', ' r ']) {
      expect(await suggest(query)).toMatchObject({ words: [], spelling: null, products: [], pages: [] })
    }
  })

  it('respect the limit, ten at most', async () => {
    expect((await suggest('fontaine', { limit: 3 })).products).toHaveLength(3)
    expect((await suggest('fontaine', { limit: 11 })).error).toBe('limit value must be from 1 to 10.')
    expect((await suggest('fontaine', { limit: 0 })).error).toBe('limit value must be from 1 to 10.')
  })
})
