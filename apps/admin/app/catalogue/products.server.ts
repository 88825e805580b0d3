import type { RouterContextProvider } from 'react-router'
import {
  ChangeProductsDocument,
  ProductCountsDocument,
  ProductRowsDocument,
  UndoProductChangeDocument,
  type ProductChangeInput,
} from '../generated/graphql.ts'
import { frameData } from '../layout/frame-data.server.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation, adminQuery } from '../platform/admin-api.server.ts'
import { parseFilters } from '../platform/list-filters.ts'
import { sheetColumns } from './sheet-columns.ts'
import { sheetRow } from './sheet-row.ts'

type Context = Readonly<RouterContextProvider>

/** The website whose prices lists show: the chosen one, else the first. */
export async function websiteOf(context: Context) {
  const { websites, websiteId } = await frameData(context)
  const website = websites.find(({ id }) => id === websiteId) ?? websites[0]
  if (!website) throw new Response(null, { status: 403 })
  return website
}

/** A page of products for an address, with the counts of its views. */
export async function productsPage(context: Context, url: URL) {
  const website = await websiteOf(context)
  const { searchParams: parameters } = url
  const sort = parameters.get('sort')?.split('.')
  const variables = {
    website: website.id,
    pricingWebsite: website.id,
    keys: sheetColumns(website.code).flatMap(({ field }) => field || []),
    after: parameters.get('after'),
    search: parameters.get('q'),
    filters: parseFilters(parameters),
    sort: sort?.[0]
      ? { field: sort[0], direction: sort[1] === 'desc' ? ('DESC' as const) : ('ASC' as const) }
      : null,
  }
  const [{ products }, counts] = await Promise.all([
    adminQuery(context, ProductRowsDocument, variables),
    variables.after === null ? adminQuery(context, ProductCountsDocument, { website: website.id }) : null,
  ])
  return {
    website,
    counts: counts?.productCounts,
    page: { ...products, nodes: products.nodes.map(sheetRow) },
  }
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
