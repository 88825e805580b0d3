import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'

type Row = {
  words: string
  language: string
  searches: number
  withoutResult: number
  day: string
  resultsNow: number | null
}
type Page = { nodes: Row[]; totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean } }

let shop: TestApi
let websites: Record<string, number>

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
  const rows = await shop.sql<{ id: number; code: string }[]>`select id, code from website`
  websites = Object.fromEntries(rows.map(({ id, code }) => [code, id]))
  const counts: [string, string, string, string, number, number][] = [
    ['fontaines', 'fr', '2026-11-20', 'robinet', 5, 0],
    ['fontaines', 'fr', '2026-10-02', 'hydrangea', 9, 9],
    ['fontaines', 'fr', '2026-11-19', 'hydrangea', 2, 2],
    ['fontaines', 'it', '2026-11-21', 'hydrangea', 3, 3],
    ['fontaines', 'fr', '2026-11-21', 'carafe 100%', 4, 1],
    ['sushi', 'fr', '2026-11-21', 'bento', 7, 7],
  ]
  for (const [site, language, day, words, searches, without] of counts)
    await shop.sql`
      insert into search_count (website_id, language, day, words, searches, without_result)
      values (${websites[site] ?? 0}, ${language}, ${day}::date, ${words}, ${searches}, ${without})`
})
afterAll(async () => await shop.close())

async function read(variables: Record<string, unknown>, grant = {}): Promise<Page> {
  const { data, errors } = await asStaff(shop, grant).send<{ searches: Page }>(
    `query ($first: Int, $after: String, $sort: ListSort, $filters: [ListFilter!], $search: String) {
       searches(first: $first, after: $after, sort: $sort, filters: $filters, search: $search) {
         nodes { words language searches withoutResult day resultsNow } totalCount
         pageInfo { endCursor hasNextPage } } }`,
    variables,
  )
  expect(errors).toBeUndefined()
  return data.searches
}
const ofWords = ({ nodes }: Page) =>
  nodes.map(({ words, language, searches, withoutResult }) => [words, language, searches, withoutResult])
const since = (day: string) => ({ field: 'day', op: 'GTE', values: [day] })
const missed = { sort: { field: 'withoutResult', direction: 'DESC' } }

describe('the searches of shoppers', () => {
  it('add up over the days, with the last of them and what the words find now', async () => {
    const { nodes, totalCount } = await read({})
    expect(totalCount).toBe(5)
    expect(nodes.map(({ words, language, searches }) => [words, language, searches])).toEqual([
      ['hydrangea', 'fr', 11],
      ['bento', 'fr', 7],
      ['robinet', 'fr', 5],
      ['carafe 100%', 'fr', 4],
      ['hydrangea', 'it', 3],
    ])
    expect(nodes[0]).toMatchObject({ withoutResult: 11, day: '2026-11-19', resultsNow: 0 })
    const { data } = await shop.send<{ products: { total_count: number } }>(
      '{ products(search: "robinet", pageSize: 2) { total_count } }',
      {},
      { store: 'fr' },
    )
    expect(nodes[2]?.resultsNow).toBe(data.products.total_count)
    expect(data.products.total_count).toBeGreaterThan(0)
  })

  it('are counted in a period', async () => {
    const page = await read({ filters: [since('day:-30')], ...missed })
    expect(ofWords(page)).toEqual([
      ['bento', 'fr', 7, 7],
      ['hydrangea', 'it', 3, 3],
      ['hydrangea', 'fr', 2, 2],
      ['carafe 100%', 'fr', 4, 1],
      ['robinet', 'fr', 5, 0],
    ])
    const october = [since('2026-10-01'), { field: 'day', op: 'LTE', values: ['2026-10-31'] }]
    const before = await read({ filters: october })
    expect([ofWords(before), before.totalCount]).toEqual([[['hydrangea', 'fr', 9, 9]], 1])
  })

  it('are filtered, searched as they are folded, and sorted by every figure', async () => {
    const few = { field: 'withoutResult', op: 'GTE', values: ['2'] }
    const inFrench = { field: 'language', op: 'EQ', values: ['fr'] }
    expect(ofWords(await read({ filters: [few, inFrench] })).map(([words]) => words)).toEqual([
      'hydrangea',
      'bento',
    ])
    expect(ofWords(await read({ search: ' ROBÍNET ' })).map(([words]) => words)).toEqual(['robinet'])
    expect((await read({ search: 'zzz' })).totalCount).toBe(0)
    const byDay = await read({ sort: { field: 'day', direction: 'ASC' } })
    expect(byDay.nodes.map(({ day }) => day)).toEqual(byDay.nodes.map(({ day }) => day).toSorted())
  })

  it('are read page by page, each once', async () => {
    const seen: Row[] = []
    let after: string | null = null
    for (;;) {
      const { nodes, pageInfo }: Page = await read({
        first: 2,
        after,
        filters: [since('day:-90')],
        ...missed,
      })
      seen.push(...nodes)
      if (!pageInfo.hasNextPage) break
      after = pageInfo.endCursor
    }
    const { nodes } = await read({ filters: [since('day:-90')], ...missed })
    expect(seen).toEqual(nodes)
    expect(seen).toHaveLength(5)
  })

  it('are shown to those who may see reports, of their websites', async () => {
    const sushi = await read({}, { websiteIds: [websites.sushi] })
    expect([ofWords(sushi), sushi.totalCount]).toEqual([[['bento', 'fr', 7, 7]], 1])
    const location = await read({}, { websiteIds: [websites.sushi], locationIds: [1] })
    expect(location).toMatchObject({ nodes: [], totalCount: 0 })
    const may = new Set(['catalogue.view', 'orders.view'])
    const { errors } = await asStaff(shop, { permissions: may } as object).send(
      '{ searches { totalCount nodes { words } } }',
    )
    expect(errors?.[0]?.extensions).toMatchObject({ permission: 'reports.view' })
  })

  it('reject a day that is none', async () => {
    const { errors } = await asStaff(shop).send(
      '{ searches(filters: [{ field: "day", op: GTE, values: ["yesterday"] }]) { totalCount } }',
    )
    expect(errors?.[0]?.extensions.category).toBe('graphql-input')
  })
})
