import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { offlinePage, OFF_SCRIPT, workerScript } from './worker-script.ts'

const texts = { language: 'fr', brand: 'A & <b>', title: 'Hors ligne', text: 'Plus tard', retry: 'Réessayer' }

/** Runs a worker's script; returns what its listeners do. */
function run(script: string, fetch: () => Promise<unknown>) {
  const listeners = new Map<string, (event: object) => void>()
  const registration = { navigationPreload: { enable: vi.fn() }, unregister: vi.fn() }
  runInNewContext(script, {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    registration,
    fetch,
    Response,
  })
  const ask = async (request: { mode: string; method: string }, preloadResponse?: unknown) => {
    let answer: Promise<Response> | undefined
    const respondWith = (given: Promise<Response>) => void (answer = given)
    listeners.get('fetch')?.({ request, preloadResponse: Promise.resolve(preloadResponse), respondWith })
    return await answer
  }
  const activate = () => listeners.get('activate')?.({ waitUntil: () => undefined })
  return { ask, activate, registration }
}

const page = { mode: 'navigate', method: 'GET' }
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

describe('the service worker', () => {
  it('shows its page when there is no connection, and only then', async () => {
    const answer = await run(workerScript(offlinePage(texts)), offline).ask(page)
    expect(answer?.status).toBe(503)
    expect(await answer?.text()).toContain('<h1>Hors ligne</h1>')
    const online = run(workerScript(''), () => Promise.resolve('from the server'))
    expect(await online.ask(page)).toBe('from the server')
    expect(await online.ask(page, 'asked while it started')).toBe('asked while it started')
  })

  it('leaves forms, data, pictures and scripts to the browser', async () => {
    const { ask } = run(workerScript(''), offline)
    expect(await ask({ mode: 'navigate', method: 'POST' })).toBeUndefined()
    expect(await ask({ mode: 'cors', method: 'GET' })).toBeUndefined()
  })

  it('keeps no answers', () => {
    expect(workerScript(offlinePage(texts))).not.toMatch(/caches|indexedDB/)
  })

  it('asks the server while it starts, and ends where the shop wants none', () => {
    const on = run(workerScript(''), offline)
    on.activate()
    expect(on.registration.navigationPreload.enable).toHaveBeenCalledOnce()
    const off = run(OFF_SCRIPT, offline)
    off.activate()
    expect(off.registration.unregister).toHaveBeenCalledOnce()
  })
})

it('escapes texts', () => {
  expect(offlinePage(texts)).toContain('<p>A &amp; &lt;b&gt;</p>')
})
