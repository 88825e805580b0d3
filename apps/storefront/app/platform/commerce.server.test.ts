import type { TransportRequest, TransportResponse } from '@comptoir/rules/graphql-transport'
import { describe, expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import { TypedDocumentString } from '../generated/graphql.ts'
import {
  CommerceError,
  CommerceUnavailableError,
  NotAuthorisedError,
  WrongStoreError,
} from './commerce-errors.ts'
import { commerce } from './commerce.server.ts'
import { testContext, testSite } from './test-scope.fixture.ts'

type Reply = TransportResponse | Error

const QUERY = new TypedDocumentString<{ a: number }, Record<string, never>>('query A { a }')
const MUTATION = new TypedDocumentString<{ a: number }, Record<string, never>>('mutation A { a }')

const reply = (body: object, status = 200): Reply => ({ status, headers: {}, body: JSON.stringify(body) })
const failure = (message: string, category: string, status = 200) =>
  reply({ errors: [{ message, extensions: { category } }] }, status)

/** A request whose API calls get these replies in order. */
function requestWith(replies: Reply[], cookie = '') {
  const sent: TransportRequest[] = []
  const cookies = createCookieJar(cookie, false)
  const responses: object[] = []
  const context = testContext({
    site: testSite({ features: { locations: true } }),
    cookies,
    onResponse: (response) => void responses.push(response),
    catalogueVersion: 5,
    transport: async (request) => {
      sent.push(request)
      const next = replies.shift()
      if (!next || next instanceof Error) throw next ?? new Error('no reply left')
      return next
    },
  })
  return { api: commerce(context), sent, cookies, responses }
}

describe('commerce', () => {
  it('sends the store view of the language and the customer token', async () => {
    const { api, sent } = requestWith([reply({ data: { a: 1 } })], 'api_token=t0k3n')
    expect(await api.query(QUERY)).toEqual({ a: 1 })
    expect(sent[0]?.headers).toMatchObject({ store: 'fr', authorization: 'Bearer t0k3n' })
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ operationName: 'A' })
  })

  it('sends the chosen currency, unless it is the website’s own', async () => {
    const currencies = ['EUR', 'CHF']
    const sentFor = async (currency: string) => {
      const headers: TransportRequest['headers'][] = []
      const context = testContext({
        site: testSite({ currency, currencies }),
        transport: async (request) => {
          headers.push(request.headers)
          return { status: 200, headers: {}, body: '{"data":{"a":1}}' }
        },
      })
      await commerce(context).query(QUERY)
      return headers[0]?.['content-currency']
    }
    expect([await sentFor('CHF'), await sentFor('EUR')]).toEqual(['CHF', undefined])
  })

  it('sends another store view with inStore', async () => {
    const { api, sent } = requestWith([reply({ data: { a: 1 } })])
    await api.inStore('pro_fr').query(QUERY)
    expect(sent[0]?.headers['store']).toBe('pro_fr')
  })

  it('sends the captcha response', async () => {
    const { api, sent } = requestWith([reply({ data: { a: 1 } }), reply({ data: { a: 1 } })])
    await api.withCaptcha('12.34').query(MUTATION)
    await api.withCaptcha(undefined).query(MUTATION)
    expect(sent.map(({ headers }) => headers['x-recaptcha'])).toEqual(['12.34', undefined])
  })

  it('retries queries once', async () => {
    const { api } = requestWith([new Error('reset'), reply({ data: { a: 1 } })])
    expect(await api.query(QUERY)).toEqual({ a: 1 })
  })

  it('never retries mutations', async () => {
    const { api, sent } = requestWith([reply({}, 503), reply({ data: { a: 1 } })])
    await expect(api.query(MUTATION)).rejects.toThrow(CommerceUnavailableError)
    expect(sent).toHaveLength(1)
  })

  it('retries as a guest when the token is invalid', async () => {
    const bad = failure("The current customer isn't authorized.", 'graphql-authentication', 401)
    const { api, sent, cookies } = requestWith([bad, reply({ data: { a: 1 } })], 'api_token=old; cart_id=c')
    expect(await api.query(QUERY)).toEqual({ a: 1 })
    expect(sent[1]?.headers).not.toHaveProperty('authorization')
    expect(cookies.get('api_token')).toBeUndefined()
    expect(cookies.get('cart_id')).toBeUndefined()
  })

  it.each([
    ['The current user cannot perform operations on cart "x"', 'graphql-authorization', 403],
    ['Invalid login or password.', 'graphql-authentication', 401],
    ['The account is locked.', 'graphql-authentication', 401],
  ])('keeps the token for other errors (%s)', async (message, category, status) => {
    const refused = failure(message, category, status)
    const { api, cookies } = requestWith([refused], 'api_token=good')
    await expect(api.query(QUERY)).rejects.toThrow(NotAuthorisedError)
    expect(cookies.get('api_token')).toBe('good')
  })

  it('removes a cart of another store view', async () => {
    const wrong = failure('Wrong store code specified for cart "x"', 'graphql-input')
    const { api, cookies } = requestWith([wrong], 'cart_id=x')
    await expect(api.query(QUERY)).rejects.toThrow(WrongStoreError)
    expect(cookies.get('cart_id')).toBeUndefined()
  })

  it('keeps a cart of another location and asks in its store view', async () => {
    const elsewhere = reply({
      errors: [
        {
          message: 'Wrong store code specified for cart "x"',
          extensions: { category: 'graphql-input', store_code: 'lyon_fr' },
        },
      ],
    })
    const { api, sent, cookies } = requestWith([elsewhere, reply({ data: { a: 1 } })], 'cart_id=x')
    expect(await api.query(QUERY)).toEqual({ a: 1 })
    expect(sent.map(({ headers }) => headers['store'])).toEqual(['fr', 'lyon_fr'])
    expect(cookies.get('cart_id')).toBe('x')
    const again = requestWith([elsewhere, elsewhere], 'cart_id=x')
    await expect(again.api.query(QUERY)).rejects.toThrow(WrongStoreError)
    expect(again.sent).toHaveLength(2)
  })

  it('uses the store view of the chosen location in the language of the page', async () => {
    const { api, sent } = requestWith(
      [reply({ data: { a: 1 } })],
      'location_id=3; store_code=lyon-confluence_it',
    )
    await api.query(QUERY)
    expect(sent[0]?.headers['store']).toBe('lyon-confluence_fr')
  })

  it('removes a location that no longer exists and retries in the site’s store view', async () => {
    const gone = failure('Requested store is not found (closed_fr)', 'graphql-input')
    const { api, sent, cookies } = requestWith(
      [gone, reply({ data: { a: 1 } })],
      'location_id=9; root_category_id=4; store_code=closed_fr',
    )
    expect(await api.query(QUERY)).toEqual({ a: 1 })
    expect(sent.map(({ headers }) => headers['store'])).toEqual(['closed_fr', 'fr'])
    for (const name of ['location_id', 'root_category_id']) expect(cookies.get(name)).toBeUndefined()
  })

  it('throws the message of a busy API for mutations, and CommerceUnavailableError for queries', async () => {
    const busy = () => failure('The shop is busy', 'unavailable', 503)
    const thrown = await requestWith([busy()])
      .api.query(MUTATION)
      .catch((error: unknown) => error)
    expect(thrown).toMatchObject({ message: 'The shop is busy', category: 'unavailable' })
    const { api, sent } = requestWith([busy(), busy()])
    await expect(api.query(QUERY)).rejects.toBeInstanceOf(CommerceUnavailableError)
    expect(sent).toHaveLength(2)
    const down = requestWith([reply({ message: 'Service Unavailable' }, 503)])
    await expect(down.api.query(MUTATION)).rejects.toBeInstanceOf(CommerceUnavailableError)
  })

  it('throws the first error with its category', async () => {
    const { api } = requestWith([failure('No such product', 'graphql-no-such-entity')])
    const error = await api.query(QUERY).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(CommerceError)
    expect(error).toMatchObject({ message: 'No such product', category: 'graphql-no-such-entity' })
  })

  it('does not send a query again at once to an API that has too much to do', async () => {
    const busy = { status: 503, headers: { 'retry-after': '2' }, body: '{}' }
    const { api, sent } = requestWith([busy])
    await expect(api.query(QUERY)).rejects.toBeInstanceOf(CommerceUnavailableError)
    expect(sent).toHaveLength(1)
  })

  it('reports what every response shows, and wants no older data than pages have shown', async () => {
    const headers = { 'x-catalogue-version': '7', 'surrogate-key': 'cat_p_1 cat_c_2' }
    const { api, responses, sent } = requestWith([{ status: 200, headers, body: '{"data":{"a":1}}' }])
    await api.query(QUERY)
    expect(responses).toEqual([{ version: 7, tags: ['cat_p_1', 'cat_c_2'] }])
    expect(sent[0]?.headers['x-catalogue-version-at-least']).toBe('5')
  })

  it('asks for what is the same for all visitors as a guest of the site’s own store view', async () => {
    const { api, sent } = requestWith(
      [reply({ data: { a: 1 } })],
      'api_token=t0k3n; location_id=3; store_code=lyon_fr',
    )
    expect(await api.shared().query(QUERY)).toEqual({ a: 1 })
    expect(sent[0]?.headers).toMatchObject({ store: 'fr' })
    expect(sent[0]?.headers['authorization']).toBeUndefined()
  })
})
