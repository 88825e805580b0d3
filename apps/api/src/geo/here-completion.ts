import * as v from 'valibot'
import { countryNamed, countryWithAlpha3 } from '../stores/index.ts'
import { AddressProviderError, type AddressProvider, type KnownAddress } from './address-provider.ts'
import { askHere, hereAddress } from './here-client.ts'
import type { HereSettings } from './settings.ts'

const item = v.object({ id: v.string(), resultType: v.string(), address: hereAddress })
const completions = v.object({ items: v.array(item) })
const place = v.object({ address: hereAddress })
type Item = v.InferOutput<typeof item>

const addressTypes = ['houseNumber', 'street']
/** Each is charged, so that few are made for one completion. */
const mostLookUps = 2
const pauseMs = 60_000

/**
 * HERE Geocoding and Search API v7: `autocomplete`, and `lookup` for suggestions without a postcode or town, such as
 * streets that lie in several.
 */
export function hereCompletion(settings: HereSettings): AddressProvider {
  const whole = async (found: Item, lang: string): Promise<Item['address'] | undefined> => {
    const { status, body } = await askHere(settings, 'lookup', { id: found.id, lang })
    if (status !== 200) return undefined
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), place), body)
    return parsed.success ? parsed.output.address : undefined
  }
  return {
    covers: (country) => countryNamed(country) !== undefined,
    complete: async ({ text: q, country, near, language: lang, limit }) => {
      const alpha3 = countryNamed(country)?.alpha3 ?? ''
      const query = { q, in: `countryCode:${alpha3}`, limit: String(limit), lang }
      const at = near && { at: `${near.latitude},${near.longitude}` }
      const { status, body } = await askHere(settings, 'autocomplete', { ...query, ...at })
      // What it cannot read is what was typed, not a failure of the service.
      if (status === 400) return []
      // HERE answers 429 when the plan's requests are used up, too.
      if (status !== 200)
        throw new AddressProviderError(`HERE answered ${status}`, status === 429 ? pauseMs : undefined)
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), completions), body)
      if (!parsed.success) throw new AddressProviderError('HERE answered something else')
      const found = parsed.output.items.filter(({ resultType }) => addressTypes.includes(resultType))
      const toLookUp = found.filter(({ address }) => !isWhole(address)).slice(0, mostLookUps)
      const lookedUp = new Map(
        await Promise.all(
          toLookUp.map(async (one) => [one, await whole(one, lang).catch(() => undefined)] as const),
        ),
      )
      return found.flatMap((one) => addressOf(lookedUp.get(one) ?? one.address, country))
    },
  }
}

const isWhole = ({ postalCode, city }: Item['address']) => Boolean(postalCode && city)

function addressOf({ street, houseNumber, postalCode, city, countryCode }: Item['address'], country: string) {
  const isElsewhere = countryWithAlpha3(countryCode ?? '')?.code !== country
  if (!street || !postalCode || !city || isElsewhere) return []
  const address: KnownAddress = {
    street,
    houseNumber: houseNumber || null,
    postcode: postalCode,
    city,
    needsNumber: !houseNumber,
    position: null,
  }
  return [address]
}
