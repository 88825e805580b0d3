import type { CacheStatistics } from '../apps/api/src/platform/byte-cache.ts'

/** What a process of the shop uses; `caches`: of the API. */
export type Usage = {
  cpuMs: number
  rssMb: number
  memory: NodeJS.MemoryUsage
  caches: CacheStatistics[]
}

type Question = 'usage' | 'stop'

/** Tells the benchmark that this process is open, and answers what it asks from then on. */
export function answerQuestions({
  close,
  caches = () => [],
}: {
  close: () => Promise<void>
  caches?: () => CacheStatistics[]
}): void {
  process.on('message', async (question: Question) => {
    if (question === 'usage') {
      const { user, system } = process.cpuUsage()
      const memory = process.memoryUsage()
      const usage: Usage = {
        cpuMs: (user + system) / 1000,
        rssMb: memory.rss / 1024 ** 2,
        memory,
        caches: caches(),
      }
      process.send?.(usage)
    } else {
      await close()
      process.exit(0)
    }
  })
  process.send?.('open')
}
