import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { freePort } from '../apps/api/src/platform/ports.ts'
import { startProcess } from './processes.ts'

it('rejects an address at which another process answers', async () => {
  const port = await freePort()
  const other = createServer((_, response) => response.end('ready')).listen(port, '127.0.0.1')
  await once(other, 'listening')
  const readyUrl = `http://127.0.0.1:${port}/readyz`
  try {
    const started = startProcess({ name: 'API', script: 'scripts/exit-with-parent.ts', env: {}, readyUrl })
    await expect(started).rejects.toThrow(`API cannot start: another process answers at ${readyUrl}.`)
  } finally {
    other.close()
  }
})
