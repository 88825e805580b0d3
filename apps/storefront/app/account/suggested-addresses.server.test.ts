import { describe, expect, it } from 'vitest'
import { testContext } from '../platform/test-scope.fixture.ts'
import { loader } from './suggested-addresses.ts'

const found = {
  street: '27 Rue de la République',
  house_number: '27',
  postcode: '69002',
  city: 'Lyon',
  needs_house_number: false,
}

/** What the loader answers to a query, and the variables that it sent to the API. */
async function answered(search: string, body: object = { data: { addressSuggestions: [found] } }) {
  const sent: unknown[] = []
  const context = testContext({
    transport: (request) => {
      sent.push((JSON.parse(request.body) as { variables: unknown }).variables)
      return Promise.resolve({ status: 200, headers: {}, body: JSON.stringify(body) })
    },
  })
  const request = new Request(`https://shop.test/fr/adresses-proposees?${search}`)
  const response = await loader({ context, request } as unknown as Parameters<typeof loader>[0])
  return { sent, response, addresses: ((await response.json()) as { addresses: unknown }).addresses }
}

describe('the addresses that complete a street', () => {
  it('are asked for with country and postcode, and are not kept by caches', async () => {
    const { sent, response, addresses } = await answered(
      'street=+27+rue+de+la&country_code=FR&postcode=69002',
    )
    expect(sent).toEqual([{ street: '27 rue de la', country: 'FR', postcode: '69002' }])
    expect(addresses).toEqual([
      {
        street: '27 Rue de la République',
        postcode: '69002',
        city: 'Lyon',
        hasNumber: true,
        needsNumber: false,
      },
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    '',
    'street=ru&country_code=FR',
    'street=1234&country_code=FR',
    'street=rue+de+la',
    'street=rue+de+la&country_code=France',
  ])('are none for "%s", without a request', async (search) => {
    const { sent, addresses } = await answered(search)
    expect(addresses).toEqual([])
    expect(sent).toEqual([])
  })

  it('are none for a visitor who asked too often', async () => {
    const extensions = { category: 'graphql-input', retry_after: 60 }
    const { addresses } = await answered('street=rue+de+la&country_code=FR', {
      errors: [{ message: 'Too many requests', extensions }],
    })
    expect(addresses).toEqual([])
  })

  it('are none from a server without them', async () => {
    const { addresses } = await answered('street=rue+de+la&country_code=FR', {
      data: { addressSuggestions: null },
    })
    expect(addresses).toEqual([])
  })
})
