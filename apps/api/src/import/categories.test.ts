import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { importCategories, selectDanglingLandingPages } from './index.ts'

let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-categories-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const header =
  'path,store_view_code,name,url_key,description,position,is_active,b2c_show_prices,image,landing_page'

async function importRows(...rows: string[]) {
  return await importText([header, ...rows].join('\n'))
}

async function importText(text: string) {
  const file = path.join(folder, 'categories.csv')
  await writeFile(file, text)
  const report = await importCategories(shop.sql, 'fontaines', file)
  await shop.api.app.catalogue.refresh()
  return report
}

const ateliers = [
  'Ateliers,,Ateliers,ateliers,"<p>Nos ateliers<script>x</script></p>",70,1,0,,',
  'Ateliers,en,Workshops,workshops,,,,,,',
  'Ateliers/Visite,,Visites,visites,,10,,,,',
]

type Found = { name: string; url_path: string; description: string | null; b2c_show_prices: boolean }

async function find(name: string, store: string): Promise<Found[]> {
  const { data } = await shop.send<{ categoryList: Found[] }>(
    'query ($name: String!) { categoryList(filters: { name: { match: $name } }) { name url_path description b2c_show_prices } }',
    { name },
    { store },
  )
  return data.categoryList
}

describe('importing categories', () => {
  it('creates a tree with texts by language, flags and URLs', async () => {
    const report = await importRows(...ateliers)
    expect(report.problems).toEqual([])
    expect(await find('Workshops', 'en')).toEqual([
      {
        name: 'Workshops',
        url_path: 'workshops',
        description: '<p>Nos ateliers</p>',
        b2c_show_prices: false,
      },
    ])
    expect(await find('Visites', 'fr')).toMatchObject([
      { url_path: 'ateliers/visites', b2c_show_prices: true },
    ])
    const { data } = await shop.send('{ urlResolver(url: "ateliers/visites") { type } }')
    expect(data).toEqual({ urlResolver: { type: 'CATEGORY' } })
  })

  it('shows the texts of a row without a store view in every language without its own', async () => {
    await importRows('Orchard,,Orchard,orchard,,,,,,', 'Orchard,fr,Verger,verger,,,,,,')
    expect(await find('Orchard', 'it')).toMatchObject([{ name: 'Orchard', url_path: 'orchard' }])
    expect(await find('Verger', 'fr')).toMatchObject([{ name: 'Verger', url_path: 'verger' }])
  })

  it('changes nothing when the same file is imported again', async () => {
    expect((await importRows(...ateliers)).changed).toBe(0)
  })

  it('sets the block of a category and reports unknown blocks', async () => {
    await shop.sql`
      with b as (insert into cms_block (website_id, identifier)
                 select id, 'ateliers-haut' from website where code = 'fontaines' returning id)
      insert into cms_block_text (block_id, language, title, content) select id, 'default', 'Bienvenue', '<p>Ici</p>' from b`
    await importRows(
      'Ateliers,,Ateliers,ateliers,"<p>Nos ateliers</p>",70,1,0,,ateliers-haut',
      'Ateliers/Visite,,Visites,visites,,10,,,,ateliers-bas',
    )
    const { data } = await shop.send(
      '{ categoryList(filters: { url_path: { in: ["ateliers", "ateliers/visites"] } }) { cms_block { identifier title content } } }',
    )
    expect(data).toEqual({
      categoryList: [
        { cms_block: { identifier: 'ateliers-haut', title: 'Bienvenue', content: '<p>Ici</p>' } },
        { cms_block: null },
      ],
    })
    expect(await selectDanglingLandingPages(shop.sql)).toContainEqual({
      name: 'Vasque/Ateliers/Visite',
      block: 'ateliers-bas',
    })
  })

  it('keeps settings without a column in the file', async () => {
    await importText('path,name,url_key\nAteliers,Ateliers,ateliers')
    expect(await find('Ateliers', 'fr')).toMatchObject([{ b2c_show_prices: false }])
  })

  it('reports line and column of errors and imports the valid rows', async () => {
    const report = await importRows(
      'Nulle part/Enfant,,Enfant,enfant,,,,,,',
      'Cave,,,Cave !,,haut,oui,,,',
      'Cave,de,Keller,keller,,,,,,',
      'Serre,en,Greenhouse,greenhouse,,,,,,',
      'Cour,,Cour,cour,,,,,,',
      'Cour,,Cour,cour,,,,,,',
      'Jardin,,Jardin,cour,,,,,,',
    )
    expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'path'],
      [3, 'name'],
      [3, 'url_key'],
      [3, 'is_active'],
      [3, 'position'],
      [4, 'store_view_code'],
      [5, 'path'],
      [7, 'path'],
      [8, 'url_key'],
    ])
    expect(await find('Cour', 'fr')).toHaveLength(1)
    expect(await find('Cave', 'fr')).toEqual([])
  })

  it('refuses the texts of a store view of another website', async () => {
    const report = await importRows(
      'Puits,,Puits,puits,,,,,,',
      'Puits,sushi_en,Sushi,sushi,,,,,,',
      'Puits,shop_en,Well,well,,,,,,',
    )
    expect(report.problems).toMatchObject([
      {
        line: 3,
        column: 'store_view_code',
        message: '"sushi_en" is a store view of sushi, another website: use fr, en, it, or leave it empty.',
      },
    ])
    expect(await find('Well', 'en')).toHaveLength(1)
    expect(await find('Sushi', 'en')).toEqual([])
  })

  it('reports unknown and missing columns', async () => {
    const report = await importText('path,name,url_key,colour\nCour,Cour,cour,red')
    expect(report.problems).toMatchObject([{ line: 1, column: 'colour' }])
    await expect(importText('path,name\nCour,Cour')).rejects.toThrow(/lacks the column url_key/)
  })

  it('stores headings and hidden filters, and changes nothing when they are the same', async () => {
    const columns = 'path,store_view_code,name,url_key,h1_title,h2_title,hidden_filters'
    const rows = [
      columns,
      'Chaud,,Chaud,chaud,L’eau chaude,Les fontaines,aay_water_types=Chaude|Fraîche',
      'Chaud,en,Hot,hot,,The fountains,',
    ]
    expect((await importText(rows.join('\n'))).problems).toEqual([])
    expect((await importText(rows.join('\n'))).changed).toBe(0)
    const fields = 'processed_metadata { h1_title h2_title } hidden_filters { attribute_code values }'
    type Answer = { categoryList: { hidden_filters: { attribute_code: string; values: string[] }[] }[] }
    const ask = (store: string, urlKey: string) =>
      shop.send<Answer>(
        `query ($urlKey: String) { categoryList(filters: { url_key: { eq: $urlKey } }) { ${fields} } }`,
        { urlKey },
        { store },
      )
    const { data } = await ask('fr', 'chaud')
    expect(data).toMatchObject({
      categoryList: [{ processed_metadata: { h1_title: 'L’eau chaude', h2_title: 'Les fontaines' } }],
    })
    // Texts without a translation are those of every language, also the first heading.
    expect((await ask('en', 'hot')).data).toMatchObject({
      categoryList: [{ processed_metadata: { h1_title: 'L’eau chaude', h2_title: 'The fountains' } }],
    })
    const [filter] = data.categoryList[0]?.hidden_filters ?? []
    expect(filter?.values).toHaveLength(2)
    type Counted = { products: { total_count: number } }
    const { data: found } = await shop.send<Counted>(
      `query ($values: [String]) { products(filter: { aay_water_types: { in: $values } }) { total_count } }`,
      { values: filter?.values },
    )
    expect(found.products.total_count).toBeGreaterThan(0)
    expect((await importText(`${columns}\nChaud,,Chaud,chaud,,,`)).changed).toBe(2)
    expect((await ask('fr', 'chaud')).data).toMatchObject({
      categoryList: [{ hidden_filters: [], processed_metadata: { h1_title: 'Chaud', h2_title: null } }],
    })
  })

  it.each([
    ['aay_water_types=Salée', 'has the option "Salée"'],
    ['nothing=1', 'no filterable attribute "nothing"'],
    ['Chaude', 'is no filter'],
  ])('reports the hidden filter %s', async (filters, message) => {
    const report = await importText(`path,name,url_key,hidden_filters\nFaux,Faux,faux,${filters}`)
    expect(report.problems).toMatchObject([
      { line: 2, column: 'hidden_filters', message: expect.stringContaining(message) },
    ])
    expect(await find('Faux', 'fr')).toEqual([])
  })

  it('rejects an unknown website', async () => {
    const file = path.join(folder, 'categories.csv')
    await expect(importCategories(shop.sql, 'nowhere', file)).rejects.toThrow(/no website "nowhere"/)
  })
})
