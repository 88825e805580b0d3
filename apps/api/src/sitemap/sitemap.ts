import type { QuerySitemapArgs, Sitemap } from '@comptoir/contract/generated/types'
import { findPictures } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { timestamp } from '../platform/timestamp.ts'
import { selectListed, selectPaths } from './sitemap.sql.ts'

const largestPage = 2000

/** A page of what search engines may list; empty after the last one. Throws InputError for a page that cannot be. */
export async function sitemapOf(ctx: RequestContext, args: QuerySitemapArgs): Promise<Sitemap> {
  const { sql, stores } = ctx.app
  const { type } = args
  const { limit, offset } = readPage(args)
  const rows = await selectListed(sql, ctx.store, { type, limit, offset })
  const siblings = stores.siblingsOf(ctx.store)
  const ids = rows.map(({ id }) => id)
  const [paths, pictures] = await Promise.all([
    selectPaths(sql, { type, ids, storeIds: siblings.map(({ id }) => id) }),
    findPictures(
      ctx,
      rows.flatMap(({ files }) => files),
    ),
  ])
  const pathOf = new Map(paths.map(({ id, storeId, path }) => [`${id} ${storeId}`, path]))
  return {
    total_count: rows[0]?.total ?? 0,
    items: rows.map(({ id, path, updatedAt, files }) => ({
      path,
      updated_at: updatedAt && timestamp(updatedAt),
      images: files.flatMap((file) => pictures.get(file)?.large ?? []),
      alternates: siblings.flatMap((store) => {
        const other = pathOf.get(`${id} ${store.id}`)
        return other === undefined ? [] : [{ language: store.language, store_code: store.code, path: other }]
      }),
    })),
  }
}

function readPage({ pageSize, currentPage }: QuerySitemapArgs): { limit: number; offset: number } {
  const size = pageSize ?? largestPage
  const page = currentPage ?? 1
  if (size < 1 || page < 1) throw new InputError('pageSize and currentPage must be greater than 0.')
  if (size > largestPage) throw new InputError(`Maximum pageSize is ${largestPage}`)
  return { limit: size, offset: (page - 1) * size }
}
