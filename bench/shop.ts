import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { connect } from '../apps/api/src/platform/database.ts'
import { oneAddress } from '../apps/api/test/one-address.ts'
import { startTemporaryPostgres } from '../apps/api/src/platform/embedded-postgres.ts'
import type { Usage } from './usage.ts'

const ports = {
  ADMIN_PORT: '4315',
  API_PORT: '4310',
  BANK_PORT: '4311',
  FONTAINES_PORT: '4312',
  KERAMIK_PORT: '4314',
  SUSHI_PORT: '4313',
}

export const addresses = {
  api: `http://127.0.0.1:${ports.API_PORT}`,
  fontaines: `http://127.0.0.1:${ports.FONTAINES_PORT}`,
  sushi: `http://127.0.0.1:${ports.SUSHI_PORT}`,
  keramik: `http://127.0.0.1:${ports.KERAMIK_PORT}`,
}

export type MeasuredShop = { usage: () => Promise<Usage>; stop: () => Promise<void>; startedInMs: number }

/** A benchmark database with production durability. */
export async function benchDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const postgres = await startTemporaryPostgres({ durable: true })
  const admin = connect(postgres.urlOf('postgres'), 1)
  await admin.unsafe('create database bench')
  await admin.end()
  return {
    url: postgres.urlOf('bench'),
    stop: postgres.stop,
  }
}

/** Starts a program of this folder with the settings of a measured shop, and waits until it says that it is open. */
export async function startChild(
  program: string,
  databaseUrl: string,
  words: readonly string[] = [],
): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, program), words, {
    env: {
      ...process.env,
      ...oneAddress,
      // Else they would be encoded while something is measured.
      ENCODE_PICTURES_FIRST: '1',
      ...ports,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`${[program, ...words].join(' ')} ended with ${code}.`)),
    ),
  ])
  return child
}

/** Starts a shop in its own process and waits for the storefront's first successful response. */
export async function startMeasuredShop(databaseUrl: string): Promise<MeasuredShop> {
  const started = performance.now()
  const child = await startChild('shop-child.ts', databaseUrl)
  const answer = await fetch(`${addresses.fontaines}/fr`)
  if (!answer.ok) throw new Error(`The home page answers ${answer.status}.`)
  await answer.text()
  const startedInMs = performance.now() - started
  return { startedInMs, usage: () => usageOf(child), stop: () => stopChild(child) }
}

export async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('usage')
  const [usage] = await once(child, 'message')
  return usage
}

export async function stopChild(child: ChildProcess): Promise<void> {
  child.send('stop')
  await once(child, 'exit')
}

/** Sends `count` requests, `parallel` at a time; returns the wall time in milliseconds. */
export async function load(
  count: number,
  parallel: number,
  send: (index: number) => Promise<void>,
): Promise<number> {
  let next = 0
  const worker = async () => {
    while (next < count) await send(next++)
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: parallel }, worker))
  return performance.now() - started
}

const atOnce = 8

/** CPU of a request and requests a second, once warm: a running shop is measured and not the JIT compiler. */
export async function cpuPerRequest(
  usedMs: () => Promise<number>,
  count: number,
  send: (index: number) => Promise<void>,
): Promise<{ cpuMs: number; perSecond: number }> {
  await load(count, atOnce, send)
  const before = await usedMs()
  const wallMs = await load(count, atOnce, send)
  return { cpuMs: ((await usedMs()) - before) / count, perSecond: (count * 1000) / wallMs }
}
