import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { placeWords } from '@comptoir/rules/geo-text'

type KnownStreet = {
  name: string
  numbers: readonly string[]
  postcode: string
  city: string
  point: readonly [latitude: number, longitude: number]
}

const known: readonly KnownStreet[] = [
  {
    name: 'Rue de la République',
    numbers: ['1', '27', '27bis'],
    postcode: '69002',
    city: 'Lyon',
    point: [45.7606, 4.8357],
  },
  {
    name: 'Rue de la République',
    numbers: ['27'],
    postcode: '13002',
    city: 'Marseille',
    point: [43.3005, 5.3697],
  },
  { name: 'Boulevard du Port', numbers: ['8'], postcode: '80000', city: 'Amiens', point: [49.8974, 2.2901] },
  { name: 'Rue de Paris', numbers: ['4'], postcode: '97400', city: 'Saint-Denis', point: [-20.879, 55.448] },
]

type Found = { street: KnownStreet; number: string | undefined }
type Answer = { status: number; body: string }

/** Streets whose words begin with those of the text, with the number that it has; nearest first. */
function streetsOf(text: string, near: readonly [number, number] | undefined): Found[] {
  const words = placeWords(text)
  const distance = ({ point }: KnownStreet) => (near ? Math.hypot(point[0] - near[0], point[1] - near[1]) : 0)
  return known
    .flatMap((street): Found[] => {
      const own = placeWords(`${street.name} ${street.postcode} ${street.city}`)
      // A house number can begin as the postcode does.
      const isNumber = (word: string) => street.numbers.includes(word)
      const others = words.filter((word) => isNumber(word) || !own.some((one) => one.startsWith(word)))
      const number = street.numbers.find((one) => one === others.join(''))
      if (others.length > 0 && !/^\d+(?:bis|ter)?$/.test(others.join(''))) return []
      return [{ street, number }]
    })
    .toSorted((a, b) => distance(a.street) - distance(b.street))
}

const pointIn = (latitude: string | null, longitude: string | null) =>
  latitude === null || longitude === null ? undefined : ([Number(latitude), Number(longitude)] as const)

/** Answers as documented for the search of the French address service (GeocodeJSON), errors included. */
function geoplateforme({ searchParams }: URL): Answer {
  const q = searchParams.get('q') ?? ''
  const limit = Number(searchParams.get('limit') ?? 5)
  const wrong = (detail: string) => ({
    status: 400,
    body: JSON.stringify({ code: 400, message: 'Failed parsing query', detail: [detail] }),
  })
  if (!/^[\p{L}\p{N}].{2,199}$/u.test(q))
    return wrong('q: must contain between 3 and 200 chars and start with a number or a letter')
  if (!(limit >= 1 && limit <= 50)) return wrong('limit: must be between 1 and 50')
  const features = streetsOf(q, pointIn(searchParams.get('lat'), searchParams.get('lon'))).map(
    ({ street: { name, postcode, city, point }, number }, index) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: point.toReversed() },
      properties: {
        label: `${number ? `${number} ` : ''}${name} ${postcode} ${city}`,
        score: 0.9 - index / 10,
        id: `${postcode}_${index}`,
        type: number ? 'housenumber' : 'street',
        name: `${number ? `${number} ` : ''}${name}`,
        ...(number && { housenumber: number, street: name }),
        postcode,
        city,
        citycode: postcode,
        context: 'France',
        importance: 0.6,
        x: 0,
        y: 0,
      },
    }),
  )
  const town = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [2.3, 49.9] },
    properties: { label: 'Amiens', type: 'municipality', name: 'Amiens', postcode: '80000', city: 'Amiens' },
  }
  const body = { type: 'FeatureCollection', features: [...features, town].slice(0, limit), query: q }
  return { status: 200, body: JSON.stringify(body) }
}

/** Answers as documented for HERE's `autocomplete` and `lookup`; streets without a number have no postcode before. */
function here({ pathname, searchParams }: URL): Answer {
  if (searchParams.get('apiKey') !== 'secret')
    return { status: 401, body: '{"error":"Unauthorized","error_description":"apiKey invalid."}' }
  const itemOf = ({ street, number }: Found, isWhole: boolean) => ({
    title: `France, ${street.postcode}, ${street.city}, ${street.name}`,
    id: `here:af:street:${known.indexOf(street)}`,
    language: 'fr',
    resultType: number ? 'houseNumber' : 'street',
    address: {
      label: `${street.name}, ${street.city}, France`,
      countryCode: 'FRA',
      countryName: 'France',
      city: street.city,
      street: street.name,
      ...((number || isWhole) && { postalCode: street.postcode }),
      ...(number && { houseNumber: number }),
    },
  })
  if (pathname === '/v1/lookup') {
    const street = known[Number(searchParams.get('id')?.split(':').at(-1))]
    if (!street) return { status: 404, body: '{"status":404,"title":"Resource not found"}' }
    const [lat, lng] = street.point
    return {
      status: 200,
      body: JSON.stringify({ ...itemOf({ street, number: undefined }, true), position: { lat, lng } }),
    }
  }
  if (pathname !== '/v1/autocomplete') return { status: 404, body: '{}' }
  if (searchParams.get('in') !== 'countryCode:FRA') return { status: 200, body: '{"items":[]}' }
  const [latitude = null, longitude = null] = searchParams.get('at')?.split(',') ?? []
  const found = streetsOf(searchParams.get('q') ?? '', pointIn(latitude, longitude))
  const town = { title: 'France, Lyon', id: 'here:cm:1', resultType: 'locality', address: { city: 'Lyon' } }
  const items = [...found.map((one) => itemOf(one, false)), town].slice(0, Number(searchParams.get('limit')))
  return { status: 200, body: JSON.stringify({ items }) }
}

const services = { geoplateforme, here }

/** A local double of a service that completes addresses. `asked` has its requests; `answer` replaces what it says. */
export async function openAddressService(name: keyof typeof services, port = 0) {
  const state: { asked: URL[]; answer: Answer | 'never' | undefined } = { asked: [], answer: undefined }
  const server: Server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://service')
    state.asked.push(url)
    if (state.answer === 'never') return
    const { status, body } = state.answer ?? services[name](url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
