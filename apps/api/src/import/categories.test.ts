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

  it('reports unknown and missing columns', async () => {
    const report = await importText('path,name,url_key,colour\nCour,Cour,cour,red')
    expect(report.problems).toMatchObject([{ line: 1, column: 'colour' }])
    await expect(importText('path,name\nCour,Cour')).rejects.toThrow(/lacks the column url_key/)
  })

  it('rejects an unknown website', async () => {
    const file = path.join(folder, 'categories.csv')
    await expect(importCategories(shop.sql, 'nowhere', file)).rejects.toThrow(/no website "nowhere"/)
  })
})
