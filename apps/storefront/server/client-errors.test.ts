import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CLIENT_ERRORS_PATH } from '../app/platform/client-errors.ts'
import { readReport, serveClientErrors } from './client-errors.ts'

const report = {
  kind: 'uncaught',
  message: 'x is not a function',
  stack:
    'TypeError: x is not a function\n    at a (/assets/shell-1.js:1:5)\n    at b (/assets/gone-2.js:1:9)',
  path: '/fr/panier',
  build: '1a2b3c4d',
}

/** `header.tsx` in one line: column 5 of the script is line 3, column 3 of the source. */
const map = {
  version: 3,
  sources: ['../../../app/layout/header.tsx'],
  names: [],
  mappings: 'AAAA,IAEE',
}

async function storefront() {
  const folder = await mkdtemp(join(tmpdir(), 'source-maps-'))
  await writeFile(join(folder, 'shell-1.js.map'), JSON.stringify(map))
  const lines: string[] = []
  const app = fastify({
    logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
  })
  await serveClientErrors(app, folder)
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  const send = async (payload: object, headers: Record<string, string> = {}) => {
    const { statusCode } = await app.inject({ method: 'POST', url: CLIENT_ERRORS_PATH, payload, headers })
    return statusCode
  }
  return { send, logged: () => lines.map((line) => JSON.parse(line)) }
}

describe('reports of errors in browsers', () => {
  it('logs the position in the source code', async () => {
    const { send, logged } = await storefront()
    expect(await send(report)).toBe(204)
    const [{ level, msg, clientError }] = logged()
    expect({ level, msg }).toEqual({ level: 50, msg: 'Error in a browser' })
    expect(clientError).toMatchObject({ message: report.message, path: report.path, build: report.build })
    expect(clientError.stack).toContain('at a (app/layout/header.tsx:3:3)')
    expect(clientError.stack).toContain('at b (/assets/gone-2.js:1:9)')
  })

  it('rejects requests from other sites, invalid reports and large bodies', async () => {
    const { send, logged } = await storefront()
    expect(await send(report, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await send({ message: 'x' })).toBe(400)
    expect(await send({ ...report, stack: 'x'.repeat(20_000) })).toBe(413)
    expect(logged()).toEqual([])
  })

  it('are limited for each address', async () => {
    const { send, logged } = await storefront()
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) statuses.push(await send(report))
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect(logged()).toHaveLength(10)
  })
})

describe('a report', () => {
  it('has its texts cut and nothing else in it', () => {
    const read = readReport({ ...report, message: 'x'.repeat(1000), email: 'ada@example.com' })
    expect(read?.message).toHaveLength(500)
    expect(read).not.toHaveProperty('email')
  })

  it.each([[undefined], ['text'], [[]], [{ ...report, kind: 'other' }], [{ ...report, stack: 5 }]])(
    'is not %o',
    (body) => {
      expect(readReport(body)).toBeUndefined()
    },
  )
})
