import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { oneAddress } from '../apps/api/test/one-address.ts'
import { waitUntil } from '../apps/api/test/wait-until.ts'
import type { Question } from './api-child.ts'
import type { Catalogue } from './catalogues.ts'

type Usage = { cpuMs: number; rssMb: number }
type Blocks = { longestWorkMs: number; longestPauseMs: number }
type Work = { wallMs: number; cpuMs: number } & Blocks

export type ApiProcess = {
  port: number
  usage: () => Promise<Usage>
  /** Bytes in use after a garbage collection. Needs `--expose-gc`. */
  keptBytes: () => Promise<number>
  /** Sets the response of /fixed. */
  answerFixed: (body: string) => Promise<void>
  /** Reloads the catalogue. */
  refresh: () => Promise<Work>
  /** Stores the index for the next start. */
  storeIndex: () => Promise<Work>
  /** Starts measuring tasks that block the event loop. */
  measureBlocks: () => Promise<void>
  longestBlocks: () => Promise<Blocks>
  /** Waits until the search indexes are built that a large website is not ready without. */
  searchable: () => Promise<void>
  /** Runs a GraphQL operation on the generated shop; throws on errors. */
  ask: <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>
  stop: () => Promise<void>
}

/** Starts an API of a catalogue in its own process, with options of Node.js. */
export async function startApi(
  { url, folder }: Pick<Catalogue, 'url' | 'folder'>,
  port: number,
  nodeOptions: readonly string[] = [],
): Promise<ApiProcess> {
  const child = fork(path.join(import.meta.dirname, 'api-child.ts'), {
    execArgv: [...process.execArgv, ...nodeOptions],
    env: {
      ...process.env,
      ...oneAddress,
      // Else they would be encoded while something is measured.
      ENCODE_PICTURES_FIRST: '1',
      API_PORT: String(port),
      DATABASE_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      NODE_ENV: 'production',
    },
  })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The API ended with ${code}.`)))
  ended.catch(() => undefined)
  const reply = async () => {
    const [message] = await Promise.race([once(child, 'message'), ended])
    return message
  }
  const ask = async (question: Question) => {
    child.send(question)
    return await reply()
  }
  await reply()
  return {
    port,
    usage: () => ask({ kind: 'usage' }),
    keptBytes: () => ask({ kind: 'kept' }),
    answerFixed: (body) => ask({ kind: 'fixed', body }),
    refresh: () => ask({ kind: 'refresh' }),
    storeIndex: () => ask({ kind: 'store' }),
    measureBlocks: () => ask({ kind: 'measure' }),
    longestBlocks: () => ask({ kind: 'blocks' }),
    ask: async (query, variables = {}) => {
      const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', store: 'generated_fr' },
        body: JSON.stringify({ query, variables }),
      })
      const { data, errors } = JSON.parse(await answer.text())
      if (errors) throw new Error(`The API answers ${JSON.stringify(errors)}`)
      return data
    },
    searchable: () =>
      waitUntil('search indexes', async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, {
        seconds: 600,
        pauseMs: 100,
      }),
    stop: async () => {
      child.send({ kind: 'stop' } satisfies Question)
      await once(child, 'exit')
    },
  }
}
