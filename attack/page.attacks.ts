import { check, type Attack } from './attack.ts'
import { graphql, newAddress, type Target } from './target.ts'
import { send, times, type Answer, type Sent } from './wire.ts'

const page = (target: Target, sent: Sent, origin = target.storefront): Promise<Answer> =>
  send(origin, { ...sent, headers: { host: target.host, 'x-forwarded-for': newAddress(), ...sent.headers } })

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const cookiesOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '').join('; ')

/** Links that mails bring, each with a token in it. */
const links = (secret: string) => [
  `/fr/compte-client/reinitialiser-mot-de-passe?email=a%40example.net&token=${secret}`,
  `/fr/newsletter/confirmation?token=${secret}`,
  `/fr/desinscription-newsletter?token=${secret}`,
  `/fr/checkout/onepage/success?order=000000001&key=${secret}`,
]

export const pageAttacks: Attack[] = [
  {
    name: 'campaign and click parameters of one visitor in the page of the next',
    run: async (target) => {
      const marker = 'stranger-campaign-7141'
      const query = `utm_source=${marker}&utm_campaign=${marker}&gclid=${marker}&fbclid=${marker}&msclkid=${marker}&mtm_source=${marker}`
      for (const path of [
        '/fr',
        '/fr/particuliers',
        '/fr/comptoir-3.html',
        '/fr/contact',
        '/fr/newsletter',
      ]) {
        await page(target, { path: `${path}?${query}` })
        const { text, status } = await page(target, { path })
        check(status < 500, `${path}: ${status}`)
        check(!text.includes(marker), `${path} shows the parameters of the visitor before`)
      }
      return 'no page keeps them'
    },
  },
  {
    name: 'headers and cookies of one visitor in the page of the next',
    run: async (target) => {
      const marker = 'poison-7142'
      for (const headers of [
        { 'x-forwarded-host': `${marker}.example` },
        { cookie: `compare=${marker}; flash=${marker}; private_content_version=${marker}` },
        { 'accept-language': marker, referer: `https://${marker}.example/` },
        { 'user-agent': marker, 'x-forwarded-proto': marker },
      ]) {
        const path = `/fr/particuliers?p=${Object.keys(headers).length}`
        await page(target, { path, headers })
        const { text } = await page(target, { path })
        check(!text.includes(marker), `${Object.keys(headers).join()} are cached`)
      }
      return 'no page keeps them'
    },
  },
  {
    name: 'one challenge for two visitors',
    run: async (target) => {
      const path = '/fr/login'
      const challengeOf = ({ text }: Answer) => /challenge[^A-Za-z0-9]{1,12}([\w.-]{16,})/i.exec(text)?.[1]
      const pages = [
        await page(target, { path }, target.provingStorefront),
        await page(target, { path }, target.provingStorefront),
      ]
      const [first, second] = pages.map(challengeOf)
      check(first !== undefined, `the page has no challenge (status ${pages[0]?.status})`)
      check(first !== second, 'both visitors get the same challenge')
      return 'each visitor has one of their own'
    },
  },
  {
    name: 'tokens of links in addresses that are measured, logged or sent on',
    run: async (target) => {
      const secret = 'c2VjcmV0LXRva2VuLTcxNDM'
      for (const path of links(secret)) {
        const arrival = await page(target, { path })
        const place = arrival.headers.location ?? ''
        check(
          arrival.status >= 300 && arrival.status < 400,
          `${path.split('?')[0]} is answered ${arrival.status} with the token in its address`,
        )
        check(!place.includes(secret), `${path.split('?')[0]} leads on to an address with the token`)
        check(
          !String(arrival.headers['cache-control']).includes('public'),
          'the response may be cached by others',
        )
        const cookie = cookiesOf(arrival)
        const { text } = await page(target, {
          path: place.replace(/^https?:\/\/[^/]+/, ''),
          headers: { cookie },
        })
        check(
          !text.includes(`token=${secret}`),
          `the page of ${path.split('?')[0]} has the token in an address`,
        )
      }
      return 'each leads to a clean address, the token in a cookie'
    },
  },
  {
    name: 'headers that browsers need, cookies that other hosts could set',
    run: async (target) => {
      // Names that other programs read; they say where and what language, and hold no secret (docs/decisions/0012).
      const open = new Set([
        'store_code',
        'location_id',
        'root_category_id',
        'accepted_cookies',
        'accepted_cookies_codes',
      ])
      const { headers } = await page(target, { path: '/fr' })
      for (const name of [
        'permissions-policy',
        'content-security-policy',
        'referrer-policy',
        'strict-transport-security',
        'x-content-type-options',
      ])
        check(headers[name] !== undefined, `there is no ${name}`)
      check(
        !String(headers['content-security-policy']).includes('unsafe-inline'),
        'the content policy allows inline scripts',
      )
      const signedIn = await page(target, {
        method: 'POST',
        path: '/fr/login',
        headers: { ...form, origin: `https://${target.host}` },
        body: 'intent=login&email=shopper-1%40buyers.example&password=Fontaine-2031-x',
      })
      const set = [headers['set-cookie'] ?? [], signedIn.headers['set-cookie'] ?? []].flat()
      for (const line of set) {
        check(/; Secure/i.test(line), `a cookie without Secure: ${line.split('=')[0]}`)
        check(
          line.startsWith('__Host-') || open.has(line.split('=')[0] ?? ''),
          `a cookie without __Host-: ${line.split('=')[0]}`,
        )
      }
      return `${set.length} cookies, each secure and of this host`
    },
  },
  {
    name: 'what another customer, or nobody, may see of a customer',
    run: async (target) => {
      for (const path of [
        '/fr/compte-client',
        '/fr/compte-client/commandes',
        '/fr/compte-client/donnees-personnelles/fichier',
        '/fr/compte-client/commandes/000000001',
        '/fr/compte-client/x.css',
        '/fr/compte-client/commandes.data',
      ]) {
        const { status, text } = await page(target, { path })
        check(status !== 200 || !/@buyers\.example/.test(text), `${path} shows a customer`)
      }
      const guest = await graphql(target, '{customer{email} customerOrders{items{id}}}')
      check(guest.data?.customer?.valueOf() === undefined, 'a guest sees a customer')
      return 'nothing'
    },
  },
  {
    name: '200 visitors ask for a page nobody has',
    run: async (target) => {
      const answers = await times(200, 6, (index) =>
        page(target, { path: `/fr/nowhere-${index}-${'x'.repeat(200)}.html` }),
      )
      const wrong = answers.find(({ status }) => status !== 404)
      check(!wrong, `status ${wrong?.status}`)
      return 'status 404'
    },
  },
]
