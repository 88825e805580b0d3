import type {
  MutationChangeCategoryArgs,
  MutationCreateCategoryArgs,
  MutationDeleteCategoryArgs,
  MutationMoveCategoryArgs,
  MutationOrderCategoryArgs,
} from '@comptoir/contract/generated/admin'
import { versionOf } from '../platform/admin/audit.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import {
  categoryTree,
  changeCategory,
  createCategory,
  deleteCategory,
  findCategory,
  moveCategory,
  orderCategory,
} from './categories.ts'
import { selectProductsIn, type CategoryRow } from './categories.sql.ts'
import { catalogueProducts } from './product-views.ts'

const mostProducts = 500

export const categoriesAdmin: AdminResolverMap = {
  Query: {
    categoryTree: async (_: unknown, { website }: { website: string }, ctx: AdminContext) =>
      await categoryTree(ctx, rowId(ctx, website)),
    categoryProducts: async (_: unknown, { id }: { id: string }, ctx: AdminContext) => {
      const category = await findCategory(ctx, rowId(ctx, id))
      return await catalogueProducts(ctx, await selectProductsIn(ctx.app.sql, category.id, mostProducts))
    },
  },
  Mutation: {
    createCategory: async (_: unknown, { parent, name }: MutationCreateCategoryArgs, ctx: AdminContext) => ({
      id: await createCategory(ctx, rowId(ctx, parent), name),
    }),
    changeCategory: async (
      _: unknown,
      { id, version, change }: MutationChangeCategoryArgs,
      ctx: AdminContext,
    ) => {
      await changeCategory(ctx, rowId(ctx, id), version, change)
      return { id: rowId(ctx, id) }
    },
    moveCategory: async (_: unknown, { id, version, ...to }: MutationMoveCategoryArgs, ctx: AdminContext) => {
      const { parent, position } = to
      await moveCategory(ctx, { id: rowId(ctx, id), version, parentId: rowId(ctx, parent), position })
      return { id: rowId(ctx, id) }
    },
    orderCategory: async (
      _: unknown,
      { id, version, products }: MutationOrderCategoryArgs,
      ctx: AdminContext,
    ) => {
      const ids = products.slice(0, mostProducts).map((one) => rowId(ctx, one))
      await orderCategory(ctx, rowId(ctx, id), version, ids)
      return { id: rowId(ctx, id) }
    },
    deleteCategory: async (_: unknown, { id, version }: MutationDeleteCategoryArgs, ctx: AdminContext) => {
      await deleteCategory(ctx, rowId(ctx, id), version)
      return { id }
    },
  },
  CatalogueCategory: {
    version: async ({ id }: CategoryRow, _: unknown, { app }: AdminContext) =>
      await versionOf(app.sql, { type: 'category', id }),
    name: ({ texts, adminName }: CategoryRow, _: unknown, { language }: AdminContext) =>
      texts[language]?.name ?? texts.default?.name ?? adminName,
  },
  CategoryPayload: {
    category: async ({ id }: { id: number }, _: unknown, ctx: AdminContext) => await findCategory(ctx, id),
  },
}
