import { mkdir, rm, writeFile } from 'node:fs/promises'
import { say } from '../scripts/processes.ts'
import { keptFile, keptFolder, startCluster } from './catalogues.ts'

/**
 * `node bench/keep-catalogues.ts 10000 1000000` makes catalogues of these sizes and keeps them until it is stopped, for
 * benchmarks that are run meanwhile: a million products take a quarter of an hour to make.
 */
const sizes = process.argv.slice(2).map(Number)
const cluster = await startCluster()
const stop = async () => {
  await rm(keptFolder, { recursive: true, force: true })
  await cluster.stop()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
await mkdir(keptFolder, { recursive: true })
for (const size of sizes) {
  const { url, folder, importedInMs, importCpuMs } = await cluster.make(size)
  await writeFile(keptFile(size), JSON.stringify({ url, folder, importedInMs, importCpuMs }))
  say(`${size.toLocaleString('en')} products are kept.`)
}
setInterval(() => undefined, 1_000_000)
