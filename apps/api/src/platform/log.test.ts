import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

const SECRETS = ['marie.secret@exemple.fr', 'marie.secret%40exemple.fr', 's3cretword', 'Passw0rd-of-Marie']

let test: TestApi
const lines: string[] = []
beforeAll(async () => {
  test = await createTestApi({ settings: { logLevel: 'trace' }, writeLog: (line) => lines.push(line) })
})
afterAll(() => test.close())

it('logs no secrets of URLs, bodies or variables', async () => {
  const { server } = test.api
  const query = 'token=s3cretword&email=marie.secret%40exemple.fr'
  server.get('/broken', (request) => {
    const error = new Error(`https://shop.test/fr?${query} cannot be read for marie.secret@exemple.fr`)
    request.log.error({ err: error, req: request.raw, headers: request.headers }, request.url)
    throw error
  })
  for (const url of ['/nowhere', '/newsletter/unsubscribe', '/private-clear-cache', '/graphql', '/media/x'])
    for (const method of ['GET', 'POST'] as const) {
      const headers = { authorization: 'Bearer s3cretword', cookie: 'api_token=s3cretword' }
      await server.inject({ method, url: `${url}?${query}`, headers })
      const json = { ...headers, 'content-type': 'application/json' }
      if (method === 'POST')
        await server.inject({ method, url: `${url}?${query}`, headers: json, payload: '{"s3cretword' })
    }
  await server.inject(`/broken?${query}`)
  await test.sql`drop table customer_token, newsletter_subscriber cascade`
  const failed = await test.send(
    `mutation ($email: String!, $password: String!) {
      subscribeToNewsletter(email: $email) { status }
      generateCustomerToken(email: $email, password: $password) { token }
    }`,
    { email: 'marie.secret@exemple.fr', password: 'Passw0rd-of-Marie' },
  )
  expect(failed.errors?.some(({ message }) => message === 'Internal server error')).toBe(true)

  expect(lines.some((line) => line.includes('A request failed'))).toBe(true)
  expect(lines.some((line) => line.includes('/broken'))).toBe(true)
  for (const secret of SECRETS) expect(lines.filter((line) => line.includes(secret))).toEqual([])
})
