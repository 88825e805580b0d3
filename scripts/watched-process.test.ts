import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freePort } from '../apps/api/src/platform/ports.ts'
import { WatchedProcess } from './watched-process.ts'

let folder = ''
let url = ''
let port = 0
const printed: string[] = []

beforeEach(async () => {
  printed.length = 0
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(String(line)) > 0)
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-watched-'))
  port = await freePort()
  url = `http://127.0.0.1:${port}`
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const answering = (text: string) =>
  `require('node:http').createServer((_, response) => response.end('${text} ' + process.pid)).listen(${port}, '127.0.0.1')`

const answer = async () =>
  await fetch(url).then(
    (response) => response.text(),
    () => 'nothing',
  )

async function watched(source: string) {
  const script = path.join(folder, 'program.cjs')
  await writeFile(script, source)
  return { script, process: new WatchedProcess({ name: 'Program', script, env: {}, url }) }
}

it('restarts once after several files changed, and leaves no process behind', async () => {
  const { script, process: program } = await watched(answering('first'))
  expect(await program.start()).toBe(true)
  const [, first] = (await answer()).split(' ')
  await writeFile(script, answering('second'))
  program.restart(script)
  program.restart(folder)
  await vi.waitFor(async () => expect(await answer()).toMatch(/^second/), { timeout: 30_000 })
  const [, second] = (await answer()).split(' ')
  await program.stop()
  expect(await answer()).toBe('nothing')
  for (const pid of [first, second]) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
})

it('restarts a failed process when a file changes', async () => {
  const { script, process: program } = await watched('process.exit(3)')
  expect(await program.start()).toBe(false)
  expect(printed.join('')).toContain('Program stopped (code 3)')
  await writeFile(script, answering('fixed'))
  program.restart(script)
  await vi.waitFor(async () => expect(await answer()).toMatch(/^fixed/), { timeout: 30_000 })
  await program.stop()
})

it('kills a process that does not end in time', async () => {
  const { process: program } = await watched(`process.on('SIGTERM', () => {}); ${answering('stubborn')}`)
  await program.start()
  const [, pid] = (await answer()).split(' ')
  await program.stop()
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
})
