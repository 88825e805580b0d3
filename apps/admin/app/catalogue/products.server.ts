import type { RouterContextProvider } from 'react-router'
import type { ListFilter } from '@comptoir/contract/generated/admin'
import {
  ChangeProductsDocument,
  ProductCategoriesDocument,
  ProductRowsDocument,
  UndoProductChangeDocument,
  type ProductChangeInput,
} from '../generated/graphql.ts'
import { frameData } from '../layout/frame-data.server.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { readListRequest, type ListVariables } from '../lists/list-request.server.ts'
import { productList } from './product-list.tsx'
import { sheetColumns } from './sheet-columns.ts'
import { sheetRow, type SheetRow } from './sheet-row.ts'

type Context = Readonly<RouterContextProvider>

/** The website whose prices lists show: the chosen one, else the first. */
export async function websiteOf(context: Context) {
  const { websites, websiteId } = await frameData(context)
  const website = websites.find(({ id }) => id === websiteId) ?? websites[0]
  if (!website) throw new Response(null, { status: 403 })
  return website
}

/** A page of the list for an address, with what its filters choose from. */
export async function productsPage(context: Context, request: Request) {
  const website = await websiteOf(context)
  const { list, variables } = await readListRequest(context, request, productList([]))
  const within = [ofWebsite(website)]
  const filters = [...list.filters, ...within]
  const [page, { categoryTree }] = await Promise.all([
    productRows(context, website, { ...variables, filters }),
    // Further rows need no choices again.
    variables.after === null
      ? adminQuery(context, ProductCategoriesDocument, { website: website.id })
      : { categoryTree: [] },
  ])
  return { website, categories: categoryTree, list: { ...list, within }, page }
}

/** Most products that are changed at once. */
const MOST = 5000
const BATCH = 200

/** All rows that the list of an address matches; null when there are more than can be changed at once. */
export async function allProducts(context: Context, request: Request): Promise<SheetRow[] | null> {
  const website = await websiteOf(context)
  const { list, variables } = await readListRequest(context, request, productList([]))
  const filters = [...list.filters, ofWebsite(website)]
  const rows: SheetRow[] = []
  for (let after: string | null = null; ;) {
    const page = await productRows(context, website, { ...variables, filters, first: BATCH, after })
    if (page.totalCount > MOST) return null
    rows.push(...page.nodes)
    after = page.pageInfo.endCursor ?? null
    if (!page.pageInfo.hasNextPage || after === null) return rows
  }
}

type Website = Awaited<ReturnType<typeof websiteOf>>

/** Lists are always of one website, whose prices they show. */
const ofWebsite = ({ id }: Website): ListFilter => ({ field: 'websiteId', op: 'EQ', values: [id] })

async function productRows(context: Context, website: Website, variables: ListVariables) {
  const { products } = await adminQuery(context, ProductRowsDocument, {
    ...variables,
    pricingWebsite: website.id,
    keys: sheetColumns(website.code).flatMap(({ field }) => field || []),
  })
  return { ...products, nodes: products.nodes.map(sheetRow) }
}

export type ProductsPage = Awaited<ReturnType<typeof productsPage>>

/** What the pages of products send: changes, or an entry of the history to take back. */
export type ProductsInput = { idempotencyKey: string } & (
  | { intent: 'change'; changes: ProductChangeInput[] }
  | { intent: 'undo'; entry: string }
)

export type SavedProducts = { ids: string[]; entry: string | null; kept: number }

/** Saves changes of products, or takes a change back. */
export async function saveProducts(
  context: Context,
  input: ProductsInput,
): Promise<ActionResult<SavedProducts>> {
  const { idempotencyKey } = input
  if (input.intent === 'undo') {
    const answer = await adminMutation(context, UndoProductChangeDocument, {
      idempotencyKey,
      entry: input.entry,
    })
    if (!answer.ok) return answer
    const { products, kept } = answer.data.undoProductChange
    return { ok: true, data: { ids: products.map(({ id }) => id), entry: null, kept: kept.length } }
  }
  const answer = await adminMutation(context, ChangeProductsDocument, {
    idempotencyKey,
    changes: input.changes,
  })
  if (!answer.ok) return answer
  const { products } = answer.data.changeProducts
  // The version of a product is its newest entry in the audit log.
  return {
    ok: true,
    data: { ids: products.map(({ id }) => id), entry: products[0]?.version ?? null, kept: 0 },
  }
}
