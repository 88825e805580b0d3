import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { announceChange } from './changes.sql.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => await api.close())

type Swatch = { __typename: string; value: string; thumbnail?: string | null } | null
type Option = { label: string; value: string; swatch_data: Swatch }

const swatch = 'swatch_data { __typename value ... on ImageSwatchData { thumbnail } }'

async function filterOf(code: string): Promise<Option[]> {
  type Found = { products: { aggregations: { attribute_code: string; options: Option[] }[] } }
  const { data, errors } = await api.send<Found>(
    `{ products(filter: {}, pageSize: 1) { aggregations { attribute_code options { label value ${swatch} } } } }`,
    {},
    { store: 'fr' },
  )
  expect(errors).toBeUndefined()
  return data.products.aggregations.find(({ attribute_code: own }) => own === code)?.options ?? []
}

describe('filters', () => {
  it('have the colour of an option, and none for an option without a swatch', async () => {
    const colours = await filterOf('aay_color')
    expect(colours.find(({ label }) => label === 'Noir mat')?.swatch_data).toEqual({
      __typename: 'ColorSwatchData',
      value: '#2a2928',
    })
    const waters = await filterOf('aay_water_types')
    expect(waters.length).toBeGreaterThan(0)
    expect(waters.map((option) => option.swatch_data)).toEqual(waters.map(() => null))
  })

  it('of Magento 2.3 name the kind of a swatch by its number', async () => {
    type Item = { __typename: string; label: string; swatch_data?: { type: string; value: string } }
    const { data } = await api.send<{
      products: { filters: { request_var: string; filter_items: Item[] }[] }
    }>(
      `{ products(filter: {}, pageSize: 1) { filters { request_var filter_items { __typename label
         ... on SwatchLayerFilterItem { swatch_data { type value } } } } } }`,
      {},
      { store: 'fr' },
    )
    const itemsOf = (code: string) =>
      data.products.filters.find(({ request_var: own }) => own === code)?.filter_items ?? []
    expect(itemsOf('aay_color').find(({ label }) => label === 'Noir mat')).toEqual({
      __typename: 'SwatchLayerFilterItem',
      label: 'Noir mat',
      swatch_data: { type: '1', value: '#2a2928' },
    })
    expect(new Set(itemsOf('aay_water_types').map(({ __typename: type }) => type))).toEqual(
      new Set(['LayerFilterItem']),
    )
  })

  it('have the address of a picture once it is encoded, and a short text as it is', async () => {
    const [first, second, third] = await filterOf('aay_color')
    await api.sql`
      insert into picture (file, width, height, colour, content_hash)
      values ('oak.webp', 640, 640, '#b98d5e', 'abcdef0123456789')`
    const set = async (option: Option | undefined, value: string) =>
      await api.sql`update attribute_option set swatch = ${value} where id = ${Number(option?.value)}`
    await set(first, 'oak.webp')
    await set(second, 'lost.webp')
    await set(third, 'XL')
    await announceChange(api.sql, 'attributes')
    await api.api.app.catalogue.refresh()
    const swatches = (await filterOf('aay_color')).slice(0, 3).map(({ swatch_data: data }) => data)
    expect(swatches).toEqual([
      {
        __typename: 'ImageSwatchData',
        value: 'oak.webp',
        thumbnail: expect.stringMatching(/\/media\/catalog\/product\/oak-abcdef01-320\.webp$/),
      },
      { __typename: 'ImageSwatchData', value: 'lost.webp', thumbnail: null },
      { __typename: 'TextSwatchData', value: 'XL' },
    ])
  })
})

it('metadata of an attribute have the swatches of its options', async () => {
  type Found = { customAttributeMetadata: { items: { attribute_options: Option[] }[] } }
  const { data } = await api.send<Found>(
    `{ customAttributeMetadata(attributes: [
         { attribute_code: "aay_color", entity_type: "4" }, { attribute_code: "aay_water_types", entity_type: "4" }]) {
         items { attribute_options { label value ${swatch} } } } }`,
    {},
    { store: 'fr' },
  )
  const [colours, waters] = data.customAttributeMetadata.items.map((one) => one.attribute_options)
  expect(colours?.map((option) => option.swatch_data?.value)).toContain('#b98d5e')
  expect(waters?.map((option) => option.swatch_data)).toEqual(waters?.map(() => null))
})
