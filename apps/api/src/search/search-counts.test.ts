import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { CommandError } from '../platform/errors.ts'
import { reportsCommand } from './reports-command.ts'
import { countedWords, SearchCounter } from './search-counter.ts'
import { storeSearchCounts } from './search-counts.ts'

describe('countedWords', () => {
  it.each([
    ['  Robinet DORÉ ', 'robinet dore'],
    ['VSQ-C3', 'vsq c3'],
    ['jean.dupont@example.com', undefined],
    ['06 12 34 56 78', undefined],
    ['a b c d e f g h i', undefined],
    ['x'.repeat(61), undefined],
    [' ?! ', undefined],
  ])('of "%s"', (query, words) => {
    expect(countedWords(query)).toBe(words)
  })
})

describe('a counter', () => {
  const search = { websiteId: 1, language: 'fr', day: '2026-11-25', isFound: false }

  it('keeps frequent words during a flood of different ones', () => {
    const counter = new SearchCounter()
    for (let index = 0; index < 40_000; index++) {
      counter.add({ ...search, words: `zq${index}` })
      if (index % 100 === 0) counter.add({ ...search, words: 'robinet', isFound: true })
      expect(counter.size).toBeLessThanOrEqual(5000)
    }
    const counts = counter.take(5)
    expect(counts).toHaveLength(5)
    expect(counts[0]).toMatchObject({ words: 'robinet', withoutResult: 0 })
    expect(counts[0]?.searches).toBeGreaterThanOrEqual(350)
    expect(counter.size).toBe(0)
  })

  it('counts languages, websites and days apart', () => {
    const counter = new SearchCounter()
    counter.add({ ...search, words: 'eau' })
    counter.add({ ...search, words: 'eau', language: 'it' })
    counter.add({ ...search, words: 'eau', websiteId: 2 })
    counter.add({ ...search, words: 'eau', day: '2026-11-26' })
    expect(counter.take(1)).toHaveLength(4)
  })
})

describe('the searches of a shop', () => {
  let shop: TestApi
  let now = new Date('2026-11-21T10:00:00Z')
  beforeAll(async () => {
    shop = await createTestApi({ now: () => now })
  })
  afterAll(() => shop.close())

  const find = async (search: string, more = '') =>
    await shop.send(
      `query ($search: String) { products(search: $search ${more}) { total_count items { sku } } }`,
      { search },
      { store: 'fr' },
    )
  const report = async (...flags: [string, string][]) => {
    const website = shop.api.app.stores.all.find(({ code }) => code === 'fr')?.website.code ?? ''
    return await reportsCommand(shop.api.app, ['searches', website], new Map(flags))
  }
  const rows = (text: string) =>
    text
      .split('\n')
      .slice(2)
      .map((line) => line.trim().split(/\s{2,}/))

  it('are reported with those without result, and counted when a cache answers', async () => {
    for (const search of ['robinet', 'Robinet', 'robinet', 'hydrangea', 'hydrangea']) await find(search)
    // Pages after the first, filtered searches and probes for a number are not counted.
    await find('robinet', ', currentPage: 2, pageSize: 2')
    await find('robinet', ', filter: { price: { from: "10" } }')
    await find('robinet', ', pageSize: 1')
    await shop.send('{ searchSuggestions(query: "rob") { words } }', {}, { store: 'fr' })
    await storeSearchCounts(shop.api.app)
    expect(rows(await report())).toEqual([
      ['3', '0', 'fr', 'robinet'],
      ['2', '2', 'fr', 'hydrangea'],
    ])
    expect(rows(await report(['without-result', '']))).toEqual([['2', '2', 'fr', 'hydrangea']])
    expect(await report(['language', 'it'])).toMatch(/none\.$/)
  })

  it('add up over runs and days, and are deleted in the end', async () => {
    now = new Date('2026-11-22T10:00:00Z')
    await find('hydrangea')
    await storeSearchCounts(shop.api.app)
    expect(rows(await report())[0]).toEqual(['3', '3', 'fr', 'hydrangea'])
    expect(rows(await report(['days', '1']))).toEqual([['1', '1', 'fr', 'hydrangea']])
    now = new Date('2027-02-20T10:00:00Z')
    await storeSearchCounts(shop.api.app)
    const left = await shop.sql`select words from search_count order by words`
    expect(left.map(({ words }) => words)).toEqual(['hydrangea'])
  })

  it('keep the most frequent words of a day', async () => {
    await shop.sql`
      insert into search_count (website_id, language, day, words, searches, without_result)
      select (select min(id) from website), 'xx', '2027-02-20', 'w' || n, n, 0 from generate_series(1, 1200) n`
    await find('robinet')
    await storeSearchCounts(shop.api.app)
    const [left] = await shop.sql`
      select count(*)::int as rows, min(searches) as least from search_count where language = 'xx'`
    expect(left).toEqual({ rows: 1000, least: 201 })
  })

  it('say what is wrong with the command', async () => {
    const run = async (words: string[], ...flags: [string, string][]) =>
      await reportsCommand(shop.api.app, words, new Map(flags))
    await expect(run(['searches', 'nowhere'])).rejects.toThrow(CommandError)
    await expect(run(['searches'])).rejects.toThrow(/reports searches WEBSITE/)
    await expect(report(['days', '0'])).rejects.toThrow(/--days must be a whole number from 1 to 90/)
  })
})
