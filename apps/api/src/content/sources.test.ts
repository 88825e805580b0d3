import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import { dryRun } from '../platform/database.ts'
import { importContentFolder } from '../seed/index.ts'
import { contentCommand } from './index.ts'

let shop: TestApi
let folder: string
const site = path.join(testSettings().sitesDir, 'fontaines')
const pictures = path.join(site, 'pictures')

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-sources-'))
  return () => rm(folder, { recursive: true })
})

const run = (words: string[], flags: Record<string, string> = {}) =>
  contentCommand(shop.sql, words, new Map(Object.entries({ website: 'fontaines', ...flags })))
const filesIn = async (from: string) =>
  (await readdir(from, { recursive: true })).filter((name) => /\.(?:md|json)$/.test(name)).toSorted()
const titleOf = async (identifier: string) => {
  await shop.api.app.catalogue.refresh()
  const { data } = await shop.send<{ cmsPage: { title: string } | null }>(
    'query ($identifier: String) { cmsPage(identifier: $identifier) { title } }',
    { identifier },
  )
  return data.cmsPage?.title
}

it('exported files equal the imported ones', async () => {
  const answer = await run(['export'], { to: folder })
  const names = await filesIn(path.join(site, 'content'))
  expect(await filesIn(folder)).toEqual(names)
  expect(answer).toBe(`${names.length} files written to ${folder}, 0 were there already.`)
  for (const name of names)
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(
      await readFile(path.join(site, 'content', name), 'utf8'),
    )
  expect(await run(['export'], { to: folder })).toContain('0 files written')
})

it('a changed file is only overwritten on request, and nothing is written before', async () => {
  await mkdir(path.join(folder, 'pages'))
  const file = path.join(folder, 'pages/faq.fr.md')
  await writeFile(file, 'changed')
  await expect(run(['export'], { to: folder })).rejects.toThrow(
    'pages/faq.fr.md exists already and differs.\nNothing was written: add --overwrite to replace them.',
  )
  expect(await filesIn(folder)).toEqual(['pages/faq.fr.md'])
  await run(['export'], { to: folder, overwrite: '' })
  expect(await readFile(file, 'utf8')).toContain('identifier: faq')
})

it('texts without a source file are counted', async () => {
  await shop.sql`delete from content_source where path = 'pages/faq.fr.md'`
  expect(await run(['export'], { to: folder })).toContain(
    '1 texts were imported before files were stored: import their files again.',
  )
})

it('a dry run reports changes and problems and changes nothing', async () => {
  await cp(path.join(site, 'content'), folder, { recursive: true })
  const file = path.join(folder, 'pages/equipe.fr.md')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace("title: 'Équipe'", "title: 'Essai'"))
  // A page may show a form that is imported with it.
  const form = await readFile(path.join(folder, 'forms/contact.json'), 'utf8')
  await writeFile(path.join(folder, 'forms/essai.json'), form.replace('"contact"', '"essai"'))
  const head = "---\nidentifier: essai\nurl_key: essai\ntitle: 'Essai'\n---\n"
  await writeFile(path.join(folder, 'pages/essai.fr.md'), `${head}:::form{form="essai"}\n:::\n`)
  const trial = () => dryRun(shop.sql, (sql) => importContentFolder(sql, 'fontaines', folder, { pictures }))
  const reports = await trial()
  expect(reports.find(({ kind }) => kind === 'forms')).toMatchObject({ changed: 1 })
  expect(reports.find(({ kind }) => kind === 'pages')?.changed).toBeGreaterThan(1)
  await writeFile(file, text.replace('url_key: equipe', 'url_key: Équipe'))
  await expect(trial()).rejects.toThrow('pages/equipe.fr.md:3: url_key may hold a-z, 0-9, - and / only')
  expect(await titleOf('equipe')).toBe('Équipe')
  expect(await titleOf('essai')).toBeUndefined()
  expect(await shop.sql`select 1 from form where identifier = 'essai'`).toHaveLength(0)
})

it('removed content has no URL; content that the shop needs cannot be removed', async () => {
  expect(await titleOf('equipe')).toBe('Équipe')
  expect(await run(['remove', 'pages/equipe'])).toContain('pages/equipe was removed in all languages.')
  expect(await titleOf('equipe')).toBeUndefined()
  const left = await shop.sql`
    select request_path from url_rewrite u join store s on s.id = u.store_id
     where s.code = 'fr' and request_path = 'equipe'
     union all
    select path from content_source c join website w on w.id = c.website_id
     where w.code = 'fontaines' and path like 'pages/equipe%'`
  expect(left).toEqual([])
  await expect(run(['remove', 'pages/equipe'])).rejects.toThrow('The website fontaines has no pages/equipe.')
  await expect(run(['remove', 'pages/no-route'])).rejects.toThrow('The shop needs the page no-route')
  await expect(run(['remove', 'blocks/accessoires'])).rejects.toThrow('is shown by Accessoires')
  await expect(run(['remove', 'mails/invoice'])).rejects.toThrow(
    'Name pages/NAME, blocks/NAME or blog/posts/NAME',
  )
  expect(await run(['remove', 'blog/posts/micro-filtration'])).toContain('was removed')
})
