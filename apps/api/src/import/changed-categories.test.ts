import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { droppedBy } from '../../test/dropped-by.ts'
import { importCategories } from './index.ts'

let shop: TestApi
let folder: string
beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(tmpdir(), 'changed-categories-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const category = (key: string, fields: string) =>
  `{ categoryList(filters: { url_key: { eq: "${key}" } }) { ${fields} } }`
const queries = {
  page: '{ route(url: "accessoires/filtres") { ... on CategoryTree { name description } } }',
  name: '{ route(url: "accessoires/filtres") { ... on CategoryTree { name } } }',
  parent: '{ route(url: "accessoires") { ... on CategoryTree { name description children { name } } } }',
  sister:
    '{ route(url: "accessoires/gobelets") { ... on CategoryTree { name description breadcrumbs { category_name } } } }',
  menu: category('accessoires', 'name children { name }'),
  breadcrumbs:
    '{ products(filter: { sku: { eq: "VSQ-CAR75" } }) { items { categories { name breadcrumbs { category_name } } } } }',
  facets:
    '{ products(filter: { category_url_path: { eq: "particuliers" } }) { aggregations { options { label } } } }',
  search: '{ products(search: "filtre") { items { sku } } }',
  listing: '{ products(filter: { category_url_path: { eq: "accessoires/filtres" } }) { items { name } } }',
  product: '{ products(filter: { sku: { eq: "VSQ-CAR75" } }) { items { name description { html } } } }',
} as const
type Shown = keyof typeof queries

const imported =
  (row: string, columns = 'path,name,url_key,description') =>
  async () => {
    const file = path.join(folder, 'categories.csv')
    await writeFile(file, `${columns}\n${row}\n`)
    const report = await importCategories(shop.sql, 'fontaines', file)
    expect(report.problems).toEqual([])
    expect(report.changed).toBeGreaterThan(0)
  }

const all = Object.keys(queries) as Shown[]
const named: Shown[] = ['page', 'name', 'parent', 'menu', 'breadcrumbs', 'facets', 'search']

it.each<[string, () => Promise<unknown>, readonly Shown[]]>([
  ['a description', imported('Accessoires/Filtres,Filtres,filtres,De rechange'), ['page']],
  ['a name', imported('Accessoires/Filtres,Cartouches,filtres,De rechange'), named],
  ['the name above', imported('Accessoires,Fournitures,accessoires,'), [...named, 'sister']],
  ['an address', imported('Accessoires/Filtres,Cartouches,cartouches,De rechange'), all],
  ['a position', imported('Accessoires/Gobelets,Gobelets,gobelets,99', 'path,name,url_key,position'), all],
  ['a new category', imported('Accessoires/Pailles,Pailles,pailles,'), all],
])('%s drops only what shows it', async (_what, change, expected) => {
  const dropped = await droppedBy(shop, queries, change)
  expect(new Set(dropped)).toEqual(new Set(expected))
})
