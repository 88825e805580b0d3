import { CachePurger } from '@comptoir/http-server/cache-purger'
import type { ChangeFeed } from './change-feed.ts'
import type { App } from './context.ts'

/** Tells the caches in front of the API what changes, where there are any. Returns what ends it. */
export function purgeCachesInFront(
  { settings, log }: Pick<App, 'settings' | 'log'>,
  feed: ChangeFeed,
): () => Promise<void> {
  const { purge } = settings.sharedCache
  if (purge.urls.length === 0) return async () => undefined
  const purger = new CachePurger(purge, { log })
  // A response from older data is not shared from the record on, so that none comes after the purge.
  feed.onRecord(({ tags, version }) => {
    if (tags) purger.purge(tags, version)
    else purger.purgeEverything(version)
  })
  return async () => await purger.close()
}
