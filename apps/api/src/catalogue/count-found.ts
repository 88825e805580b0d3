import { yieldToEventLoop } from '../platform/cooperative-scheduler.ts'
import type { App } from '../platform/context.ts'
import { bitmapOf, count, intersection } from './bitmap.ts'
import { SearchNotReadyError } from './errors.ts'
import { visibleSets } from './listing.ts'
import { searchProducts } from './product-search.ts'

/**
 * How many products a website's shoppers find for words in a language now; null where nobody searches in it, or while its
 * index is not ready. Yields first, so that many counts in a row hold up nobody.
 */
export async function countFound(
  app: App,
  { websiteId, language }: { websiteId: number; language: string },
  words: string,
): Promise<number | null> {
  await yieldToEventLoop()
  const store = app.stores.ofWebsite(websiteId).find((one) => one.language === language)
  const site = app.catalogue.snapshot.sites.get(websiteId)
  if (!store || !site) return null
  try {
    const { documents } = await searchProducts({ app, store }, site, words)
    return count(intersection([bitmapOf(site.size, documents), ...visibleSets(site, 'search')]))
  } catch (error) {
    if (error instanceof SearchNotReadyError) return null
    throw error
  }
}
