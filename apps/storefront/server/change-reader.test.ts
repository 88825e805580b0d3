import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askOverNetwork, ChangeReader, type ChangesSince } from './change-reader.ts'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed))
})

/** A commerce API with these answers, then no answer; returns its address and the versions that were asked for. */
async function api(answers: { status?: number; body: string }[]) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = answers.shift()
    if (answer) response.writeHead(answer.status ?? 200).end(answer.body)
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return { asked, endpoint: `http://127.0.0.1:${address.port}` }
}

/** Applies changes as the page cache does. */
function cache() {
  const applied: ChangesSince[] = []
  return {
    applied,
    get version() {
      return Math.max(0, ...applied.map(({ version }) => version))
    },
    apply: (changes: ChangesSince) => void applied.push(changes),
  }
}

describe('the reader of changes', () => {
  it('asks above the last version, goes on after failures, and stops', async () => {
    const change = { version: 3, changes: [{ version: 3, tags: ['cat_p_1'] }] }
    const { asked, endpoint } = await api([
      { body: JSON.stringify(change) },
      { status: 503, body: '{}' },
      { body: '{"version":"4"}' },
      { body: JSON.stringify({ version: 4, changes: [{ version: 4 }] }) },
    ])
    const pages = cache()
    const warnings: object[] = []
    const reader = new ChangeReader(askOverNetwork(endpoint), pages, {
      warn: (details) => void warnings.push(details),
    })
    await vi.waitFor(() => expect(asked).toHaveLength(5), 20_000)
    await reader.close()
    expect(pages.applied).toEqual([change, { version: 4, changes: [{ version: 4 }] }])
    expect(asked).toEqual([0, 3, 3, 3, 4].map((version) => `/changes?since=${version}`))
    expect(warnings).toHaveLength(1)
  })
})
