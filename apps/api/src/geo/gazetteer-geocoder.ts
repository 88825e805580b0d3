import { distanceBetween, placesNear, type Point } from '@comptoir/rules/distance'
import { placeWords } from '@comptoir/rules/geo-text'
import { streetLine } from '@comptoir/rules/street-line'
import type { Geocoder, Place, Suggestion, Wanted } from './geocoder.ts'
import { decodeId, encodeId, type PlaceId } from './place-id.ts'
import { interpretAddress, type Interpretation } from './interpretations.ts'
import { namesStreet, splitStreet } from './streets.ts'
import { loadTowns, type Town } from './towns.ts'

/** Maximum distance for reverse geocoding, in kilometres. */
const reverseRadius = 50
/** Maximum distance of a point from an address, in kilometres. */
const addressRadius = 0.15

/**
 * Geocodes towns, postcodes and addresses offline (decisions H-9). Unknown streets are placed at the centre
 * of their town; `addresses` are known exactly.
 */
export function gazetteerGeocoder(addresses: () => Promise<readonly Place[]>): Geocoder {
  const known = async (): Promise<Place[]> => {
    const towns = await loadTowns()
    const stateOf = ({ postcode }: Place) => towns.ofPostcode(postcode ?? '', 1)[0]?.town.state ?? null
    return (await addresses()).map((place) => ({ ...place, state: stateOf(place) }))
  }
  const find = async ({ text, bias, limit, country }: Wanted, open: boolean): Promise<Found[]> => {
    const own = placeWords(text).length > 1 ? addressesNamed(await known(), text, bias) : []
    const ask = { open, bias, country, limit }
    const read = interpretAddress(await loadTowns(), text, ask).map(foundIn)
    const isOwn = ({ place }: Found) => own.some((one) => isSameAddress(one, place))
    return [...own.map(foundAs), ...read.filter((one) => !isOwn(one))].slice(0, limit)
  }

  return {
    search: async (wanted) => (await find(wanted, false)).map(({ place }) => place),
    suggest: async (wanted) =>
      (await find(wanted, true)).map(({ place, id }): Suggestion => {
        const { latitude, longitude } = place
        return { latitude, longitude, title: titleOf(place), id: encodeId(id) }
      }),
    lookup: async (text) => {
      const id = decodeId(text)
      if (!id) return undefined
      const { town: code, ...named } = id
      const town = (await loadTowns()).byCode(id.country, code)
      if (town) return { ...placeIn(town), ...named }
      return (await known()).find((place) => isSameAddress(place, named))
    },
    around: async (point, limit) => {
      const doors = placesNear(await known(), (place) => place, point, addressRadius).map(
        ({ place }) => place,
      )
      const around = (await loadTowns()).around(point, limit, reverseRadius).map(placeIn)
      return [...doors, ...around].slice(0, limit)
    },
  }
}

type Found = { place: Place; id: PlaceId }

function foundIn({ town, postcode, address }: Interpretation): Found {
  const { street, houseNumber } = address ? splitStreet(address) : { street: null, houseNumber: null }
  const place = { ...placeIn(town), postcode, street, houseNumber }
  return { place, id: { country: town.country, town: town.code, postcode, street, houseNumber } }
}

function foundAs(place: Place): Found {
  const { country, postcode, street, houseNumber } = place
  return { place, id: { country: country ?? '', town: '', postcode, street, houseNumber } }
}

function placeIn({ latitude, longitude, city, country, postcodes, state }: Town): Place {
  const postcode = postcodes.length === 1 ? (postcodes[0] ?? null) : null
  return { latitude, longitude, city, country, postcode, state, street: null, houseNumber: null }
}

/** The place in one line, `12 rue de Condé, 69002 Lyon`; a town with several postcodes shows its department. */
export function titleOf(place: Omit<Place, keyof Point>): string {
  const { street, houseNumber, country, postcode, city, state } = place
  const area = street === null && state !== city ? `${city}, ${state}` : city
  const town = postcode === null ? area : `${postcode} ${city}`
  return street === null ? (town ?? '') : `${streetLine({ street, houseNumber, country })}, ${town}`
}

/** What identifies an address. */
type Written = Pick<Place, 'street' | 'houseNumber' | 'postcode'>

const written = ({ street, houseNumber, postcode }: Written) =>
  placeWords(`${houseNumber ?? ''} ${street ?? ''} ${postcode ?? ''}`).join(' ')

/** Whether two addresses have the same street, number and postcode. */
export function isSameAddress(place: Written, other: Written): boolean {
  return other.street !== null && written(place) === written(other)
}

/** Addresses whose street and town contain every word of the text; the last word may be a prefix. */
function addressesNamed(all: readonly Place[], text: string, bias: Point | undefined): Place[] {
  const words = placeWords(text)
  const last = words.pop() ?? ''
  const found = all.filter(({ street, houseNumber, postcode, city }) => {
    const inStreet = placeWords(street ?? '')
    const own = [...inStreet, ...placeWords(`${houseNumber ?? ''} ${postcode ?? ''} ${city ?? ''}`)]
    const named = inStreet.filter(
      (word) => words.includes(word) || (last.length > 1 && word.startsWith(last)),
    )
    return (
      namesStreet(named) &&
      words.every((word) => own.includes(word)) &&
      own.some((word) => word.startsWith(last))
    )
  })
  return bias ? found.toSorted((a, b) => distanceBetween(bias, a) - distanceBetween(bias, b)) : found
}
