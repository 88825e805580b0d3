import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'
import { beforeEach, describe, expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import { takeTrackedEvents, track } from '../analytics/tracked.server.ts'
import type { Site } from '../platform/site.ts'
import { storeSettings, testContext, testSite } from '../platform/test-scope.fixture.ts'
import { storeConsent, purposesToAsk } from './consent.server.ts'

const RECORDED = { recordConsent: { visitor_id: 'visitor-1' } }
const MEASURED = storeSettings({ google_analytics_active: true, google_analytics_account: 'G-1' })

let sent: { variables: { input: unknown } }[]
let answer: () => object

const transport: GraphqlTransport = async ({ body }) => {
  sent.push(JSON.parse(body) as (typeof sent)[number])
  return { status: 200, headers: {}, body: JSON.stringify(answer()) }
}

beforeEach(() => {
  sent = []
  answer = () => ({ data: RECORDED })
})

/** A request with these cookies to a site that asks consent for these purposes. */
function visit(cookie = '', consent: Site['consent'] = ['ga', 'ads']) {
  const cookies = createCookieJar(cookie, false)
  const context = testContext({
    site: testSite({ consent }),
    cookies,
    scripts: { analytics: 'https://tags.test/js', captcha: '' },
    sharedResponses: MEASURED,
    transport,
  })
  const submit = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return storeConsent(context, new Request('http://shop.test/', { headers: { cookie } }), form)
  }
  return { context, cookies, submit }
}

describe('a choice on cookies', () => {
  it('stores the consent and its proof with one id', async () => {
    const { submit, cookies } = visit('consent_id=visitor-0')
    expect(await submit({ accepted: 'custom', ga: 'on' })).toBe(true)
    expect(sent[0]?.variables.input).toMatchObject({
      subject: 'cookies',
      visitor_id: 'visitor-0',
      choices: [
        { code: 'ga', accepted: true },
        { code: 'ads', accepted: false },
      ],
    })
    expect(cookies.get('accepted_cookies')).toBe('custom')
    expect(cookies.get('accepted_cookies_codes')).toBe('{"ga":true,"ads":false}')
    expect(cookies.get('consent_id')).toBe('visitor-1')
  })

  it('deletes the trackers of what is not accepted, and no others', async () => {
    const { submit, cookies } = visit('_ga=1; _ga_X1=1; _gid=1; _gcl_au=1; _gazette=1; cart_id=a')
    await submit({ accepted: 'custom', ads: 'on' })
    const remaining = ['_ga', '_ga_X1', '_gid', '_gcl_au', '_gazette', 'cart_id'].filter((name) =>
      cookies.get(name),
    )
    expect(remaining).toEqual(['_gcl_au', '_gazette', 'cart_id'])
  })

  it('is stored for purposes of the shop, whose cookies are deleted when they are not accepted', async () => {
    const chat = {
      code: 'chat',
      name: { fr: 'Discussion' },
      description: { fr: 'Nous répondons.' },
      aim: { fr: 'à vous répondre' },
      cookies: [
        { name: 'chat_id', description: { fr: 'la conversation' }, days: 30 },
        { name: 'cart_id', description: { fr: 'une erreur' }, days: 30 },
      ],
    }
    const before = 'accepted_cookies=all; accepted_cookies_codes=%7B%22ga%22%3Atrue%7D; chat_id=1; cart_id=a'
    const { submit, cookies, context } = visit(before, ['ga', chat])
    expect(purposesToAsk(context)).toMatchObject([{ code: 'ga' }, { texts: { name: 'Discussion' } }])
    expect(await submit({ accepted: 'custom', ga: 'on' })).toBe(true)
    expect(cookies.get('accepted_cookies_codes')).toBe('{"ga":true,"chat":false}')
    expect(sent[0]?.variables.input).toMatchObject({
      version: expect.stringMatching(/^2026-11 [\da-f]{16}$/),
      choices: [
        { code: 'ga', accepted: true },
        { code: 'chat', accepted: false },
      ],
    })
    expect([cookies.get('chat_id'), cookies.get('cart_id')]).toEqual([undefined, 'a'])
    expect(purposesToAsk(context)).toBeUndefined()
  })

  it('is valid without a proof only when everything is refused', async () => {
    answer = () => ({ errors: [{ message: 'Internal server error' }] })
    const accepting = visit()
    expect(await accepting.submit({ accepted: 'all' })).toBe(false)
    expect(accepting.cookies.get('accepted_cookies')).toBeUndefined()
    const refusing = visit()
    expect(await refusing.submit({ accepted: 'none' })).toBe(true)
    expect(refusing.cookies.get('accepted_cookies')).toBe('none')
  })

  it('shows the banner until a choice is made, where there are purposes', () => {
    expect(purposesToAsk(visit().context)).toBeDefined()
    expect(purposesToAsk(visit('accepted_cookies=none').context)).toBeUndefined()
    expect(purposesToAsk(visit('accepted_cookies=whatever').context)).toBeDefined()
    expect(purposesToAsk(visit('', []).context)).toBeUndefined()
  })

  it('rejects an invalid choice', async () => {
    await expect(visit().submit({ accepted: 'maybe' })).rejects.toMatchObject({ status: 400 })
  })
})

describe('what a visitor did', () => {
  it.each([
    ['', undefined],
    ['accepted_cookies=none', undefined],
    ['accepted_cookies=custom; accepted_cookies_codes=%7B%22ga%22%3Atrue%7D', [{ name: 'login' }]],
    ['accepted_cookies=all', [{ name: 'login' }]],
  ])('passes events to the next page with consent only: %s', async (cookie, expected) => {
    const { context } = visit(cookie)
    await track(context, () => ({ name: 'login' }))
    expect(takeTrackedEvents(context)).toEqual(expected)
    expect(takeTrackedEvents(context)).toBeUndefined()
  })

  it('builds no events where the site has no purposes', async () => {
    const { context } = visit('accepted_cookies=all', [])
    await track(context, () => {
      throw new Error('worked out')
    })
    expect(takeTrackedEvents(context)).toBeUndefined()
  })

  it('fits into a cookie, with as many products as there is room for', async () => {
    const { context, cookies } = visit('accepted_cookies=all')
    const items = Array.from({ length: 60 }, (_, at) => ({
      sku: `SKU-${at}`,
      name: 'A product',
      quantity: 1,
    }))
    await track(context, () => ({ name: 'view_cart', items, value: 100 }))
    await track(context, () => ({ name: 'login' }))
    expect(encodeURIComponent(cookies.get('tracked') ?? '').length).toBeLessThan(4000)
    const [first, second] = takeTrackedEvents(context) ?? []
    expect(first && 'items' in first && first.items.length).toBeGreaterThan(10)
    expect(second).toEqual({ name: 'login' })
  })
})
