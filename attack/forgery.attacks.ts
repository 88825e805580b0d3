import { randomUUID } from 'node:crypto'
import { signatureOf } from '../apps/api/src/payment-providers/payzen/signature.ts'
import { freePort } from '../apps/api/src/platform/ports.ts'
import { notificationFields } from '../apps/api/test/checkout.ts'
import { check, assertRateLimited, assertRejected, type Attack } from './attack.ts'
import { runToEnd } from './processes.ts'
import { graphql, newAddress } from './target.ts'
import { send, times } from './wire.ts'

const reset = 'mutation($email:String!){requestPasswordResetEmail(email:$email)}'

/** What an attacker behind the proxy may write; the proxy appends the address it sees. */
const forged = (index: number, real: string): Record<string, string>[] => [
  { 'x-forwarded-for': `10.9.${index % 250}.7, ${real}` },
  { 'x-forwarded-for': `unknown, 8.8.8.${index % 250}, ${real}`, 'x-real-ip': `8.8.4.${index % 250}` },
  {
    'x-forwarded-for': real,
    forwarded: `for=9.9.9.${index % 250}`,
    'true-client-ip': `9.9.9.${index % 250}`,
  },
  { 'x-forwarded-for': `::ffff:7.7.7.${index % 250}, ${real}`, 'cf-connecting-ip': `7.7.7.${index % 250}` },
]

export const forgeryAttacks: Attack[] = [
  {
    name: '120 password resets, each from a forged address',
    run: async (target) => {
      const real = newAddress()
      const answers = await times(120, 4, (index) =>
        graphql(
          target,
          reset,
          { email: `nobody-${index}@example.net` },
          { from: real, headers: forged(index, real)[index % 4] ?? {} },
        ),
      )
      return assertRateLimited(answers, 60)
    },
  },
  {
    name: 'the same, at two processes in turn',
    run: async (target) => {
      const real = newAddress()
      const answers = await times(120, 4, (index) =>
        graphql(
          target,
          reset,
          { email: `nobody-${index}@example.net` },
          { from: real, origin: index % 2 ? target.api : target.secondApi },
        ),
      )
      return assertRateLimited(answers, 60)
    },
  },
  {
    name: 'the same, from 120 addresses of one IPv6 network',
    run: async (target) => {
      const network = randomUUID().slice(0, 4)
      const answers = await times(120, 4, (index) =>
        graphql(
          target,
          reset,
          { email: `nobody-${index}@example.net` },
          { from: `2001:db8:${network}:1:${index.toString(16)}::${index + 1}` },
        ),
      )
      return assertRateLimited(answers, 60)
    },
  },
  {
    name: 'the same, through the storefront with forged addresses',
    run: async (target) => {
      const real = newAddress()
      const answers = await times(120, 4, (index) =>
        send(target.storefront, {
          method: 'POST',
          path: '/fr/mot-de-passe-oublie',
          headers: {
            host: target.host,
            origin: `https://${target.host}`,
            'content-type': 'application/x-www-form-urlencoded',
            ...forged(index, real)[index % 4],
          },
          body: `email=nobody-${index}%40example.net`,
        }),
      )
      const [row] = await target.sql<[{ most: number }]>`
        select coalesce(max(count), 0)::integer as most from request_count where expires_at > now()`
      check(
        answers.every(({ status }) => status < 500),
        'the storefront fails',
      )
      const counters = await target.sql<
        [{ rows: number }]
      >`select count(*)::integer as rows from request_count`
      return `counted on one sender (${row.most} at most, ${counters[0].rows} counters)`
    },
  },
  {
    name: 'a payment notification that is signed with the published test key',
    run: async (target) => {
      const fields = notificationFields('000000001', 100, {
        vads_site_id: target.payzen.siteId,
        vads_ctx_mode: target.payzen.mode,
      })
      const seen: string[] = []
      for (const key of ['comptoir-test-key', '', target.payzen.siteId]) {
        const body = new URLSearchParams({ ...fields, signature: signatureOf(fields, key) }).toString()
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const answer = await send(target.api, {
          method: 'POST',
          path: '/payzen/payment/check',
          headers,
          body,
        })
        seen.push(assertRejected(answer, 'The forged notification'))
      }
      return seen.join(', ')
    },
  },
  {
    name: 'the demo people sign in',
    run: async (target) => {
      const seen = new Set<string>()
      for (const email of ['particulier@example.com', 'professionnel@example.com', 'demo@example.com'])
        for (const store of ['fr', 'sushi_fr']) {
          const answer = await graphql(
            target,
            'mutation($email:String!,$password:String!){generateCustomerToken(email:$email,password:$password){token}}',
            { email, password: 'Comptoir2026' },
            { from: newAddress(), store },
          )
          seen.add(assertRejected(answer, `Signing in as ${email}`))
        }
      return [...seen].join(', ')
    },
  },
  {
    name: 'the outbox, the API explorer and other internal paths',
    run: async (target) => {
      const seen = new Set<string>()
      for (const path of [
        '/dev/outbox',
        '/dev/outbox/1',
        '/dev',
        '/graphql',
        '/explorer',
        '/metrics',
        '/private-clear-cache',
        '/private-clear-cache?token=',
        '/.env',
        '/admin',
      ])
        for (const origin of [target.api, target.storefront]) {
          const headers = { accept: 'text/html', host: target.host }
          const { status, text } = await send(origin, { path, headers })
          check(status !== 200, `${path} is open: ${text.slice(0, 80)}`)
          seen.add(String(status))
        }
      return `status ${[...seen].join(', ')}`
    },
  },
  {
    name: 'forms sent from another site',
    run: async (target) => {
      const seen = new Set<string>()
      for (const headers of [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site', origin: `https://${target.host}` },
        { origin: 'null' },
      ]) {
        const answer = await send(target.storefront, {
          method: 'POST',
          path: '/fr/login',
          headers: { host: target.host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body: 'email=a%40b.c&password=x',
        })
        seen.add(assertRejected(answer, 'The foreign form'))
      }
      return [...seen].join(', ')
    },
  },
  {
    name: 'a host, a scheme and an address of the attacker’s in links and redirects',
    run: async (target) => {
      for (const headers of [
        { host: 'evil.example' },
        { host: target.host, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
        { host: target.host, 'x-original-url': '//evil.example', 'x-rewrite-url': '//evil.example' },
      ])
        for (const path of ['/fr', '//evil.example/fr', '/fr//evil.example', '/fr/?next=//evil.example']) {
          const { headers: got, text } = await send(target.storefront, { path, headers })
          const location = got.location ?? ''
          check(!/^(?:https?:)?\/\/evil/.test(location), `${path} redirects to ${location}`)
          check(!text.includes('https://evil.example'), `${path} names the attacker’s host`)
        }
      return 'none of them is used'
    },
  },
  {
    name: 'production without keys, with test keys, plain http or wildcards',
    run: async (target) => {
      const bad: Record<string, Record<string, string>> = {
        PAYZEN_KEY: { PAYZEN_KEY: '' },
        'PAYZEN_KEY ': { PAYZEN_KEY: 'comptoir-test-key' },
        PAYZEN_MODE: { PAYZEN_MODE: '' },
        API_URL: { API_URL: 'http://api.example' },
        FONTAINES_URL: { FONTAINES_URL: 'http://fontaines.example' },
        STOREFRONT_ORIGINS: { STOREFRONT_ORIGINS: '*' },
        TRUSTED_PROXIES: { TRUSTED_PROXIES: '0.0.0.0/0' },
        SMTP_URL: { SMTP_URL: '' },
        CLEAR_CACHE_TOKEN: { CLEAR_CACHE_TOKEN: 'x' },
      }
      const settings = Object.entries(bad)
      await times(settings.length, 2, async (index) => {
        const [name, change] = settings[index] ?? ['', {}]
        const env = { ...target.env, API_PORT: String(await freePort()), ...change }
        const { code, output } = await runToEnd('apps/api/src/main.ts', env)
        check(code !== 0, `the API starts with a wrong ${name.trim()}`)
        check(output.includes(name.trim()), `the error does not name ${name.trim()}: ${output.slice(0, 200)}`)
        check(!output.includes('    at '), `a stack trace for ${name.trim()}: ${output.slice(0, 200)}`)
      })
      const env = {
        ...target.env,
        SITE: 'fontaines',
        PORT: String(await freePort()),
        PUBLIC_URL: 'http://fontaines.example',
      }
      const { code, output } = await runToEnd('apps/storefront/server/main.ts', env)
      check(
        code !== 0 && output.includes('PUBLIC_URL'),
        `the storefront starts on plain http: ${output.slice(0, 200)}`,
      )
      return `${settings.length + 1} wrong settings stop the start, each by name`
    },
  },
  {
    name: 'guessed tokens',
    run: async (target) => {
      const answers = await times(200, 4, () =>
        graphql(
          target,
          'query($t:String!){guestOrderByToken(input:{token:$t}){number}}',
          { t: randomUUID().replaceAll('-', '') },
          { from: '203.0.113.77' },
        ),
      )
      answers.forEach((answer) => assertRejected(answer, 'A guessed order token'))
      const bearer = assertRejected(
        await graphql(target, '{customer{email}}', {}, { as: randomUUID().replaceAll('-', '') }),
        'A guessed bearer token',
      )
      return `orders: ${assertRateLimited(answers.map(asAccepted), 150)}; ${bearer}`
    },
  },
]

/** Counts a response as accepted unless a rate limit rejected it. */
function asAccepted(answer: Awaited<ReturnType<typeof graphql>>) {
  const isLimited = answer.errors?.[0]?.extensions?.retry_after !== undefined
  return isLimited ? answer : { ...answer, status: 200, errors: undefined }
}
