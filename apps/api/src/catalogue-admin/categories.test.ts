import { afterAll, beforeAll, expect, it } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { eventually } from '../../test/eventually.ts'

let api: TestApi
let owner: TestStaff
let websiteId: number

beforeAll(async () => {
  api = await createTestApi()
  owner = asStaff(api)
  const [row] = await api.sql<{ id: number }[]>`select id from website where code = 'fontaines'`
  websiteId = row?.id ?? 0
})
afterAll(async () => await api.close())

type Category = {
  id: string
  version: string
  parentId: string | null
  level: number
  name: string
  texts: Record<string, object>
}

async function tree(): Promise<Category[]> {
  const { data } = await owner.send<{ categoryTree: Category[] }>(
    'query ($id: ID!) { categoryTree(website: $id) { id version parentId level name texts productCount isActive } }',
    { id: String(websiteId) },
  )
  return data.categoryTree
}

async function named(name: string): Promise<Category> {
  const found = (await tree()).find((one) => one.name === name)
  if (!found) throw new Error(`There is no category ${name}.`)
  return found
}

const create = async (parent: string, name: string) =>
  await owner.send<{ createCategory: { category: Category } }>(
    `mutation ($key: ID!, $parent: ID!, $name: String!) {
       createCategory(idempotencyKey: $key, parent: $parent, name: $name) { category { id name level } } }`,
    { key: newKey(), parent, name },
  )

const move = async ({ id, version }: Category, parent: string, position: number) =>
  await owner.send(
    `mutation ($key: ID!, $id: ID!, $version: String!, $parent: ID!, $position: Int!) {
       moveCategory(idempotencyKey: $key, id: $id, version: $version, parent: $parent, position: $position) { category { id } } }`,
    { key: newKey(), id, version, parent, position },
  )

async function inShop(): Promise<string[]> {
  const { data } = await api.send<{ categoryList: { children: { name: string; url_path: string }[] }[] }>(
    '{ categoryList(filters: {}) { children { name url_path } } }',
    {},
    { store: 'fr' },
  )
  return data.categoryList.flatMap(({ children }) => children.map((one) => `${one.name} ${one.url_path}`))
}

it('shows each category after its parent', async () => {
  const seen = new Set<string>()
  for (const { id, parentId, level } of await tree()) {
    if (level > 1) expect(seen.has(parentId ?? '')).toBe(true)
    seen.add(id)
  }
})

it('creates a category, moves it and changes its texts, and the shop shows it', async () => {
  const [root] = await tree()
  const { data } = await create(root?.id ?? '', 'Essais')
  const { id } = data.createCategory.category
  expect((await create(root?.id ?? '', 'Essais')).errors?.[0]?.extensions.problems).toMatchObject([
    { field: 'name' },
  ])
  await eventually(async () => expect(await inShop()).toContain('Essais essais'))
  await move(await named('Essais'), root?.id ?? '', 0)
  const children = (await tree()).filter(({ parentId }) => parentId === root?.id)
  expect(children[0]?.id).toBe(id)
  const { version } = await named('Essais')
  const changed = await owner.send(
    `mutation ($key: ID!, $id: ID!, $version: String!, $change: CategoryChangeInput!) {
       changeCategory(idempotencyKey: $key, id: $id, version: $version, change: $change) { category { texts } } }`,
    {
      key: newKey(),
      id,
      version,
      change: {
        texts: [
          { language: 'default', urlKey: 'Nos essais' },
          { language: 'en', name: 'Trials' },
        ],
      },
    },
  )
  expect(changed.data).toMatchObject({
    changeCategory: {
      category: { texts: { default: { name: 'Essais', urlKey: 'nos-essais' }, en: { name: 'Trials' } } },
    },
  })
  await eventually(async () => expect(await inShop()).toContain('Essais nos-essais'))
})

it('keeps the tree a tree', async () => {
  const all = await tree()
  const parent = all.find(({ level, id }) => level === 2 && all.some(({ parentId }) => parentId === id))
  const child = all.find(({ parentId }) => parentId === parent?.id)
  if (!parent || !child) throw new Error('The demo has no such categories.')
  const { errors } = await move(parent, child.id, 0)
  expect(errors?.[0]?.extensions.problems).toMatchObject([{ field: 'parent' }])
  const deleted = await owner.send(
    'mutation ($key: ID!, $id: ID!, $version: String!) { deleteCategory(idempotencyKey: $key, id: $id, version: $version) { id } }',
    { key: newKey(), id: parent.id, version: parent.version },
  )
  expect(deleted.errors?.[0]?.extensions.problems).toMatchObject([{ field: 'id' }])
})

it('orders the products of a category', async () => {
  const [row] = await api.sql<{ id: number }[]>`
    select category_id as id from product_category group by 1 having count(*) > 3 order by 1 limit 1`
  const id = String(row?.id)
  const products = async () => {
    const { data } = await owner.send<{ categoryProducts: { id: string }[] }>(
      'query ($id: ID!) { categoryProducts(id: $id) { id } }',
      { id },
    )
    return data.categoryProducts.map((one) => one.id)
  }
  const before = await products()
  const wanted = before.toReversed()
  await owner.send(
    `mutation ($key: ID!, $id: ID!, $products: [ID!]!) {
       orderCategory(idempotencyKey: $key, id: $id, version: "0", products: $products) { category { id } } }`,
    { key: newKey(), id, products: wanted },
  )
  expect(await products()).toEqual(wanted)
})

it('is of the websites of a person', async () => {
  const local = asStaff(api, { websiteIds: [websiteId + 1] })
  const { errors } = await local.send('query ($id: ID!) { categoryTree(website: $id) { id } }', {
    id: String(websiteId),
  })
  expect(errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
})
