import fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { watchEventLoop } from './event-loop-watchdog'

type Warning = { blockedMs: number; running: { method: string; path: string }[] }

it(
  'logs a blocked event loop with the request, without query, tokens and email addresses',
  { timeout: 60_000 },
  async () => {
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
    const open = async () => {
      await (await fetch(`${origin}/en/reset/${'x'.repeat(61)}/a@example.com?key=secret`)).text()
      const named = warnings.find(({ running }) => running.length > 0)
      expect(named?.blockedMs).toBeGreaterThan(50)
      expect(named?.running).toEqual([{ method: 'GET', path: '/en/reset/…/…' }])
    }
    // On a busy machine an earlier block may suppress the first warning.
    await vi.waitFor(open, { timeout: 30_000, interval: 100 })
    await app.close()
  },
)
