import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '../src/platform/database.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'
import { seed } from '../src/seed/index.ts'
import { templateName, testSettings } from './settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
  }
}

/** Starts a PostgreSQL for this run and makes the seeded database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'comptoir-test-'))
  const postgres = await startEmbeddedPostgres({ directory, port: 0, durable: false })
  const admin = connect(postgres.urlOf('postgres'), 1)
  await admin.unsafe(`create database ${templateName}`)
  await admin.end()

  const sql = connect(postgres.urlOf(templateName), 4)
  await migrate(sql)
  await seed(sql, testSettings(), () => undefined)
  await sql.end()
  project.provide('adminUrl', postgres.urlOf('postgres'))

  return async () => {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
