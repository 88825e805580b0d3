import type {
  OptimizedImage,
  QuerySitemapArgs,
  Sitemap,
  SitemapVideo,
} from '@comptoir/contract/generated/types'
import { findPictures } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { mediaUrl } from '../platform/media-store/open.ts'
import { timestamp } from '../platform/timestamp.ts'
import { selectListed, selectPaths, selectVideos, type ListedVideo } from './sitemap.sql.ts'

const largestPage = 2000

/** A page of what search engines may list; empty after the last one. Throws InputError for a page that cannot be. */
export async function sitemapOf(ctx: RequestContext, args: QuerySitemapArgs): Promise<Sitemap> {
  const { sql, stores } = ctx.app
  const { type } = args
  const { limit, offset } = readPage(args)
  const rows = await selectListed(sql, ctx.store, { type, limit, offset })
  const siblings = stores.siblingsOf(ctx.store)
  const ids = rows.map(({ id }) => id)
  const videos = type === 'PRODUCT' ? await selectVideos(sql, ids) : []
  const [paths, pictures] = await Promise.all([
    selectPaths(sql, { type, ids, storeIds: siblings.map(({ id }) => id) }),
    findPictures(ctx, [...rows.flatMap(({ files }) => files), ...videos.map(({ poster }) => poster)]),
  ])
  const pathOf = new Map(paths.map(({ id, storeId, path }) => [`${id} ${storeId}`, path]))
  return {
    total_count: rows[0]?.total ?? 0,
    items: rows.map(({ id, path, updatedAt, files }) => ({
      path,
      updated_at: updatedAt && timestamp(updatedAt),
      images: files.flatMap((file) => pictures.get(file)?.large ?? []),
      videos: videos
        .filter(({ productId }) => productId === id)
        .flatMap((video) => listedVideo(ctx, video, pictures.get(video.poster)) ?? []),
      alternates: siblings.flatMap((store) => {
        const other = pathOf.get(`${id} ${store.id}`)
        return other === undefined ? [] : [{ language: store.language, store_code: store.code, path: other }]
      }),
    })),
  }
}

/** Undefined without a picture, which search engines require. */
function listedVideo(
  { app, store }: RequestContext,
  { source, titles, descriptions }: ListedVideo,
  poster: OptimizedImage | undefined,
): SitemapVideo | undefined {
  const title = titles[store.language]
  const thumbnail = poster?.large
  if (!title || !thumbnail) return undefined
  const content = `${mediaUrl(app.settings)}/${source}`
  return { title, description: descriptions[store.language] ?? title, thumbnail, content }
}

function readPage({ pageSize, currentPage }: QuerySitemapArgs): { limit: number; offset: number } {
  const size = pageSize ?? largestPage
  const page = currentPage ?? 1
  if (size < 1 || page < 1) throw new InputError('pageSize and currentPage must be greater than 0.')
  if (size > largestPage) throw new InputError(`Maximum pageSize is ${largestPage}`)
  return { limit: size, offset: (page - 1) * size }
}
