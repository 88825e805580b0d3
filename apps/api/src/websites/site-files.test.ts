import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { root } from '../../test/settings.ts'
import { changeSetting } from './change-setting.ts'
import { websiteCommand } from './index.ts'
import { eventually } from '../../test/eventually.ts'

let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-site-files-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const send = async (verb: string, ...words: string[]) =>
  await websiteCommand(shop.sql, [verb, 'website', ...words], new Map())
const committedFolder = path.join(root, 'sites/keramik')
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'
const names = ['redirects.txt', 'look/logo.svg', 'look/logo-dark.svg', 'look/OFL.txt', 'look/photo.png']

/** A folder with the exported files of the website. */
async function exported(): Promise<string> {
  const target = await mkdtemp(path.join(folder, 'files-'))
  await send('export', 'keramik', target)
  return target
}

async function contents(from: string): Promise<string[]> {
  const read = names.map(async (name) => await readFile(path.join(from, name), 'base64').catch(() => 'none'))
  return await Promise.all(read)
}

async function stored() {
  const { data } = await shop.send<{ storefrontSettings: string }>(
    '{ storefrontSettings }',
    {},
    { store: 'keramik_de' },
  )
  const { files } = JSON.parse(data.storefrontSettings) as {
    files: { path: string; hash: string; bytes: number }[]
  }
  return files
}

async function content(hash: string): Promise<string | null> {
  const { data } = await shop.send<{ storefrontFile: string | null }>(
    'query ($hash: String!) { storefrontFile(hash: $hash) }',
    { hash },
    { store: 'keramik_de' },
  )
  return data.storefrontFile
}

test('redirects and files of look/ come back as they were imported, and storefronts get them by their hash', async () => {
  const target = await exported()
  expect(await contents(target)).toEqual(await contents(committedFolder))
  expect(await send('import', target)).toBe('The website keramik: 0 changed.')

  // Bytes that no text has, a byte order mark and the line ends of another system.
  const redirects = '\uFEFF# moved\r\n/vasen /de/vasen\r\n/contacts /de/kontakt 302\r\n'
  await writeFile(path.join(target, 'redirects.txt'), redirects)
  await writeFile(path.join(target, 'look/logo.svg'), drawing)
  await writeFile(path.join(target, 'look/OFL.txt'), Buffer.from([0, 0xff, 0xfe]))
  await writeFile(path.join(target, 'look/photo.png'), Buffer.from('89504e470d0a1a0a', 'hex'))
  const darkLogo = (await readFile(path.join(target, 'look/logo-dark.svg'))).length
  const before = await stored()
  const trial = await websiteCommand(shop.sql, ['import', 'website', target], new Map([['dry-run', '']]))
  const old = (await readFile(path.join(committedFolder, 'look/logo.svg'))).length
  expect(trial.split('\n').filter((line) => line.startsWith('look/'))).toEqual([
    `look/logo.svg: ${old} bytes -> ${drawing.length} bytes`,
    'look/OFL.txt: none -> 3 bytes',
    'look/photo.png: none -> 8 bytes',
  ])
  expect(trial).toContain('redirects.txt: /contacts: "/de/contact 301" -> "/de/kontakt 302"\n')
  expect(trial).toContain('redirects.txt: /vasen: none -> "/de/vasen 301"\n')
  expect(trial).toContain('redirects.txt: /checkout: "/de/kasse 301" -> none\n')
  expect(await stored()).toEqual(before)

  expect(await send('import', target)).toMatch(/The website keramik: \d+ changed\.$/)
  expect(await contents(await exported())).toEqual(await contents(target))
  // The API reads the files anew when it hears of the import.
  await eventually(async () =>
    expect((await stored()).map(({ path: name, bytes }) => [name, bytes])).toEqual([
      ['look/OFL.txt', 3],
      ['look/logo-dark.svg', darkLogo],
      ['look/logo.svg', drawing.length],
      ['look/photo.png', 8],
      ['redirects.txt', Buffer.byteLength(redirects)],
    ]),
  )
  const files = await stored()
  const logo = files.find(({ path: name }) => name === 'look/logo.svg')?.hash ?? ''
  expect(logo).toBe(createHash('sha256').update(drawing).digest('hex'))
  expect(Buffer.from((await content(logo)) ?? '', 'base64').toString()).toBe(drawing)
  const replaced = before.find(({ path: name }) => name === 'look/logo.svg')?.hash ?? ''
  expect(await content(replaced)).toBeNull()

  await writeFile(path.join(target, 'redirects.txt'), redirects.replace('# moved', '# MOVED'))
  expect((await send('import', target)).split('\n')).toEqual([
    `redirects.txt: ${Buffer.byteLength(redirects)} bytes -> ${Buffer.byteLength(redirects)} bytes, other content`,
    'The website keramik: 1 changed.',
  ])
  await send('import', committedFolder)
  await eventually(async () => expect(await stored()).toEqual(before))
  expect(await send('export', 'keramik', target)).toMatch(
    /look\/OFL\.txt is not of the website: remove it, or an import adds it\.\n.*look\/photo\.png is not /,
  )
})

test('wrong ones are refused with every problem, and then all stays as it was', async () => {
  const target = await exported()
  const before = await stored()
  await writeFile(path.join(target, 'redirects.txt'), '/alt /de/neu\n/alt /de/anders\n/neu\n')
  await rm(path.join(target, 'look/logo.svg'))
  await writeFile(path.join(target, 'look/evil.svg'), drawing.replace('path', 'script'))
  await writeFile(path.join(target, 'look/logo.ai'), 'x')
  await writeFile(path.join(target, 'look/large.png'), Buffer.alloc(300_000))
  const error: unknown = await send('import', target).catch((reason: unknown) => reason)
  const message = error instanceof Error ? error.message.replaceAll(`${target}/`, '') : 'imported'
  expect(message.split('\n')).toEqual([
    expect.stringMatching(/^site\.json:\d+:\d+: look\.logo\.file: look\/logo\.svg is missing: add the file/),
    'redirects.txt:2:1: /alt is on line 1 already: keep one of them',
    'redirects.txt:3:1: write the old path, the new one and 301 or 302',
    expect.stringMatching(/^look\/evil\.svg: has <script>/),
    'look/large.png: has 300000 bytes: at most 204800 are allowed',
    expect.stringMatching(/^look\/logo\.ai: has an unknown type: use \.svg, /),
  ])
  expect(await stored()).toEqual(before)
})

test('they stay with storefronts of a website that was imported before the database kept them', async () => {
  await shop.sql`update website set has_site_files = false where code = 'keramik'`
  await shop.sql`delete from site_file where website_id = (select id from website where code = 'keramik')`
  await shop.sql`select settings_changed()`
  await eventually(async () => expect(await stored()).toBeNull())
  const target = await mkdtemp(path.join(folder, 'files-'))
  expect(await send('export', 'keramik', target)).toMatch(/has no redirects\.txt and look\/ of it yet/)
  const run = async () =>
    await changeSetting(
      shop.sql,
      { website: 'keramik', path: 'site.look.logo.file', value: 'later.svg' },
      { dryRun: true },
    )
  expect(await run()).toHaveLength(1)
  const { look: _, ...site } = JSON.parse(await readFile(path.join(target, 'site.json'), 'utf8')) as {
    look: object
  }
  await writeFile(path.join(target, 'site.json'), JSON.stringify({ ...site, logo: 'M1 1h2' }))
  expect(await send('import', target)).toMatch(/none, also where storefronts have some\n/)
  await eventually(async () => expect(await stored()).toEqual([]))
  await send('import', committedFolder)
  await expect(run()).rejects.toThrow(/look\/later\.svg is missing/)
  await eventually(async () => expect(await stored()).toHaveLength(3))
})

test('A website that was imported with locales in site.json loses them there, and nothing else', async () => {
  const migration = new URL('../../migrations/0105_site_without_locales.sql', import.meta.url)
  const before = await readFile(path.join(committedFolder, 'site.json'), 'utf8')
  const withLocale = before.replaceAll(/"storeCode": "[^"]*",/g, '$& "locale": "de_DE",')
  expect(withLocale).not.toBe(before)
  const site = await shop.sql.begin(async (tx) => {
    await tx`update website set site = ${withLocale}::text::json where code = 'keramik'`
    await tx.unsafe(await readFile(migration, 'utf8'))
    const [row] = await tx<{ site: string }[]>`select site::text from website where code = 'keramik'`
    return row?.site ?? ''
  })
  // The order of languages is that of keys.
  expect(JSON.stringify(JSON.parse(site))).toBe(JSON.stringify(JSON.parse(before)))
})
