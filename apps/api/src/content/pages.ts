import type { RequestContext } from '../platform/context.ts'
import { selectBlocks, selectPage, selectPagePaths, type BlockRow, type PageRow } from './content.sql.ts'
import { BlockNotFoundError, BlocksNotNamedError, PageNotFoundError, PageNotNamedError } from './errors.ts'

export type Alternate = { language: string; store_code: string; path: string }
export type Page = PageRow & { alternates: Alternate[] }

/**
 * A page of the store view's website by id or identifier, the id being stronger. Throws
 * {@link PageNotNamedError} without either and {@link PageNotFoundError} for none such.
 */
export async function pageOf(
  ctx: RequestContext,
  named: { id?: number | null | undefined; identifier?: string | null | undefined },
): Promise<Page> {
  const { id, identifier } = named
  if (!id && !identifier) throw new PageNotNamedError()
  const { sql } = ctx.app
  const by = id ? { id } : { identifier: identifier ?? '' }
  const row = await selectPage(sql, ctx.store.website.id, ctx.store.language, by)
  if (!row) throw new PageNotFoundError(id || identifier || '')
  const paths = new Map((await selectPagePaths(sql, row.id)).map(({ storeId, path }) => [storeId, path]))
  const alternates = ctx.app.stores.siblingsOf(ctx.store).flatMap(({ id: storeId, code, language }) => {
    const path = paths.get(storeId)
    return path === undefined ? [] : [{ language, store_code: code, path }]
  })
  return { ...row, alternates }
}

/** Blocks in the order asked for; a missing one is an error in its place, as Magento answers. */
export async function blocksOf(
  ctx: RequestContext,
  identifiers: readonly (string | null)[] | null | undefined,
): Promise<(BlockRow | BlockNotFoundError)[]> {
  const names = (identifiers ?? []).filter((name): name is string => Boolean(name))
  if (names.length === 0) throw new BlocksNotNamedError()
  const rows = await selectBlocks(ctx.app.sql, ctx.store.website.id, ctx.store.language, names)
  const byName = new Map(rows.map((row) => [row.identifier, row]))
  return [...new Set(names)].map((name) => byName.get(name) ?? new BlockNotFoundError(name))
}
