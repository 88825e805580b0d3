import type { App, RequestContext } from '../platform/context.ts'
import { countedWords, SearchCounter } from './search-counter.ts'
import { addSearchCounts, deleteSearchCountsBefore, trimSearchCounts } from './search-counts.sql.ts'

/** Words stored a day, for each website and language. */
const mostStored = 1000
const dayMs = 24 * 60 * 60 * 1000

const counters = new WeakMap<App, SearchCounter>()

function counterOf(app: App): SearchCounter {
  let counter = counters.get(app)
  if (!counter) counters.set(app, (counter = new SearchCounter()))
  return counter
}

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/**
 * Counts a search for the owner's reports, now and each time that its response is sent from a cache. Only the folded
 * words are counted, without the visitor.
 */
export function countSearch(ctx: RequestContext, query: string, isFound: boolean): void {
  const words = countedWords(query)
  if (words === undefined) return
  const { app, store } = ctx
  const count = () =>
    counterOf(app).add({
      websiteId: store.website.id,
      language: store.language,
      words,
      day: dayOf(app.now()),
      isFound,
    })
  count()
  ctx.onCachedResponse?.(count)
}

/** Stores what was counted since the last run, and deletes what is too old or too rare. */
export async function storeSearchCounts(app: App): Promise<void> {
  const counts = counterOf(app).take(mostStored)
  await app.sql.begin(async (tx) => {
    if (counts.length > 0) await addSearchCounts(tx, counts)
    for (const day of new Set(counts.map((count) => count.day))) await trimSearchCounts(tx, day, mostStored)
    const oldest = new Date(app.now().getTime() - app.settings.searchCountDays * dayMs)
    await deleteSearchCountsBefore(tx, dayOf(oldest))
  })
}
