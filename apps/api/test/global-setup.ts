import type { TestProject } from 'vitest/node'
import { connect } from '../src/platform/database.ts'
import { startTemporaryPostgres } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'
import { seedShops } from './seed.ts'
import { templateName } from './settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
  }
}

/** Starts a PostgreSQL for this run and makes the seeded database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres({ durable: false })
  const admin = connect(postgres.urlOf('postgres'), 1)
  await admin.unsafe(`create database ${templateName}`)
  // A test that copies the cluster needs the log of the time that it takes, though each new database ends with a checkpoint.
  await admin.unsafe(`alter system set wal_keep_size = '512MB'`)
  await admin.unsafe('select pg_reload_conf()')
  await admin.end()

  const sql = connect(postgres.urlOf(templateName), 4)
  try {
    await migrate(sql)
    await seedShops(sql)
  } catch (error) {
    await sql.end({ timeout: 1 })
    await postgres.stop()
    throw error
  }
  await sql.end()
  project.provide('adminUrl', postgres.urlOf('postgres'))

  return postgres.stop
}
