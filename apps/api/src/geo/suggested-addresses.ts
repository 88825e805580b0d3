import type { Point } from '@comptoir/rules/distance'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { searchableStreet } from '@comptoir/rules/street-line'
import type { RequestContext } from '../platform/context.ts'
import { limitRequest } from '../platform/request-count.ts'
import { addressCompletionOf } from './address-completion.ts'
import type { KnownAddress } from './address-provider.ts'
import { loadTowns } from './towns.ts'

const limit = 5

/** Countries that the website sells to and whose addresses are completed. */
export function completedCountries({ app, store }: RequestContext): string[] {
  const completion = addressCompletionOf(app)
  return completion ? store.settings.countries.filter((country) => completion.covers(country)) : []
}

/**
 * Addresses that complete the text of a street field; undefined where nothing is known about them: without a provider, in a
 * country that it does not cover or the website does not sell to, and while it does not respond. Throws
 * TooManyRequestsError.
 */
export async function suggestedAddresses(
  ctx: RequestContext,
  { street, country, near }: { street: string; country: string; near: Point | undefined },
): Promise<KnownAddress[] | undefined> {
  const completion = addressCompletionOf(ctx.app)
  if (!completion || !completedCountries(ctx).includes(country)) return undefined
  const text = searchableStreet(street)
  if (text === undefined) return []
  return await completion.complete(
    { text, country, near, language: ctx.store.language, limit },
    {
      admit: () => limitRequest(ctx, RATE_LIMITS.addressCompletion),
      warn: (reason) => ctx.log.warn(reason),
    },
  )
}

/** Where a postcode lies; undefined for one that the gazetteer does not know. */
export async function centreOfPostcode(country: string, postcode: string): Promise<Point | undefined> {
  const towns = (await loadTowns()).withPostcode(postcode.replaceAll(' ', ''))
  const town = towns.find((one) => one.country === country)
  return town && { latitude: town.latitude, longitude: town.longitude }
}
