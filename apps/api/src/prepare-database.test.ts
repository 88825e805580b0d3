import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { startRole } from '../test/role-process.ts'
import { root, testSettings } from '../test/settings.ts'
import { connect, type Sql } from './platform/database.ts'
import { prepareDatabase } from './prepare-database.ts'

const name = `empty_${randomUUID().replaceAll('-', '')}`
const url = () => Object.assign(new URL(inject('adminUrl')), { pathname: `/${name}` }).href
let admin: Sql
let sitesDir: string

beforeEach(async () => {
  admin = connect(inject('adminUrl'), 1)
  await admin.unsafe(`create database ${name}`)
  sitesDir = await mkdtemp(path.join(tmpdir(), 'comptoir-sites-'))
  await writeSite(path.join(sitesDir, 'outpost'))
})

afterEach(async () => {
  await admin.unsafe(`drop database ${name} with (force)`)
  await admin.end()
  await rm(sitesDir, { recursive: true })
})

/** A site with two attributes and no products. */
async function writeSite(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'catalogue'), { recursive: true })
  await mkdir(path.join(folder, 'content'))
  await cp(path.join(root, 'apps/api/test/imported-shop/website.json'), path.join(folder, 'website.json'))
  const attributes = JSON.parse(
    await readFile(path.join(root, 'sites/sushi/catalogue/attributes.json'), 'utf8'),
  )
  await writeFile(path.join(folder, 'catalogue/attributes.json'), JSON.stringify(attributes.slice(0, 2)))
  for (const file of ['categories.csv', 'products.csv']) {
    const [header] = (await readFile(path.join(root, 'sites/sushi/catalogue', file), 'utf8')).split('\n')
    await writeFile(path.join(folder, 'catalogue', file), `${header}\n`)
  }
}

test('three processes that start on one empty database seed it once', async () => {
  const settings = { ...testSettings(), databaseUrl: url(), sitesDir }
  const said: string[] = []
  const prepared = await Promise.all(
    [1, 2, 3].map(async () => await prepareDatabase(settings, (line) => void said.push(line))),
  )
  await Promise.all(prepared.map(({ stop }) => stop()))
  expect(said.filter((line) => line.startsWith('Migrated the database'))).toHaveLength(1)
  expect(said.filter((line) => line.startsWith('Seeded Outpost'))).toHaveLength(1)
  const sql = connect(url(), 1)
  const [row] = await sql`
    select (select count(*)::int from website) as websites, (select count(*)::int from store) as stores,
           (select bool_and(seeded_at is not null) from website) as seeded`
  await sql.end()
  expect(row).toMatchObject({ websites: 1, stores: 3, seeded: true })
})

test('two commands that migrate one empty database leave it to the first, and end well', async () => {
  const env = { DATABASE_URL: url(), SITES_DIR: sitesDir }
  const roles = await Promise.all([1, 2].map(async () => await startRole('scripts/migrate.ts', env)))
  const [one, two] = await Promise.all(roles.map(({ ended }) => ended))
  expect([one?.code, two?.code]).toEqual([0, 0])
  const outputs = `${one?.output}${two?.output}`
  expect(outputs.match(/Migrated the database: 0001_/g)).toHaveLength(1)
  expect(outputs.match(/Seeded Outpost/g)).toHaveLength(1)
  const { code, output } = await (await startRole('scripts/migrate.ts', env)).ended
  expect({ code, output }).toEqual({ code: 0, output: 'The database was up to date.\n' })
})
