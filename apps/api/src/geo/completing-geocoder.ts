import { placeWords } from '@comptoir/rules/geo-text'
import type { KnownAddress } from './address-provider.ts'
import { isSameAddress, titleOf } from './gazetteer-geocoder.ts'
import type { Geocoder, Place, Wanted } from './geocoder.ts'
import { decodeId, encodeId } from './place-id.ts'
import { looksLikeStreet } from './streets.ts'

/** Undefined while nothing is known about addresses of the country. */
type Complete = (
  wanted: Pick<Wanted, 'text' | 'bias' | 'country'>,
) => Promise<readonly KnownAddress[] | undefined>

/**
 * The gazetteer with the streets of an address provider: instead of a street that it does not know, put into the middle of
 * a town, it suggests addresses that exist. A street that the provider does not know either can still be chosen as typed,
 * and while the provider does not respond, the gazetteer answers as without one.
 */
export function completingGeocoder(gazetteer: Geocoder, complete: Complete): Geocoder {
  return {
    ...gazetteer,
    suggest: async (wanted) => {
      const [read, found] = await Promise.all([
        gazetteer.suggest(wanted),
        looksLikeStreet(placeWords(wanted.text)) ? complete(wanted) : undefined,
      ])
      const real = (found ?? []).flatMap((address) => suggestionOf(address, wanted.country))
      if (real.length === 0) return read
      const titles = new Set(real.map(({ title }) => title))
      const others = read.filter(({ id, title }) => !isUnknownStreet(id) && !titles.has(title))
      return [...real, ...others].slice(0, wanted.limit)
    },
    lookup: async (id, language) => {
      const known = await gazetteer.lookup(id, language)
      const asked = decodeId(id)
      if (known || asked?.town !== '' || asked.street === null) return known
      const text = [asked.houseNumber, asked.street, asked.postcode].filter(Boolean).join(' ')
      const found = (await complete({ text, country: asked.country, bias: undefined })) ?? []
      const same = found.find((address) => isSameAddress(address, asked))
      return same && placeOf(same, asked.country)
    },
  }
}

/** Whether an id of the gazetteer names a street in a town, which may not exist. */
function isUnknownStreet(id: string): boolean {
  const place = decodeId(id)
  return place !== undefined && place.town !== '' && place.street !== null
}

function placeOf(address: KnownAddress, country: string): Place | undefined {
  const { street, houseNumber, postcode, city, position } = address
  return position ? { ...position, street, houseNumber, postcode, city, country, state: null } : undefined
}

function suggestionOf(address: KnownAddress, country: string) {
  const place = placeOf(address, country)
  if (!place) return []
  const { latitude, longitude, postcode, street, houseNumber } = place
  const id = encodeId({ country, town: '', postcode, street, houseNumber })
  return [{ latitude, longitude, title: titleOf(place), id }]
}
