import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrowserSpan } from '../platform/browser-spans.ts'
import { traceActions, type RouterState } from './browser-traces.ts'

const idle = { navigation: { state: 'idle' }, fetchers: new Map(), revalidation: 'idle' } as RouterState
const navigatingTo = (location: object, formMethod?: string) =>
  ({ ...idle, navigation: { state: 'loading', location, formMethod } }) as unknown as RouterState
const fetching = (formMethod?: string) =>
  ({ ...idle, fetchers: new Map([['a', { state: 'loading', formMethod }]]) }) as unknown as RouterState
const traceId = '0af7651916cd43dd8448eb211c80319c'
const spanId = 'b7ad6b7169203331'

/** A page with the script, its router, and a server that records every trace or none. */
function page({ isRecorded = true, status = 200, navigation = {} } = {}) {
  const bodies: Blob[] = []
  const listeners = new Map<string, (event: object) => void>()
  const sent: { url: string; traceparent: string | null }[] = []
  const router = {
    state: idle,
    follow: (_state: RouterState) => undefined as unknown,
    subscribe: (follow: (state: RouterState) => void) => (router.follow = follow),
  }
  const clock = { now: 5000 }
  vi.stubGlobal('location', { href: 'https://shop.test/fr', origin: 'https://shop.test', pathname: '/fr' })
  vi.stubGlobal('document', { readyState: 'complete', visibilityState: 'hidden' })
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, body: Blob) => bodies.push(body) > 0 })
  vi.stubGlobal('performance', { now: () => clock.now, getEntriesByType: () => [navigation] })
  vi.stubGlobal('__reactRouterDataRouter', router)
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    listeners.set(name, listener)
  })
  const answer = vi.fn(async (url: URL | string, init?: RequestInit) => {
    const traceparent = new Headers(init?.headers).get('traceparent')
    sent.push({ url: String(url), traceparent })
    const told = `traceparent;desc="${traceparent?.slice(0, 36)}aaaaaaaaaaaaaaaa-0${isRecorded ? 1 : 0}"`
    return new Response('', { status, headers: { 'server-timing': told } })
  })
  vi.stubGlobal('fetch', answer)
  traceActions()
  vi.runAllTimers()
  return {
    answer,
    sent,
    clock,
    raise: (name: string, event: object = {}) => listeners.get(name)?.(event),
    /** The router's state, which it tells to those who follow. */
    show: (state: RouterState) => {
      router.state = state
      router.follow(state)
    },
    ask: async (path: string, init?: RequestInit) => await fetch(new URL(path, 'https://shop.test'), init),
    reported: async (): Promise<BrowserSpan[]> => {
      vi.runAllTimers()
      return (await Promise.all(bodies.map(async (body) => JSON.parse(await body.text()).spans))).flat()
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  // First the real `performance`: otherwise its clock would stand still for all later tests of the process.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('A navigation', () => {
  it('is one trace from the click to the end of its last request', async () => {
    const { raise, clock, show, ask, sent, reported } = page()
    raise('click', { timeStamp: 4900 })
    show(navigatingTo({ pathname: '/fr/panier' }))
    await ask('/fr/panier.data?_routes=root', { headers: { accept: 'text/x-script' } })
    await ask('/fr/panier.data')
    clock.now = 5400
    show(idle)
    const [span, ...others] = await reported()
    expect(others).toEqual([])
    expect(span).toMatchObject({ kind: 'navigate', path: '/fr/panier.data', outcome: 'done', status: 200 })
    expect(span).toMatchObject({ ms: 500, age: 500 })
    expect(sent.map(({ traceparent }) => traceparent)).toEqual(
      [1, 2].map(() => `00-${span?.traceId}-${span?.spanId}-01`),
    )
    expect(span).not.toHaveProperty('parentId')
    expect(JSON.stringify(span)).not.toContain('_routes')
  })

  it('goes on after a redirect, and ends when another one begins', async () => {
    const { show, ask, sent, reported } = page()
    show(navigatingTo({ pathname: '/fr/panier' }, 'POST'))
    await ask('/fr/panier.data', { method: 'POST' })
    show(navigatingTo({ pathname: '/fr/commande', state: { _isRedirect: true } }, 'POST'))
    await ask('/fr/commande.data')
    show(navigatingTo({ pathname: '/fr/blog' }))
    await ask('/fr/blog.data')
    show(idle)
    const spans = await reported()
    expect(spans.map(({ kind, path, outcome }) => `${kind} ${path} ${outcome}`)).toEqual([
      'submit /fr/panier.data left',
      'navigate /fr/blog.data done',
    ])
    expect(sent[0]?.traceparent).toBe(sent[1]?.traceparent)
    expect(sent[2]?.traceparent).not.toBe(sent[1]?.traceparent)
  })

  it.each([
    [503, 'failed'],
    [404, 'done'],
  ])('with a status of %i has %s', async (status, outcome) => {
    const { show, ask, reported } = page({ status })
    show(navigatingTo({}))
    await ask('/fr/panier.data')
    show(idle)
    expect(await reported()).toMatchObject([{ outcome, status }])
  })

  it('without an answer has failed', async () => {
    const { answer, show, ask, reported } = page()
    show(navigatingTo({}))
    await ask('/fr/panier.data')
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(ask('/fr/panier.data')).rejects.toThrow('Failed to fetch')
    show(idle)
    expect(await reported()).toMatchObject([{ outcome: 'failed' }])
  })

  it('is not reported where the server does not record it', async () => {
    const { show, ask, reported } = page({ isRecorded: false })
    show(navigatingTo({}))
    await ask('/fr/panier.data')
    show(idle)
    expect(await reported()).toEqual([])
  })
})

describe('Other requests', () => {
  it('of forms and parts of the page are actions of their own, those of other sites and files are none', async () => {
    const { show, ask, sent, reported } = page()
    show(fetching('POST'))
    await ask('/fr/panier.data', { method: 'POST' })
    show(idle)
    show(fetching())
    await ask('/fr/recherche.data')
    show(idle)
    await ask('/fr/blog.data')
    show(navigatingTo({}))
    await ask('/assets/a.js')
    await ask('https://other.test/a.data')
    show(idle)
    expect((await reported()).map(({ kind }) => kind)).toEqual(['submit', 'fetch'])
    expect(sent.slice(2).map(({ traceparent }) => traceparent)).toEqual([null, null, null])
  })
})

describe('The load of a page', () => {
  const navigation = {
    serverTiming: [{ name: 'traceparent', description: `00-${traceId}-${spanId}-01` }],
    transferSize: 900,
    responseStart: 40,
    domInteractive: 90,
    loadEventEnd: 300,
    responseStatus: 200,
  }

  it('is part of the trace that made it', async () => {
    const [span] = await page({ navigation }).reported()
    expect(span).toMatchObject({ traceId, parentId: spanId, kind: 'load', path: '/fr', age: 5000, ms: 300 })
    expect(span).toMatchObject({ firstByte: 40, interactive: 90, status: 200 })
  })

  it.each([
    ['that the browser had', { ...navigation, transferSize: 0 }],
    ['that tells no trace', { ...navigation, serverTiming: [] }],
    [
      'that is not recorded',
      { ...navigation, serverTiming: [{ name: 'traceparent', description: `00-${traceId}-${spanId}-00` }] },
    ],
  ])('%s is not reported', async (_, timing) => {
    expect(await page({ navigation: timing }).reported()).toEqual([])
  })
})

it('A router of another kind goes on without traces', async () => {
  const { show, ask, sent, reported } = page()
  show({ location: '/fr' } as never)
  expect((await ask('/fr/panier.data')).status).toBe(200)
  expect(sent).toEqual([{ url: 'https://shop.test/fr/panier.data', traceparent: null }])
  expect(await reported()).toEqual([])
})

it('What is left is sent when the page is hidden', async () => {
  const { show, ask, raise, reported } = page()
  show(navigatingTo({}))
  await ask('/fr/panier.data')
  show(idle)
  raise('visibilitychange')
  expect(await reported()).toHaveLength(1)
})
