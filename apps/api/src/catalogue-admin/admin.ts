import type {
  MutationChangeProductsArgs,
  MutationCreateProductArgs,
  MutationDeleteProductArgs,
  MutationDuplicateProductArgs,
  MutationUndoProductChangeArgs,
  MutationUploadPictureArgs,
  QueryProductsArgs,
} from '@comptoir/contract/generated/admin'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { connectionResolvers } from '../platform/admin/connection.ts'
import { invalidField, RecordNotFoundError } from '../platform/admin/errors.ts'
import { recordChange } from '../platform/admin/audit.ts'
import { readList, type Connection, type List } from '../platform/admin/list.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { changesOf, fieldChange } from './change-input.ts'
import { productList, type ProductListRow } from './product-list.ts'
import { catalogueProducts, productFields, type CatalogueProduct } from './product-views.ts'
import {
  changeAsStaff,
  createAsStaff,
  deleteAsStaff,
  duplicateAsStaff,
  findProducts,
  undoAsStaff,
} from './products.ts'
import { selectHistory, type HistoryRow } from './products.sql.ts'
import { catalogueSetup } from './setup.ts'
import { uploadPicture } from './upload-picture.ts'

/** Lists of the catalogue. */
export const catalogueLists: readonly List[] = [productList(null)]

type WithId = { id: number }

const mostById = 200

export const catalogueAdmin: AdminResolverMap = {
  Query: {
    products: async (_: unknown, args: QueryProductsArgs, ctx: AdminContext) => {
      const found: Connection<ProductListRow> = await readList(ctx, productList(null), args)
      return {
        ...found,
        nodes: await catalogueProducts(
          ctx,
          found.nodes.map(({ id }) => id),
        ),
      }
    },
    product: async (_: unknown, { id }: { id: string }, ctx: AdminContext) =>
      (await catalogueProducts(ctx, [rowId(ctx, id)]))[0] ?? null,
    productsById: async (_: unknown, { ids }: { ids: readonly string[] }, ctx: AdminContext) =>
      await catalogueProducts(
        ctx,
        ids.slice(0, mostById).map((id) => rowId(ctx, id)),
      ),
    catalogueSetup: async (_: unknown, __: unknown, ctx: AdminContext) => await catalogueSetup(ctx),
    productHistory: async (_: unknown, args: { id: string; first: number | null }, ctx: AdminContext) => {
      const [product] = await findProducts(ctx, [rowId(ctx, args.id)])
      if (!product) throw new RecordNotFoundError(ctx.language)
      return await selectHistory(ctx.app.sql, product.id, Math.min(Math.max(args.first ?? 20, 1), 100))
    },
  },
  Mutation: {
    changeProducts: async (_: unknown, { changes }: MutationChangeProductsArgs, ctx: AdminContext) => {
      const changed = await changeAsStaff(ctx, changesOf(ctx, changes))
      return { ids: changed.map(({ id }) => id) }
    },
    undoProductChange: async (_: unknown, { entry }: MutationUndoProductChangeArgs, ctx: AdminContext) => {
      const { changed, kept } = await undoAsStaff(ctx, entry)
      return { ids: changed.map(({ id }) => id), kept }
    },
    createProduct: async (_: unknown, { product }: MutationCreateProductArgs, ctx: AdminContext) => ({
      id: await createAsStaff(ctx, {
        ...product,
        type: product.type.toLowerCase(),
        fields: (product.fields ?? []).map(fieldChange),
        variantOf: product.variantOf ? rowId(ctx, product.variantOf) : null,
      }),
    }),
    duplicateProduct: async (_: unknown, { id, sku }: MutationDuplicateProductArgs, ctx: AdminContext) => ({
      id: await duplicateAsStaff(ctx, rowId(ctx, id), sku),
    }),
    deleteProduct: async (_: unknown, { id, version }: MutationDeleteProductArgs, ctx: AdminContext) => {
      await deleteAsStaff(ctx, rowId(ctx, id), version)
      return { id }
    },
    uploadPicture: async (_: unknown, { picture }: MutationUploadPictureArgs, ctx: AdminContext) => {
      const file = await uploadPicture(ctx, picture)
      await recordChange(ctx, {
        action: 'picture.upload',
        entity: { type: 'picture', id: file, label: picture.name.slice(0, 200) },
      })
      return { file }
    },
  },
  ...connectionResolvers('CatalogueProductConnection'),
  ...productFields,
  ProductHistoryEntry: { at: ({ at }: HistoryRow) => at.toISOString() },
  ChangeProductsPayload: {
    products: async ({ ids }: { ids: number[] }, _: unknown, ctx: AdminContext) =>
      await catalogueProducts(ctx, ids.slice(0, mostById)),
  },
  UndoProductsPayload: {
    products: async ({ ids }: { ids: number[] }, _: unknown, ctx: AdminContext) =>
      await catalogueProducts(ctx, ids.slice(0, mostById)),
  },
  ProductPayload: {
    product: async ({ id }: WithId, _: unknown, ctx: AdminContext): Promise<CatalogueProduct> => {
      const [product] = await catalogueProducts(ctx, [id])
      if (product) return product
      throw invalidField(ctx.language, 'id', 'admin_not_found')
    },
  },
}
