import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { eventually } from '../../test/eventually.ts'

let api: TestApi
let owner: TestStaff

beforeAll(async () => {
  api = await createTestApi()
  owner = asStaff(api)
})
afterAll(async () => await api.close())

type Option = {
  id: string
  value: string
  labels: Record<string, string>
  swatch: string | null
  picture: string | null
  products: number
}
type Attribute = {
  id: string
  version: string
  code: string
  label: string
  isFilterable: boolean
  products: number
  variantsOf: number
  sets: string[]
  options: Option[]
}

const fields = `id version code label labels isFilterable products variantsOf sets
  options { id value labels swatch picture products }`

async function named(code: string): Promise<Attribute> {
  const { data } = await owner.send<{ attributes: Attribute[] }>(`{ attributes { ${fields} } }`)
  return data.attributes.find((one) => one.code === code) ?? expect.fail(`There is no attribute ${code}.`)
}

const create = async (code: string, type: string, attribute: object, by = owner) =>
  await by.send<{ createAttribute: { attribute: Attribute } }>(
    `mutation ($key: ID!, $code: String!, $type: AttributeKind!, $attribute: AttributeInputValues!) {
       createAttribute(idempotencyKey: $key, code: $code, type: $type, attribute: $attribute) {
         attribute { ${fields} } } }`,
    { key: newKey(), code, type, attribute },
  )

const change = async ({ id, version }: Attribute, attribute: object, losing?: number) =>
  await owner.send<{ changeAttribute: { attribute: Attribute } }>(
    `mutation ($key: ID!, $id: ID!, $version: String!, $attribute: AttributeInputValues!, $losing: Int) {
       changeAttribute(idempotencyKey: $key, id: $id, version: $version, attribute: $attribute, losing: $losing) {
         attribute { ${fields} } } }`,
    { key: newKey(), id, version, attribute, losing },
  )

const remove = async ({ id, version }: Attribute, losing?: number) =>
  await owner.send(
    `mutation ($key: ID!, $id: ID!, $version: String!, $losing: Int) {
       deleteAttribute(idempotencyKey: $key, id: $id, version: $version, losing: $losing) { id } }`,
    { key: newKey(), id, version, losing },
  )

const problemsOf = (answer: { errors?: readonly { extensions?: Record<string, unknown> }[] | undefined }) =>
  ((answer.errors?.[0]?.extensions?.problems ?? []) as { field: string }[]).map(({ field }) => field)

/** Labels of the options of a filter in a listing. */
async function filterOf(code: string, store: string) {
  const { data } = await api.send<{
    products: { aggregations: { attribute_code: string; label: string; options: { label: string }[] }[] }
  }>(
    `{ products(filter: { price: { from: "0" } }, pageSize: 1) { aggregations {
         attribute_code label options { label } } } }`,
    {},
    { store },
  )
  return data.products.aggregations.find((one) => one.attribute_code === code)
}

const sku = 'VSQ-GOB25'
async function setValue(code: string, value: unknown) {
  const [product] = await api.sql<{ id: number }[]>`select id from product where sku = ${sku}`
  return await owner.send(
    `mutation ($key: ID!, $changes: [ProductChangeInput!]!) {
       changeProducts(idempotencyKey: $key, changes: $changes) { products { id } } }`,
    { key: newKey(), changes: [{ id: String(product?.id), fields: [{ field: `${code}@default`, value }] }] },
  )
}

describe('an attribute', () => {
  it('is created with options, filters in the shop at once, and is described in its language', async () => {
    const options = [
      { value: 'Mat', labels: { en: 'Matt' } },
      { value: 'Brillant', labels: { en: 'Glossy' }, swatch: '#c9c8c5' },
    ]
    const { data, errors } = await create('finish', 'SELECT', {
      labels: { default: 'Finition', en: 'Finish' },
      isFilterable: true,
      options,
    })
    expect(errors).toBeUndefined()
    const made = data.createAttribute.attribute
    expect(made.options.map(({ value, swatch }) => [value, swatch])).toEqual([
      ['Mat', null],
      ['Brillant', '#c9c8c5'],
    ])
    await setValue('finish', Number(made.options[1]?.id))
    await eventually(async () =>
      expect(await filterOf('finish', 'en')).toMatchObject({
        label: 'Finish',
        options: [{ label: 'Glossy' }],
      }),
    )
    const shown = await named('finish')
    const renamed = await change(shown, {
      labels: { default: 'Finition', en: 'Surface' },
      options: [
        { id: shown.options[1]?.id, value: 'Brillant', labels: { en: 'Shiny' }, swatch: '#ffffff' },
        { id: shown.options[0]?.id, value: 'Mat' },
      ],
    })
    expect(renamed.errors).toBeUndefined()
    await eventually(async () =>
      expect(await filterOf('finish', 'en')).toMatchObject({
        label: 'Surface',
        options: [{ label: 'Shiny' }],
      }),
    )
    const { data: metadata } = await api.send<{
      customAttributeMetadata: { items: { attribute_options: { label: string }[] }[] }
    }>(
      `{ customAttributeMetadata(attributes: [{ attribute_code: "finish", entity_type: "catalog_product" }]) {
           items { attribute_options { label } } } }`,
      {},
      { store: 'fr' },
    )
    expect(metadata.customAttributeMetadata.items[0]?.attribute_options).toEqual([
      { label: 'Brillant' },
      { label: 'Mat' },
    ])
  })

  it('loses options and goes away only when what is lost is confirmed', async () => {
    const finish = await named('finish')
    const without = { options: [{ id: finish.options[1]?.id, value: 'Mat' }] }
    expect(finish.options[0]?.products).toBe(1)
    expect(problemsOf(await change(finish, without))).toEqual(['options'])
    expect((await change(finish, without, 1)).errors).toBeUndefined()
    expect((await named('finish')).products).toBe(0)
    await setValue('finish', Number(finish.options[1]?.id))
    const used = await named('finish')
    expect(problemsOf(await remove(used))).toEqual(['id'])
    expect((await remove(used, 1)).errors).toBeUndefined()
    await eventually(async () => expect(await filterOf('finish', 'fr')).toBeUndefined())
    const [row] = await api.sql<{ found: boolean }[]>`
      select exists (select from product_values where attribute_values ? 'finish') as found`
    expect(row?.found).toBe(false)
    const { data } = await owner.send<{ auditEntries: { nodes: { action: string }[] } }>(
      '{ auditEntries(first: 1) { nodes { action } } }',
    )
    expect(data.auditEntries.nodes[0]?.action).toBe('attribute.delete')
  })

  it('shows the picture of a swatch, which must be in the shop unless it came with a file', async () => {
    await api.sql`
      insert into picture (file, width, height, colour, content_hash)
      values ('walnut.webp', 640, 640, '#5d4030', 'abcdef0123456789')`
    const wood = { labels: { default: 'Bois' }, options: [{ value: 'Noyer', swatch: 'walnut.webp' }] }
    const { data } = await create('wood', 'SELECT', wood)
    const made = data.createAttribute.attribute
    expect(made.options[0]?.picture).toMatch(/walnut-abcdef01-320\.webp$/)
    const [walnut] = made.options.map(({ id, value }) => ({ id, value, swatch: 'walnut.webp' }))
    const lost = await change(made, { options: [walnut, { value: 'Chêne', swatch: 'oak.webp' }] })
    expect(problemsOf(lost)).toEqual(['options.1.swatch'])
    await api.sql`update attribute_option set swatch = 'later.webp' where id = ${Number(walnut?.id)}`
    const kept = await change(await named('wood'), {
      options: [
        { ...walnut, swatch: 'later.webp' },
        { value: 'Chêne', swatch: '#b98d5e' },
      ],
    })
    expect(kept.errors).toBeUndefined()
  })

  it('by which variants differ stays, with its options', async () => {
    const colour = await named('aay_color')
    expect(colour.variantsOf).toBeGreaterThan(0)
    expect(problemsOf(await remove(colour, 10_000))).toEqual(['id'])
    const used = colour.options.find(({ products }) => products > 0)
    const others = colour.options.filter((one) => one !== used).map(({ id, value }) => ({ id, value }))
    expect(problemsOf(await change(colour, { options: others }, 10_000))).toEqual(['options'])
  })

  it.each([
    ['Finish', {}, 'code'],
    ['name', {}, 'code'],
    ['aay_color', {}, 'code'],
    ['finish', { labels: {} }, 'labels.default'],
    ['finish', { labels: { default: 'x' }, options: [{ value: ' ' }] }, 'options.0.value'],
    ['finish', { labels: { default: 'x' }, options: [{ value: 'a' }, { value: 'a' }] }, 'options.1.value'],
    ['finish', { labels: { default: 'x' }, options: [{ value: 'a', swatch: '#zz' }] }, 'options.0.swatch'],
  ])('%s with %j is explained at %s', async (code, attribute, field) => {
    expect(problemsOf(await create(code, 'SELECT', attribute))).toEqual([field])
  })

  it('is changed by people of all shops only, on the version that they saw', async () => {
    const local = asStaff(api, { websiteIds: [1] })
    expect(problemsOf(await create('finish', 'TEXT', { labels: { default: 'x' } }, local))).toEqual([''])
    const facts = await named('aay_facts')
    await change(facts, { isFilterable: facts.isFilterable, position: 4 })
    expect((await change(facts, { isSortable: true })).errors).toBeUndefined()
    const clash = await change(facts, { position: 7 })
    expect(clash.errors?.[0]?.extensions).toMatchObject({ category: 'conflict' })
  })
})

describe('attribute sets', () => {
  type Set = { id: string; version: string; name: string; products: number; groups: object[] }
  const sets = async () =>
    (
      await owner.send<{ attributeSets: Set[] }>(
        '{ attributeSets { id version name products groups { title attributes } } }',
      )
    ).data.attributeSets
  const save = async (name: string, groups: object[], known?: Set) =>
    await owner.send(
      `mutation ($key: ID!, $id: ID, $version: String, $name: String!, $groups: [AttributeGroupInput!]!) {
         saveAttributeSet(idempotencyKey: $key, id: $id, version: $version, name: $name, groups: $groups) {
           set { id } } }`,
      { key: newKey(), id: known?.id, version: known?.version, name, groups },
    )
  const byName = async (name: string) => (await sets()).find((one) => one.name === name)

  it('have attributes in groups; products follow a new name, and keep it from being deleted', async () => {
    const groups = [
      { title: 'Aspect', attributes: ['aay_material', 'aay_color'] },
      { title: 'Technique', attributes: ['aay_power'] },
    ]
    expect((await save('Fontaine', groups)).errors).toBeUndefined()
    expect(await byName('Fontaine')).toMatchObject({ products: 0, groups })
    expect((await named('aay_power')).sets).toContain('Fontaine')
    await api.sql`update product set attribute_set = 'Fontaine' where sku = ${sku}`
    expect((await save('Fontaines', groups.toReversed(), await byName('Fontaine'))).errors).toBeUndefined()
    const renamed = await byName('Fontaines')
    expect(renamed).toMatchObject({ products: 1, groups: groups.toReversed() })
    const setInShop = async () => {
      const { data } = await api.send<{ products: { items: { attribute_set_id: number }[] } }>(
        'query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { attribute_set_id } } }',
        { sku },
      )
      return String(data.products.items[0]?.attribute_set_id)
    }
    await eventually(async () => expect(await setInShop()).toBe(renamed?.id))
    const drop = async (set: Set | undefined) =>
      await owner.send(
        `mutation ($key: ID!, $id: ID!, $version: String!) {
           deleteAttributeSet(idempotencyKey: $key, id: $id, version: $version) { id } }`,
        { key: newKey(), id: set?.id, version: set?.version },
      )
    expect(problemsOf(await drop(renamed))).toEqual(['id'])
    await api.sql`update product set attribute_set = 'Default' where sku = ${sku}`
    expect((await drop(renamed)).errors).toBeUndefined()
    expect(problemsOf(await drop(await byName('Default')))).toEqual(['id'])
  })

  it.each([
    ['', [], 'name'],
    ['Default', [], 'name'],
    ['X', [{ title: '', attributes: [] }], 'groups.0.title'],
    ['X', [{ title: 'A', attributes: ['nothing'] }], 'groups.0.attributes'],
    [
      'X',
      [
        { title: 'A', attributes: ['aay_color'] },
        { title: 'B', attributes: ['aay_color'] },
      ],
      'groups.1.attributes',
    ],
  ])('%j with %j is explained at %s', async (name, groups, field) => {
    expect(problemsOf(await save(name, groups))).toEqual([field])
  })

  it('come with files and products that name them', async () => {
    await api.sql`update product set attribute_set = 'Verre' where sku = ${sku}`
    expect((await byName('Verre'))?.products).toBe(1)
    await api.sql`update product set attribute_set = 'Default' where sku = ${sku}`
  })
})
