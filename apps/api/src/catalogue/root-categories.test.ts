import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import { importCategories, importProducts } from '../import/index.ts'
import { importLocations } from '../locations/index.ts'
import type { Sql } from '../platform/database.ts'
import { importWebsite } from '../websites/index.ts'

const sushi = (name: string) => path.join(testSettings().sitesDir, 'sushi', name)
const languages = ['fr', 'en', 'it'] as const

let shop: TestApi
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-roots-'))
  shop = await createTestApi({ prepare: importDuo })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const group = (code: string, name: string) => ({
  code,
  name,
  rootCategory: { name: { fr: name, en: name, it: name } },
  stores: languages.map((language) => ({
    code: `${code}_${language}`,
    name: language,
    language,
    locale: `${language}_${language === 'en' ? 'GB' : language.toUpperCase()}`,
    isDefault: false,
  })),
})

/** A website with two root categories, and a point of sale for each. The first root hides prices of its soups. */
async function importDuo(sql: Sql): Promise<void> {
  const write = async (name: string, content: string | readonly string[]) => {
    const file = path.join(folder, name)
    await writeFile(file, typeof content === 'string' ? content : content.join('\n'))
    return file
  }
  const website = JSON.parse(await readFile(sushi('website.json'), 'utf8'))
  const groups = [group('hall', 'Hall'), group('corner', 'Corner')]
  const named = { ...website.website, code: 'duo', name: 'Duo', isDefault: false }
  await importWebsite(
    sql,
    await write('website.json', JSON.stringify({ ...website, website: named, groups })),
  )
  const categories = await importCategories(
    sql,
    'duo',
    await write('categories.csv', [
      'root,path,store_view_code,name,url_key,b2c_show_prices',
      ',Soupes,,Soupes,soupes,0',
      ',Riz,,Riz,riz,1',
      'Corner,Midi,,Midi,midi,1',
      'Corner,Midi/Soupes,,Soupes,soupes,1',
      'Corner,Midi,en,Lunch,lunch,',
      'Nowhere,Midi,,Midi,midi,1',
    ]),
  )
  expect(categories.problems).toMatchObject([
    { line: 7, column: 'root', message: '"Nowhere" is no root category: use Hall, Corner.' },
  ])
  const products = await importProducts(
    sql,
    await write('products.csv', [
      'sku,product_type,categories,product_websites,name,price,tax_class_name,url_key,qty,is_in_stock',
      'DUO-SOUP,simple,"Hall/Soupes,Corner/Midi/Soupes",duo,Soup,5,food,duo-soup,10,1',
      'DUO-RICE,simple,"Hall/Riz,Corner/Midi",duo,Rice,9,food,duo-rice,10,1',
      'DUO-BOX,simple,Corner/Midi,duo,Box,12,food,duo-box,10,1',
    ]),
  )
  expect(products.problems).toEqual([])
  const [one] = JSON.parse(await readFile(sushi('locations.json'), 'utf8'))
  const pickupOnly = { ...one, marker: null, enable_delivery: false, delivery_area: null }
  const locations = [
    { ...pickupOnly, code: 'duo-hall' },
    { ...pickupOnly, code: 'duo-corner', assortment: 'corner' },
  ]
  await importLocations(sql, 'duo', await write('locations.json', JSON.stringify(locations)))
}

type Category = { uid: string; name: string; url_path: string; children?: Category[] }
type Listing = {
  products: {
    total_count: number
    items: { sku: string; price_visible: boolean }[]
    aggregations: { attribute_code: string; label: string; options: { label: string; count: number }[] }[]
  }
}

async function rootOf(store: string) {
  const { data } = await shop.send<{
    storeConfig: { root_category_id: number; root_category_uid: string }
    categoryList: Category[]
  }>(
    `{ storeConfig { root_category_id root_category_uid }
       categoryList { uid name url_path children { uid name url_path children { uid name url_path } } } }`,
    {},
    { store },
  )
  expect(data.categoryList).toMatchObject([{ uid: data.storeConfig.root_category_uid }])
  return { id: data.storeConfig.root_category_id, tree: data.categoryList[0] }
}

async function listed(store: string, filter: object, sort: object = { price: 'ASC' }) {
  const { data, errors } = await shop.send<Listing>(
    `query ($filter: ProductAttributeFilterInput!, $sort: ProductAttributeSortInput) {
      products(filter: $filter, sort: $sort) {
        total_count items { sku price_visible } aggregations { attribute_code label options { label count } } } }`,
    { filter, sort },
    { store },
  )
  expect(errors).toBeUndefined()
  return data.products
}

const skus = ({ items }: Listing['products']) => items.map(({ sku }) => sku)

describe('The root category', () => {
  it('of the first site has Magento’s id 2, and is the parent of its menu', async () => {
    const { id } = await rootOf('fr')
    expect(id).toBe(2)
    const { data } = await shop.send<{ byRoot: Category[]; byId: Category[]; category: Category }>(
      `{ byRoot: categoryList(filters: { parent_id: { eq: "2" } }) { name }
         byId: categoryList(filters: { ids: { eq: "2" } }) { children { name } }
         category(id: 2) { children { name } } }`,
      {},
      { store: 'fr' },
    )
    expect(data.byRoot.length).toBeGreaterThan(2)
    expect(data.byId).toEqual([{ children: data.byRoot }])
    expect(data.category).toEqual({ children: data.byRoot })
  })

  it('is another one for each location whose assortment says so', async () => {
    const [hall, corner] = [await rootOf('duo_hall_fr'), await rootOf('duo_corner_fr')]
    expect(corner.id).not.toBe(hall.id)
    expect(hall.tree?.children?.map(({ name }) => name)).toEqual(['Soupes', 'Riz'])
    expect(corner.tree?.children).toMatchObject([
      { name: 'Midi', url_path: 'midi', children: [{ name: 'Soupes', url_path: 'midi/soupes' }] },
    ])
    expect((await rootOf('duo_corner_en')).tree?.children).toMatchObject([
      { name: 'Lunch', url_path: 'lunch' },
    ])
    const { data } = await shop.send<{ getLocations: { code: string; root_category_id: number }[] }>(
      '{ getLocations { code root_category_id } }',
      {},
      { store: 'hall_fr' },
    )
    expect(data.getLocations).toEqual([
      { code: 'duo-hall', root_category_id: hall.id },
      { code: 'duo-corner', root_category_id: corner.id },
    ])
    const { data: found } = await shop.send(
      '{ urlResolver(url: "midi/soupes") { type } }',
      {},
      { store: 'duo_hall_fr' },
    )
    expect(found).toEqual({ urlResolver: null })
  })
})

describe('A store view', () => {
  it('lists and counts the categories of its root only', async () => {
    const corner = await rootOf('duo_corner_fr')
    const lunch = corner.tree?.children?.[0]?.uid
    expect(skus(await listed('duo_corner_fr', { category_uid: { eq: lunch } }))).toEqual([
      'DUO-SOUP',
      'DUO-RICE',
      'DUO-BOX',
    ])
    expect(await listed('duo_hall_fr', { category_uid: { eq: lunch } })).toMatchObject({ total_count: 0 })
    const counted = (await listed('duo_hall_fr', {})).aggregations.find(
      ({ attribute_code }) => attribute_code === 'category_uid',
    )
    expect(counted?.options.map(({ label, count }) => [label, count])).toEqual([
      ['Soupes', 1],
      ['Riz', 1],
    ])
  })

  it.each([
    ['fr', 'Catégorie'],
    ['en', 'Category'],
    ['it', 'Categoria'],
  ])('labels the facet of categories in its language: %s', async (language, label) => {
    const { aggregations } = await listed(`duo_corner_${language}`, {})
    expect(aggregations.find(({ attribute_code }) => attribute_code === 'category_uid')?.label).toBe(label)
  })

  it('sorts and filters by the prices that its own root shows', async () => {
    const cheap = { price: { to: '10' } }
    // The hall hides the price of the soup, so it comes last and never matches; the corner shows it.
    expect(skus(await listed('duo_hall_fr', {}))).toEqual(['DUO-RICE', 'DUO-BOX', 'DUO-SOUP'])
    expect(skus(await listed('duo_corner_fr', {}))).toEqual(['DUO-SOUP', 'DUO-RICE', 'DUO-BOX'])
    expect(skus(await listed('duo_hall_fr', cheap))).toEqual(['DUO-RICE'])
    expect(skus(await listed('duo_corner_fr', cheap))).toEqual(['DUO-SOUP', 'DUO-RICE'])
    for (const store of ['duo_hall_fr', 'duo_corner_fr'])
      for (const { price_visible, sku } of (await listed(store, {})).items)
        expect([store, sku, price_visible]).toEqual([
          store,
          sku,
          sku !== 'DUO-SOUP' || store === 'duo_corner_fr',
        ])
  })
})
