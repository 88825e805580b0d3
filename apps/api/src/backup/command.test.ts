import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/api.ts'
import { hasS3Server, startS3Server, type S3Server } from '../../test/s3/s3-server.ts'
import { testSettings } from '../../test/settings.ts'
import { connect } from '../platform/database.ts'
import { releaseNumber } from '../platform/release.ts'
import { backupCommand } from './command.ts'

let folder: string
let database: TestDatabase
let server: S3Server | undefined
let bucket = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-backups-'))
  database = await createTestDatabase()
  if (!hasS3Server) return
  server = await startS3Server()
  const made = await server.newBucket()
  ;({ bucket } = made)
  vi.stubEnv('AWS_ENDPOINT_URL_S3', server.endpoint)
  vi.stubEnv('AWS_ACCESS_KEY_ID', made.credentials?.keyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', made.credentials?.secret)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server?.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** Runs a command such as `backup list` at a minute of the day. */
async function run(
  words: string,
  flags: Record<string, string>,
  { minute = 0, url = database.url, passphrase }: { minute?: number; url?: string; passphrase?: string } = {},
): Promise<string> {
  const settings = {
    ...testSettings(),
    dataDir: path.join(folder, 'data'),
    backup: { to: undefined, keyFile: undefined, passphrase },
  }
  const shop = {
    settings,
    shown: { API_PORT: '4000' },
    openDatabase: async () => ({ directUrl: url, stop: async () => undefined }),
    now: new Date(Date.UTC(2026, 10, 30, 10, minute)),
  }
  return await backupCommand(shop, words.split(' '), new Map(Object.entries(flags)))
}

const places = [
  ['a folder', () => path.join(folder, 'kept')],
  ['a bucket', () => `s3://${bucket}/shop`],
] as const

test.each(places.slice(0, hasS3Server ? 2 : 1))(
  'backs up to %s, lists, keeps the newest, verifies and restores',
  async (_, place) => {
    const to = place()
    const keyFile = path.join(folder, 'key')
    await writeFile(keyFile, randomBytes(32))
    const key = { 'key-file': keyFile }
    expect(await run('backup', { to }, { minute: 1 })).toContain('is not encrypted: keep it safe')
    await run('backup', { to, ...key }, { minute: 2 })
    const last = await run('backup', { to, ...key, keep: '2' }, { minute: 3 })
    expect(last).toContain(`${to}/comptoir-20261130T100300Z.backup, encrypted`)
    expect(last).toContain(`Removed ${to}/comptoir-20261130T100100Z.backup.`)
    const listed = (await run('backup list', { to })).split('\n')
    expect(listed.map((line) => line.replace(/ {2}\d+ kB$/, ''))).toEqual([
      `${to}/comptoir-20261130T100200Z.backup  2026-11-30 10:02 UTC  release ${releaseNumber()}  encrypted`,
      `${to}/comptoir-20261130T100300Z.backup  2026-11-30 10:03 UTC  release ${releaseNumber()}  encrypted`,
    ])
    const file = `${to}/comptoir-20261130T100300Z.backup`
    const verified = await run(`backup verify ${file}`, key)
    expect(verified).toContain('The backup is whole')
    expect(verified).toContain('API_PORT=4000')
    await expect(run(`restore ${file}`, {})).rejects.toThrow('The backup is encrypted')
    await expect(run(`restore ${file}`, key)).rejects.toThrow('The database is not empty')
    await expect(run(`restore ${to}/another.backup`, key)).rejects.toThrow(
      /There is no file|cannot be reached/,
    )
  },
)

it('writes files that only their owner can read, and none when the database cannot be read', async () => {
  const to = path.join(folder, 'private')
  await run('backup', { to })
  const [name = ''] = await readdir(to)
  expect((await stat(path.join(to, name))).mode & 0o777).toBe(0o600)
  const sql = connect(database.url, 1)
  await sql`insert into schema_migration (name) values ('9999_future.sql')`
  await expect(run('backup', { to }, { minute: 5 })).rejects.toThrow(
    'The database is newer than this release and has 9999_future.sql: back it up with the release that migrated it.',
  )
  await sql`delete from schema_migration where name = '9999_future.sql'`
  await sql.end()
  expect(await readdir(to)).toEqual([name])
})

it('restores with a pass phrase', async () => {
  const to = path.join(folder, 'one.backup')
  const empty = await createTestDatabase({ isEmpty: true })
  try {
    await run('backup', { to }, { passphrase: 'correct horse' })
    const at = { url: empty.url, passphrase: 'correct horse' }
    expect(await run(`restore ${to}`, {}, at)).toMatch(
      /tables with \d+ rows of 2026-11-30T10:00:00.000Z were restored/,
    )
  } finally {
    await empty.drop()
  }
})

it('says what is missing', async () => {
  await expect(run('backup', {})).rejects.toThrow(
    'Say where backups are: --to with a folder or s3://…, or BACKUP_TO.',
  )
  await expect(run('restore some-folder', {})).rejects.toThrow('their names end with .backup')
  await expect(run('backup', { to: folder, keep: '0' })).rejects.toThrow('--keep must be')
  await expect(run('backup', { to: folder, 'key-file': '/nowhere' })).rejects.toThrow('cannot be read')
  await expect(run('backup', { to: folder }, { passphrase: 'short' })).rejects.toThrow(
    '12 characters or more',
  )
})
