import { pageHead, type PageHead } from './page-head.ts'

export type Crawled = {
  /** Path and query. */
  path: string
  status: number
  /** Where a redirect leads. */
  location: string | undefined
  /** Of pages that were shown. */
  head: PageHead | undefined
  /** The first page that links here. */
  from: string
}

/** Requests under way at once: the shop has two processors at most. */
const atOnce = 6

/** Pages of one visitor that change something when they are opened. */
const left = /^\/(?:fr|en|it)\/(?:compte-client\/)?logout$/

/**
 * Every page of a shop that links lead to, from the given paths on, without script. Of lists all pages are read, but
 * not every choice of filters: those are the same page with fewer things on it.
 */
export async function crawl(
  origin: string,
  starts: readonly string[],
  visitor: string,
): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>()
  const waiting: { path: string; from: string }[] = []
  const add = (path: string, from: string) => {
    if (found.has(path) || left.test(path)) return
    found.set(path, { path, from, status: 0, location: undefined, head: undefined })
    waiting.push({ path, from })
  }
  for (const path of starts) add(path, 'the sitemaps')
  const read = async ({ path, from }: { path: string; from: string }) => {
    const answer = await fetch(origin + path, { redirect: 'manual', headers: { 'x-forwarded-for': visitor } })
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
    const text = await answer.text()
    const head = isPage ? pageHead(text) : undefined
    const target = answer.headers.get('location')
    const location = target === null ? undefined : new URL(target, origin + path)
    found.set(path, {
      path,
      from,
      status: answer.status,
      location: location && location.pathname + location.search,
      head,
    })
    if (location?.origin === origin) add(location.pathname + location.search, path)
    if (answer.status === 200)
      for (const next of head?.links ?? []) if (isRead(next)) add(next.split('#')[0] ?? '', path)
  }
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await read(next)
  }
  // A worker that finds nothing to do may be the last but one: all go on while there is something left.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, worker))
  return found
}

/** Pages of lists are read, and what has no query. */
function isRead(path: string): boolean {
  const query = path.split('#')[0]?.split('?')[1]
  return path.startsWith('/') && (query === undefined || /^page=\d+$/.test(query))
}
