import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Imported } from './import-child.ts'
import type { Rows } from './import-rows.ts'

export type Importer = {
  /** One import after the other. */
  importRows: (rows: Rows) => Promise<Imported>
  stop: () => Promise<void>
}

/** Starts a process that imports products. */
export async function startImporter(databaseUrl: string): Promise<Importer> {
  const child = fork(path.join(import.meta.dirname, 'import-child.ts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The import ended with ${code}.`)),
  )
  ended.catch(() => undefined)
  const reply = async () => {
    const [message] = await Promise.race([once(child, 'message'), ended])
    return message
  }
  await reply()
  return {
    importRows: (rows) => {
      child.send(rows)
      return reply()
    },
    stop: async () => {
      if (child.exitCode !== null) return
      child.send('stop')
      await once(child, 'exit')
    },
  }
}
