import { monitorEventLoopDelay } from 'node:perf_hooks'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { readSettings } from '../apps/api/src/settings.ts'
import { createApi } from '../apps/api/src/server.ts'

export type Question =
  | { kind: 'usage' | 'kept' | 'refresh' | 'store' | 'measure' | 'blocks' | 'stop' }
  | { kind: 'fixed'; body: string }

/** Runs an API in its own process and reports its resource usage to the benchmark. */
// Libraries run in production mode; the shop has its demo accounts and the test bank.
const settings = readSettings(
  { ...process.env, NODE_ENV: undefined },
  path.resolve(import.meta.dirname, '..'),
)
const api = await createApi(settings, process.env.DATABASE_URL ?? '')
let fixed = '{}'
// The same framework, headers and parsing without application code: the lower bound of a response's cost.
api.server.post('/fixed', (_request, reply) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(fixed),
)
await api.server.listen({ host: '127.0.0.1', port: settings.port })

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const mainThreadMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Starts measuring; the returned function stops and returns the longest task that blocked the event loop. */
function measureBlocks(): () => { longestWorkMs: number; longestPauseMs: number } {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  // Tasks are measured in CPU time, because other processes may also take time from this one.
  let longestWorkMs = 0
  let last = mainThreadMs()
  const timer = setInterval(() => {
    const now = mainThreadMs()
    longestWorkMs = Math.max(longestWorkMs, now - last)
    last = now
  }, 1)
  delay.enable()
  return () => {
    delay.disable()
    clearInterval(timer)
    return { longestWorkMs: Math.max(longestWorkMs, mainThreadMs() - last), longestPauseMs: delay.max / 1e6 }
  }
}

let blocks = measureBlocks()

/** Returns wall time and CPU time of work, and the longest task that blocked the event loop. */
async function measured(work: () => Promise<void>) {
  const longest = measureBlocks()
  const before = cpuMs()
  const started = performance.now()
  await work()
  return { wallMs: performance.now() - started, cpuMs: cpuMs() - before, ...longest() }
}

/** Bytes of objects and buffers that are still in use. Needs `--expose-gc`. */
async function keptBytes(): Promise<number> {
  if (!globalThis.gc) throw new Error('Start this process with --expose-gc.')
  // Finalizers of the first collection release what the second one finds.
  globalThis.gc()
  await nextTurn()
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function answerTo(question: Question): Promise<unknown> {
  switch (question.kind) {
    case 'usage':
      return { cpuMs: cpuMs(), rssMb: process.memoryUsage().rss / 1024 ** 2 }
    case 'kept':
      return await keptBytes()
    case 'refresh':
      return await measured(() => api.app.catalogue.refresh())
    case 'store':
      return await measured(() => api.app.catalogue.store())
    case 'measure':
      blocks()
      blocks = measureBlocks()
      return 'measuring'
    case 'blocks':
      return blocks()
    case 'fixed':
      fixed = question.body
      return 'fixed'
    case 'stop':
      await api.close()
      process.exit(0)
  }
}

process.on('message', async (question: Question) => process.send?.(await answerTo(question)))
process.send?.('open')
