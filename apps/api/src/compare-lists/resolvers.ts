import type {
  ComparableItem,
  CompareList,
  MutationAddProductsToCompareListArgs,
  MutationAssignCompareListToCustomerArgs,
  MutationCreateCompareListArgs,
  MutationDeleteCompareListArgs,
  MutationRemoveProductsFromCompareListArgs,
  QueryCompareListArgs,
} from '@comptoir/contract/generated/types'
import { comparison, productShapes } from '../catalogue/index.ts'
import type { CustomerShape } from '../customers/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { checkedList } from '../platform/list-limit.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { LARGEST_ID } from '../platform/uid.ts'
import {
  addProducts,
  assignList,
  createList,
  customerList,
  deleteList,
  productsOf,
  readList,
  removeProducts,
} from './compare-lists.ts'
import type { CompareListRow } from './compare-lists.sql.ts'
import { MissingProductsError, MissingUidError } from './errors.ts'

const mostIds = 100

/** A list with its products and their comparable attributes, in the language of the store view. */
async function shapeOf(ctx: RequestContext, list: CompareListRow): Promise<CompareList> {
  const views = await productShapes(ctx, await productsOf(ctx, list))
  const { attributes, values } = comparison(views)
  const items = views.map((product): ComparableItem => ({
    uid: String(product.id),
    product,
    attributes: values.get(product) ?? [],
  }))
  return { uid: list.uid, item_count: items.length, items, attributes }
}

const shapeOrNull = async (ctx: RequestContext, list: CompareListRow | undefined) =>
  list ? await shapeOf(ctx, list) : null

/** Product ids, as Magento takes them, or their uids; others name no product. */
function productIds(given: readonly (string | null)[]): number[] {
  return checkedList(given, mostIds)
    .map((id) => Number(/^\d+$/.test(id ?? '') ? id : Buffer.from(id ?? '', 'base64').toString()))
    .filter((id) => Number.isInteger(id) && id > 0 && id <= LARGEST_ID)
}

type ListInput = { uid: string; products: readonly (string | null)[] } | null | undefined

function readInput(input: ListInput): { uid: string; products: number[] } {
  if (!input?.uid) throw new MissingUidError('.')
  return { uid: input.uid, products: productIds(input.products) }
}

export const compareListResolvers = {
  Query: {
    compareList: async (_root: unknown, { uid }: QueryCompareListArgs, ctx: RequestContext) => {
      if (!uid) throw new MissingUidError()
      return await shapeOrNull(ctx, await readList(ctx, uid))
    },
  },
  Mutation: {
    createCompareList: async (
      _root: unknown,
      { input }: MutationCreateCompareListArgs,
      ctx: RequestContext,
    ) => await shapeOf(ctx, await createList(ctx, productIds(input?.products ?? []))),
    addProductsToCompareList: async (
      _root: unknown,
      { input }: MutationAddProductsToCompareListArgs,
      ctx: RequestContext,
    ) => {
      const { uid, products } = readInput(input)
      return await shapeOf(ctx, await addProducts(ctx, uid, products))
    },
    removeProductsFromCompareList: async (
      _root: unknown,
      { input }: MutationRemoveProductsFromCompareListArgs,
      ctx: RequestContext,
    ) => {
      if (!input) throw new MissingProductsError()
      const { uid, products } = readInput(input)
      return await shapeOf(ctx, await removeProducts(ctx, uid, products))
    },
    deleteCompareList: async (
      _root: unknown,
      { uid }: MutationDeleteCompareListArgs,
      ctx: RequestContext,
    ) => {
      if (!uid) throw new MissingUidError()
      return { result: await deleteList(ctx, uid) }
    },
    assignCompareListToCustomer: async (
      _root: unknown,
      { uid }: MutationAssignCompareListToCustomerArgs,
      ctx: RequestContext,
    ) => {
      if (!uid) throw new MissingUidError()
      const list = await assignList(ctx, uid)
      return { result: list !== undefined, compare_list: await shapeOrNull(ctx, list) }
    },
  },
  Customer: {
    compare_list: async (customer: CustomerShape, _args: unknown, ctx: RequestContext) =>
      await shapeOrNull(ctx, await customerList(ctx, customer.id)),
  },
} satisfies ResolverMap
