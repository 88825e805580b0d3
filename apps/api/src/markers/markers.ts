import type { RequestContext } from '../platform/context.ts'
import { NoSuchEntityError } from '../platform/errors.ts'
import { selectMarkers, selectMarkerUrlKey, type MarkerRow, type MarkerScope } from './shown.sql.ts'

class MarkerNotFoundError extends NoSuchEntityError {
  constructor() {
    super('The place you requested does not exist or is not shown.')
  }
}

function scopeOf({ app, store }: RequestContext): MarkerScope {
  const invisible = app.settings.showInvisibleLocations
  return { websiteId: store.website.id, language: store.language, invisible }
}

/** The visible markers of the website; also invisible ones where the setting shows them (spec 001 §5). */
export async function markersOf(ctx: RequestContext): Promise<MarkerRow[]> {
  return await selectMarkers(ctx.app.sql, scopeOf(ctx))
}

/** A marker by its URL key in any language; throws when there is none. */
export async function markerOf(ctx: RequestContext, urlKey: string): Promise<MarkerRow> {
  const scope = scopeOf(ctx)
  const [marker] = await selectMarkers(ctx.app.sql, scope, urlKey)
  if (marker) return marker
  const own = await selectMarkerUrlKey(ctx.app.sql, scope, urlKey)
  const [translated] = own === undefined ? [] : await selectMarkers(ctx.app.sql, scope, own)
  if (!translated) throw new MarkerNotFoundError()
  return translated
}
