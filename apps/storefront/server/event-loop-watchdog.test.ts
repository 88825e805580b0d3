import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { watchEventLoop } from './event-loop-watchdog'

type Warning = { blockedMs: number; running: { method: string; path: string }[] }

it('logs a blocked event loop with the request that blocked it, without its query, tokens and addresses', async () => {
  const warnings: Warning[] = []
  const stream = { write: (line: string) => void warnings.push(JSON.parse(line) as Warning) }
  const app = fastify({ logger: { level: 'warn', stream } })
  watchEventLoop(app, 50)
  app.get('/*', () => {
    const end = performance.now() + 120
    while (performance.now() < end);
    return 'done'
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  await (await fetch(`${origin}/en/reset/${'x'.repeat(61)}/a@example.com?key=secret`)).text()
  await vi.waitFor(() => expect(warnings).not.toHaveLength(0))
  await app.close()
  expect(warnings[0]?.blockedMs).toBeGreaterThan(50)
  expect(warnings[0]?.running).toEqual([{ method: 'GET', path: '/en/reset/…/…' }])
})
