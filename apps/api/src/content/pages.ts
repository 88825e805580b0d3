import type { RequestContext } from '../platform/context.ts'
import { checkedList } from '../platform/list-limit.ts'
import { BLOCKS, blockTag, CONTENT, PAGES, pageTag, show } from '../platform/query-tags.ts'
import {
  selectBlocks,
  selectFormPagePath,
  selectPage,
  selectPagePaths,
  type BlockRow,
  type PageRow,
} from './content.sql.ts'
import { BlockNotFoundError, BlocksNotNamedError, PageNotFoundError, PageNotNamedError } from './errors.ts'
import { picturesOf, insertPictures } from './insert-pictures.ts'
import { withoutLanguage } from './links.ts'

/** Maximum number of blocks in one query. */
const mostBlocks = 300

type Alternate = { language: string; store_code: string; path: string }
export type Page = PageRow & { alternates: Alternate[] }

/**
 * A page of the store view's website by id, or else by identifier. Throws {@link PageNotNamedError} without
 * either and {@link PageNotFoundError}.
 */
export async function pageOf(
  ctx: RequestContext,
  { id, identifier }: { id?: number | null | undefined; identifier?: string | null | undefined },
): Promise<Page> {
  if (!id && !identifier) throw new PageNotNamedError()
  const page = await findPage(ctx, id ? { id } : { identifier: identifier ?? '' })
  if (!page) throw new PageNotFoundError(id || identifier || '')
  return page
}

/** Like {@link pageOf}, but returns undefined for an unknown page. */
export async function findPage(
  ctx: RequestContext,
  named: { id: number } | { identifier: string },
): Promise<Page | undefined> {
  const { sql, stores } = ctx.app
  const row = await selectPage(sql, ctx.store.website.id, ctx.store.language, named)
  show(ctx, CONTENT)
  show(ctx, row ? pageTag(row.id) : PAGES)
  if (!row) return undefined
  const paths = new Map((await selectPagePaths(sql, row.id)).map(({ storeId, path }) => [storeId, path]))
  const alternates = stores.siblingsOf(ctx.store).flatMap(({ id, code, language }) => {
    const path = paths.get(id)
    return path === undefined ? [] : [{ language, store_code: code, path }]
  })
  return { ...row, alternates }
}

/** URL path, after the language, of the page that contains the form; null without such a page. */
export async function pathOfFormPage(ctx: RequestContext, form: string): Promise<string | null> {
  const { id, website } = ctx.store
  return (await selectFormPagePath(ctx.app.sql, website.id, id, form)) ?? null
}

/** Blocks in the requested order. A missing block is an error at its position, as in Magento. */
export async function blocksOf(
  ctx: RequestContext,
  identifiers: readonly (string | null)[] | null | undefined,
): Promise<(BlockRow | BlockNotFoundError)[]> {
  const names = checkedList(identifiers ?? [], mostBlocks).filter((name): name is string => Boolean(name))
  if (names.length === 0) throw new BlocksNotNamedError()
  const rows = await selectBlocks(ctx.app.sql, ctx.store.website.id, ctx.store.language, names)
  show(ctx, CONTENT)
  for (const { id } of rows) show(ctx, blockTag(id))
  if (rows.length < new Set(names).size) show(ctx, BLOCKS)
  const pictures = await picturesOf(
    ctx,
    rows.map(({ content }) => content),
  )
  const shown = rows.map((row) => ({
    ...row,
    content: withoutLanguage(insertPictures(row.content, pictures), ctx.store.language),
  }))
  const byName = new Map(shown.map((row) => [row.identifier, row]))
  return [...new Set(names)].map((name) => byName.get(name) ?? new BlockNotFoundError(name))
}
