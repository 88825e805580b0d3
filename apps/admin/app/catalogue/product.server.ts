import { redirect, type RouterContextProvider } from 'react-router'
import {
  CreateProductDocument,
  DeleteProductDocument,
  DuplicateProductDocument,
  ProductDraftDocument,
  ProductEditorDocument,
  ProductsByIdDocument,
  ScheduleProductChangeDocument,
  UploadPictureDocument,
  type NewProductInput,
  type ProductChangeInput,
} from '../generated/graphql.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import type { FieldValues } from './field-value.ts'
import type { BundleOption } from './option-entries.ts'
import { saveProducts, websiteOf, type ProductsInput } from './products.server.ts'
import { sheetColumns } from './sheet-columns.ts'
import { mediaPath, sheetRow } from './sheet-row.ts'
import type { RowChange } from './use-sheet.ts'

type Context = Readonly<RouterContextProvider>

const idsIn = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.map((one: unknown) => String(typeof one === 'object' ? Reflect.get(Object(one), 'id') : one))
    : []

/** The products that a field of a product names. */
function namedIn(field: string, value: unknown): string[] {
  if (['related', 'upsell', 'crosssell', 'grouped'].includes(field)) return idsIn(value)
  if (field !== 'bundleOptions' || !Array.isArray(value)) return []
  return (value as readonly BundleOption[]).flatMap(({ choices }) =>
    choices.map(({ product }) => String(product)),
  )
}

/** Everything that the editor of a product shows, with its variants and the products that it names. */
export async function productPage(context: Context, id: string) {
  const website = await websiteOf(context)
  const [found, work] = await Promise.all([
    adminQuery(context, ProductEditorDocument, { id, pricingWebsite: website.id, keys: null }),
    adminQuery(context, ProductDraftDocument, { id }),
  ])
  if (!found.product) throw new Response(null, { status: 404 })
  const product = sheetRow(found.product)
  const { fields } = product
  const variantIds = idsIn(fields.variants)
  // The API's JSON is what it says it is.
  const draft = work.productDraft && {
    editedAt: work.productDraft.editedAt,
    changes: work.productDraft.changes as RowChange[],
  }
  const drafted = (draft?.changes ?? []).flatMap((change) => (change.id === id ? change.fields : []))
  const linkedIds = [
    ...Object.entries(fields).flatMap(([field, value]) => namedIn(field, value)),
    ...drafted.flatMap(({ field, value }) => namedIn(field, value)),
  ]
  const attributes = Array.isArray(fields.variantAttributes) ? fields.variantAttributes.map(String) : []
  const keys = sheetColumns(website.code).flatMap(({ field }) => field || [])
  const [variants, linked] = await Promise.all([
    byIds(context, variantIds, website.id, [...keys, ...attributes.map((code) => `${code}@default`)]),
    byIds(context, [...new Set(linkedIds)], website.id, []),
  ])
  return {
    website,
    product: {
      ...product,
      pictures: found.product.pictures.map(withPaths),
      movingMedia: found.product.movingMedia.map(({ picture, ...one }) => ({
        ...one,
        picture: mediaPath(picture),
      })),
      websites: found.product.websites,
    },
    variants,
    draft,
    scheduled: work.pendingActions
      .filter(({ kind }) => kind === 'product.publish')
      .map(({ summary, ...action }) => ({ ...action, ...(summary as Scheduled) })),
    linked: linked.map((one) => ({
      id: one.id,
      name: one.name,
      sku: one.sku,
      state: one.state,
      type: one.type,
    })),
    history: found.productHistory.map(({ before, after, ...entry }) => ({
      ...entry,
      before: before as FieldValues | null,
      after: after as FieldValues | null,
    })),
    setup: found.catalogueSetup,
    categories: found.categoryTree,
  }
}

type Scheduled = { values: number; changes: RowChange[] }

export type ProductPage = Awaited<ReturnType<typeof productPage>>

type Addresses = { file: string; small?: string | null; large?: string | null }

const withPaths = ({ file, small, large }: Addresses) => ({
  file,
  small: mediaPath(small),
  large: mediaPath(large),
})

async function byIds(
  context: Context,
  ids: readonly string[],
  pricingWebsite: string,
  keys: readonly string[],
) {
  if (ids.length === 0) return []
  const variables = { ids: ids.slice(0, 200), pricingWebsite, keys: [...keys] }
  const { productsById } = await adminQuery(context, ProductsByIdDocument, variables)
  return productsById.map(sheetRow)
}

/** What the editor sends. */
export type EditorInput = { idempotencyKey: string } & (
  | Omit<Extract<ProductsInput, { intent: 'change' }>, 'idempotencyKey'>
  | Omit<Extract<ProductsInput, { intent: 'undo' }>, 'idempotencyKey'>
  | { intent: 'upload'; name: string; content: string }
  | { intent: 'variant'; product: NewProductInput }
  | { intent: 'duplicate'; id: string; version: string; sku: string }
  | { intent: 'delete'; id: string; version: string }
  | { intent: 'schedule'; id: string; at: string; timeZone: string; changes: ProductChangeInput[] }
)

/** Does what the editor asks for; a copy opens, a deleted product leads to the list. */
export async function editProduct(context: Context, input: EditorInput): Promise<ActionResult> {
  const { idempotencyKey } = input
  switch (input.intent) {
    case 'change':
    case 'undo':
      return await saveProducts(context, input)
    case 'upload': {
      const picture = { name: input.name, content: input.content }
      const answer = await adminMutation(context, UploadPictureDocument, { idempotencyKey, picture })
      return answer.ok ? { ok: true, data: withPaths(answer.data.uploadPicture.picture) } : answer
    }
    case 'variant':
      return await adminMutation(context, CreateProductDocument, { idempotencyKey, product: input.product })
    case 'duplicate': {
      const { id, version, sku } = input
      const answer = await adminMutation(context, DuplicateProductDocument, {
        idempotencyKey,
        id,
        version,
        sku,
      })
      if (!answer.ok) return answer
      throw redirect(`/products/${answer.data.duplicateProduct.product.id}`)
    }
    case 'schedule': {
      const { id, at, timeZone, changes } = input
      const scheduled = { idempotencyKey, id, at, timeZone, changes }
      return await adminMutation(context, ScheduleProductChangeDocument, scheduled)
    }
    case 'delete': {
      const { id, version } = input
      const answer = await adminMutation(context, DeleteProductDocument, { idempotencyKey, id, version })
      if (!answer.ok) return answer
      throw redirect('/products')
    }
  }
}
