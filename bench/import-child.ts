import { mkdtemp, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from '../apps/api/src/platform/database.ts'
import { importRows, type Rows } from './import-rows.ts'

export type Imported = {
  ms: number
  cpuMs: number
  /** Changed rows of the database. */
  changed: number
  /** When the first rows were committed, in milliseconds of `Date.now()`. */
  committedAt: number
}

/** Imports rows in its own process and with its priority, as the command of an owner does. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const sql = connect(process.env.DATABASE_URL ?? '', 4)
const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-bench-import-'))

async function imported(rows: Rows): Promise<Imported> {
  const started = performance.now()
  const before = process.cpuUsage()
  let committedAt = Infinity
  const { changed } = await importRows(sql, path.join(folder, 'products.csv'), rows, () => {
    committedAt = Math.min(committedAt, Date.now())
  })
  const { user, system } = process.cpuUsage(before)
  return { ms: performance.now() - started, cpuMs: (user + system) / 1000, changed, committedAt }
}

process.on('message', async (question: Rows | 'stop') => {
  if (question === 'stop') {
    await sql.end()
    await rm(folder, { recursive: true, force: true })
    process.exit(0)
  }
  process.send?.(await imported(question))
})
process.send?.('open')
