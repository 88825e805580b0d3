import { afterAll, beforeAll } from 'vitest'
import { asStaff, newKey, type TestStaff } from './admin.ts'
import { createTestApi, type TestApi } from './api.ts'

type Choice = { id: number; product: number; quantity: number; isDefault: boolean }
type BundleOption = { id: number; title: string; titles: Record<string, string>; choices: Choice[] }
type CustomOption = { id: number; title: string; values: { id: number; title: string }[] }
export type Fields = { bundleOptions: BundleOption[]; customOptions: CustomOption[] } & Record<
  string,
  unknown
>

/** A shop whose staff change the options of products; its hooks are those of the file that calls it. */
export function productOptions() {
  let api: TestApi
  let owner: TestStaff
  /** Ids by SKU. */
  let ids: ReadonlyMap<string, number>

  beforeAll(async () => {
    api = await createTestApi()
    owner = asStaff(api)
    const rows = await api.sql<{ id: number; sku: string }[]>`select id, sku from product`
    ids = new Map(rows.map(({ id, sku }) => [sku, id]))
  })
  afterAll(async () => await api.close())

  const idOf = (sku: string) => ids.get(sku) ?? 0

  const read = async (id: number): Promise<Fields> =>
    (
      await owner.send<{ product: { fields: Fields } }>('query ($id: ID!) { product(id: $id) { fields } }', {
        id: String(id),
      })
    ).data.product.fields

  const set = async (id: number, field: string, value: unknown, from?: unknown) =>
    await owner.send(
      `mutation ($key: ID!, $changes: [ProductChangeInput!]!) {
         changeProducts(idempotencyKey: $key, changes: $changes) { products { id } } }`,
      {
        key: newKey(),
        changes: [{ id: String(id), fields: [{ field, value, ...(from !== undefined && { from }) }] }],
      },
    )

  const problemsOf = (answer: Awaited<ReturnType<typeof set>>) =>
    (answer.errors?.[0]?.extensions?.problems ?? []) as { field: string; message: string }[]

  const undoLast = async (id: number) => {
    const { data } = await owner.send<{ productHistory: { id: string }[] }>(
      'query ($id: ID!) { productHistory(id: $id, first: 1) { id } }',
      { id: String(id) },
    )
    const answer = await owner.send<{ undoProductChange: { kept: object[] } }>(
      `mutation ($key: ID!, $entry: ID!) { undoProductChange(idempotencyKey: $key, entry: $entry) { kept { field } } }`,
      { key: newKey(), entry: data.productHistory[0]?.id },
    )
    return answer.data.undoProductChange
  }

  return {
    get api() {
      return api
    },
    get owner() {
      return owner
    },
    idOf,
    read,
    set,
    problemsOf,
    undoLast,
  }
}
