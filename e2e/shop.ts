import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { connect } from '../apps/api/src/platform/database.ts'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres.ts'
import { failClearly } from '../scripts/failure.ts'
import { stopOnSignals } from '../scripts/lifecycle.ts'
import { say } from '../scripts/processes.ts'
import { startShop } from '../scripts/shop.ts'
import { ports } from './addresses.ts'

/** The whole shop on a fresh database, for the browser tests. */
try {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'comptoir-e2e-'))
  const postgres = await startEmbeddedPostgres({ directory, port: 0, durable: false })
  const admin = connect(postgres.urlOf('postgres'), 1)
  await admin.unsafe('create database shop')
  await admin.end()
  const env = {
    LOG_LEVEL: 'error',
    DATABASE_URL: postgres.urlOf('shop'),
    API_PORT: String(ports.api),
    BANK_PORT: String(ports.bank),
    FONTAINES_PORT: String(ports.fontaines),
    SUSHI_PORT: String(ports.sushi),
  }
  const shop = await startShop({ env, say })
  stopOnSignals(async () => {
    await shop.close()
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  })
} catch (error) {
  failClearly(error)
}
