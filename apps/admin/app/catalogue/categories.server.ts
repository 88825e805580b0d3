import type { RouterContextProvider } from 'react-router'
import {
  CategoryProductsDocument,
  CategoryTreeDocument,
  ChangeCategoryDocument,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  MoveCategoryDocument,
  OrderCategoryDocument,
  type CategoryChangeInput,
} from '../generated/graphql.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { websiteOf } from './products.server.ts'
import { mediaPath } from './sheet-row.ts'

type Context = Readonly<RouterContextProvider>

/** The tree of the website, and the products of the category that is open. */
export async function categoriesPage(context: Context, open: string | null) {
  const website = await websiteOf(context)
  const { categoryTree } = await adminQuery(context, CategoryTreeDocument, { website: website.id })
  const category = categoryTree.find(({ id }) => id === open)
  const products = category
    ? (await adminQuery(context, CategoryProductsDocument, { id: category.id })).categoryProducts
    : []
  return {
    website,
    categories: categoryTree.map(({ texts, ...one }) => ({
      ...one,
      texts: texts as Readonly<Record<string, Readonly<Record<string, string>>>>,
    })),
    products: products.map(({ picture, ...one }) => ({ ...one, picture: mediaPath(picture) })),
  }
}

export type CategoriesPage = Awaited<ReturnType<typeof categoriesPage>>
export type Category = CategoriesPage['categories'][number]

/** What the page of categories sends. */
export type CategoryInput = { idempotencyKey: string } & CategoryDeed
export type CategoryDeed =
  | { intent: 'create'; parent: string; name: string }
  | { intent: 'change'; id: string; version: string; change: CategoryChangeInput }
  | { intent: 'move'; id: string; version: string; parent: string; position: number }
  | { intent: 'order'; id: string; version: string; products: string[] }
  | { intent: 'delete'; id: string; version: string }

export async function changeCategories(
  context: Context,
  { intent, ...input }: CategoryInput,
): Promise<ActionResult> {
  switch (intent) {
    case 'create':
      return await adminMutation(context, CreateCategoryDocument, input as Variables<'create'>)
    case 'change':
      return await adminMutation(context, ChangeCategoryDocument, input as Variables<'change'>)
    case 'move':
      return await adminMutation(context, MoveCategoryDocument, input as Variables<'move'>)
    case 'order':
      return await adminMutation(context, OrderCategoryDocument, input as Variables<'order'>)
    case 'delete':
      return await adminMutation(context, DeleteCategoryDocument, input as Variables<'delete'>)
  }
}

type Variables<Intent extends CategoryDeed['intent']> = Omit<
  Extract<CategoryInput, { intent: Intent }>,
  'intent'
>
