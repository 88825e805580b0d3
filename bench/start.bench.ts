import { startApi, type ApiProcess } from './api-process.ts'
import type { Catalogue } from './catalogues.ts'
import { report } from './report.ts'

/** From this size on an index is stored for the next start. */
export const leastStored = 20_000
const startBarS = 15
const longestPauseMs = 50

/** Writes the index for the next start, beside readers. */
export async function benchStoring(api: ApiProcess, of: string): Promise<void> {
  const { wallMs, cpuMs, longestWorkMs } = await api.storeIndex()
  report({
    what: `${of}: longest pause of a reader while the index is stored, CPU`,
    value: longestWorkMs,
    unit: 'ms',
    bar: longestPauseMs,
    against: `${(wallMs / 1000).toFixed(1)} s, ${(cpuMs / 1000).toFixed(1)} s CPU`,
  })
}

/** Starts a process on the index that another one has stored, until it answers. */
export async function benchStart(
  catalogue: Catalogue,
  { port, of, fromDatabaseMs }: { port: number; of: string; fromDatabaseMs: number },
): Promise<void> {
  const started = performance.now()
  const api = await startApi(catalogue, port)
  const startedInMs = performance.now() - started
  try {
    const { cpuMs, rssMb } = await api.usage()
    report({
      what: `${of}: start on the stored index`,
      value: startedInMs / 1000,
      unit: 's',
      bar: startBarS,
      against: `${(cpuMs / 1000).toFixed(1)} s CPU, ${rssMb.toFixed(0)} MB; from the database ${(fromDatabaseMs / 1000).toFixed(0)} s`,
    })
  } finally {
    await api.stop()
  }
}
