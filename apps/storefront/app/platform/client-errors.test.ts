import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ClientError } from './client-errors.ts'

const state = JSON.stringify({ build: '1a2b3c4d' })

/** The module as a page has it that was just opened, and what it sends. */
async function page() {
  vi.resetModules()
  const bodies: Blob[] = []
  vi.stubGlobal('location', { origin: 'https://shop.test', pathname: '/fr/recherche', search: '?q=vase' })
  vi.stubGlobal('document', { getElementById: () => ({ textContent: state }) })
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, body: Blob) => bodies.push(body) > 0 })
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    listeners.set(name, listener)
  })
  const module = await import('./client-errors.ts')
  const sent = async (): Promise<ClientError[]> =>
    Promise.all(bodies.map(async (body) => JSON.parse(await body.text())))
  return { ...module, sent, raise: (name: string, event: object) => listeners.get(name)?.(event) }
}

function errorAt(stack: string): Error {
  const error = new TypeError('Broken')
  error.stack = `TypeError: Broken\n    at a (${stack})`
  return error
}

describe('the report of an error', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('has message, stack, path and build, and no query', async () => {
    const { reportClientError, sent } = await page()
    reportClientError('render', errorAt('https://shop.test/assets/a.js?q=vase:1:5'))
    expect(await sent()).toEqual([
      {
        kind: 'render',
        message: 'Broken',
        stack: 'TypeError: Broken\n    at a (/assets/a.js:1:5)',
        path: '/fr/recherche',
        build: '1a2b3c4d',
      },
    ])
  })

  it('names the cause of a script that could not be loaded', async () => {
    const { reportClientError, sent } = await page()
    reportClientError('render', new Error('A script could not be loaded', { cause: errorAt('b.js:1:1') }))
    expect((await sent())[0]).toMatchObject({
      message: 'A script could not be loaded: Broken',
      stack: expect.stringContaining('b.js:1:1'),
    })
  })

  it('sends an error once, and at most five errors a page', async () => {
    const { reportClientError, sent } = await page()
    for (const line of [1, 1, 2, 3, 4, 5, 6, 7]) reportClientError('uncaught', errorAt(`a.js:${line}:1`))
    expect(await sent()).toHaveLength(5)
  })

  it('sends uncaught errors, except those of third-party scripts', async () => {
    const { reportUncaughtErrors, raise, sent } = await page()
    reportUncaughtErrors()
    raise('error', { error: errorAt('chrome-extension://abc/x.js:1:1') })
    raise('error', { error: null })
    raise('error', { error: errorAt('https://shop.test/assets/a.js:1:1') })
    raise('unhandledrejection', { reason: errorAt('https://shop.test/assets/b.js:1:1') })
    expect((await sent()).map(({ kind }) => kind)).toEqual(['uncaught', 'rejection'])
  })
})
