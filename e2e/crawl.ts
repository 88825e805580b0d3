import { pageHead, type PageHead } from './page-head.ts'

export type CrawledPage = {
  /** Path and query. */
  path: string
  status: number
  /** Where a redirect leads. */
  location: string | undefined
  /** Set when the response was an HTML page. */
  head: PageHead | undefined
  /** The first page that links to this one. */
  linkedFrom: string
}

/** Parallel requests. */
const CONCURRENCY = 6

/** Pages that change something when they are opened. */
const skipped = /^\/(?:fr|en|it)\/(?:(?:compte-client|account)\/)?(?:logout|esci)$/

/**
 * Fetches every page of a shop that can be reached by links from the given paths, by path. It follows the pages of a
 * product list, but not its filters. `visitor` is the network address that the shop sees.
 */
export async function crawl(
  origin: string,
  starts: readonly string[],
  visitor: string,
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const queue: { path: string; linkedFrom: string }[] = []
  const add = (path: string, linkedFrom: string) => {
    if (pages.has(path) || skipped.test(path)) return
    pages.set(path, { path, linkedFrom, status: 0, location: undefined, head: undefined })
    queue.push({ path, linkedFrom })
  }
  for (const path of starts) add(path, 'the sitemap')
  const read = async ({ path, linkedFrom }: { path: string; linkedFrom: string }) => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': visitor },
    })
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
    const text = await response.text()
    const head = isPage ? pageHead(text) : undefined
    const target = response.headers.get('location')
    const location = target === null ? undefined : new URL(target, origin + path)
    pages.set(path, {
      path,
      linkedFrom,
      status: response.status,
      location: location && location.pathname + location.search,
      head,
    })
    if (location?.origin === origin) add(location.pathname + location.search, path)
    if (response.status === 200)
      for (const next of head?.links ?? []) if (isFollowed(next)) add(next.split('#')[0] ?? '', path)
  }
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await read(next)
  }
  // A worker ends when the queue is empty, though another may still add to it: start again while it does.
  while (queue.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return pages
}

/** Paths without a query, and pages of a list. */
function isFollowed(path: string): boolean {
  const query = path.split('#')[0]?.split('?')[1]
  return path.startsWith('/') && (query === undefined || /^page=\d+$/.test(query))
}
