import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'

const program = path.join(import.meta.dirname, 'draining-process.fixture.ts')

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

type Told = Record<string, unknown>

/** The process of the fixture; `told` resolves when it has said something with these members. */
async function start(env: Record<string, string>) {
  const child = fork(program, { env: { ...process.env, ...env }, execArgv: [] })
  children.push(child)
  const said: Told[] = []
  child.on('message', (message: Told) => said.push(message))
  const told = async (wanted: Told): Promise<Told> => {
    for (;;) {
      const found = said.find((one) =>
        Object.entries(wanted).every(
          ([name, value]) => name in one && (value === undefined || one[name] === value),
        ),
      )
      if (found) return found
      await once(child, 'message')
    }
  }
  const ended = once(child, 'exit').then(([code]) => Number(code))
  const { port } = await told({ port: undefined })
  return { child, said, told, ended, ask: (url: string) => ask(Number(port), url) }
}

/** A request on a connection of its own. */
async function ask(port: number, url: string) {
  const sent = request({ port, host: '127.0.0.1', path: url }).end()
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) }
}

it('says that it is not ready, goes on serving, and ends when what is open is answered', async () => {
  const { child, told, ended, ask: get } = await start({ DRAIN_SECONDS: '2', STOP_SECONDS: '60' })
  expect(await get('/readyz')).toMatchObject({ status: 200, body: 'ready' })
  const slow = get('/slow')
  await told({ started: '/slow' })
  child.kill('SIGTERM')
  await told({ draining: true })
  expect(await get('/readyz')).toEqual({ status: 503, connection: 'close', body: '{"status":"stopping"}' })
  expect(await get('/healthz')).toEqual({ status: 200, connection: 'close', body: 'ok' })
  // It was started before the signal, and its connection is not kept, either.
  child.send('go')
  expect(await slow).toEqual({ status: 200, connection: 'close', body: 'slow' })
  expect(await ended).toBe(0)
  await told({ info: 'The process has stopped' })
})

it('stops listening before open requests end, and waits for them', async () => {
  const { child, told, ended, ask: get } = await start({})
  const slow = get('/slow')
  await told({ started: '/slow' })
  child.kill('SIGTERM')
  await told({ closing: true })
  const isRefused = () =>
    get('/healthz').then(
      () => false,
      ({ code }: NodeJS.ErrnoException) => code === 'ECONNREFUSED',
    )
  while (!(await isRefused()));
  child.send('go')
  expect(await slow).toMatchObject({ status: 200, body: 'slow' })
  expect(await ended).toBe(0)
})

it('ends event streams, which would go on for minutes', async () => {
  const { child, told, ended, ask: get } = await start({})
  const stream = get('/stream').catch((error: unknown) => String(error))
  await told({ started: '/stream' })
  child.kill('SIGTERM')
  expect(await stream).toContain('aborted')
  expect(await ended).toBe(0)
})

it('ends with an error when something takes longer than the limit', async () => {
  const { child, told, ended } = await start({ CLOSING: 'never', STOP_SECONDS: '0.2' })
  child.kill('SIGTERM')
  expect(await ended).toBe(1)
  await told({ error: 'The process did not stop in time and ends now' })
})

it('takes a signal that is passed on for the same one, and ends at once on a later one', async () => {
  const { child, said, told, ended } = await start({ CLOSING: 'never', STOP_SECONDS: '600' })
  child.kill('SIGTERM')
  await told({ closing: true })
  const again = setInterval(() => child.kill('SIGTERM'), 20)
  expect(await ended).toBe(1)
  clearInterval(again)
  expect(said).not.toContainEqual({ error: expect.anything() })
})
