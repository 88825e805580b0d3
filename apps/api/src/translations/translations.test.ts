import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { fileLacks } from './files.ts'
import { translationsCommand } from './index.ts'
import { messageLacks, messagesFolder } from './messages.ts'

const languages = ['en', 'fr', 'it']
const [may, june] = [new Date('2026-05-01T10:00:00Z'), new Date('2026-06-01T10:00:00Z')]
const file = (name: string, body = 'Texte.', changedAt = may) => ({ path: name, body, changedAt })
const told = (...files: ReturnType<typeof file>[]) =>
  fileLacks(files, languages, 'fr').map(({ what, language, why }) => `${language}: ${what} ${why}`)

describe('Content files', () => {
  it('are complete with one text for each language or one for all', () => {
    expect(told(file('pages/a.fr.md'), file('pages/a.en.md'), file('pages/a.it.md'))).toEqual([])
    expect(told(file('blocks/b.default.md'), file('blocks/b.fr.md'), file('forms/c.json'))).toEqual([])
  })

  it('missing in a language are reported', () => {
    expect(told(file('pages/a.fr.md'), file('pages/a.en.md'))).toEqual(['it: pages/a.it.md is missing'])
  })

  it('older than the source language or with other blocks are reported', () => {
    const first = file('pages/a.fr.md', '## Un\n\n:::faq\n### Deux\n:::', june)
    const older = file('pages/a.en.md', '## One\n\n:::faq\n### Two\n:::')
    const shorter = file('pages/a.it.md', '## Uno', june)
    expect(told(first, older, shorter)).toEqual([
      'en: pages/a.en.md is older (2026-05-01) than pages/a.fr.md (2026-06-01)',
      'it: pages/a.it.md has 0 blocks, pages/a.fr.md has 1',
    ])
  })
})

describe('Messages', () => {
  it('exist in every language', async () => {
    expect(await messageLacks(messagesFolder, languages, 'fr')).toEqual([])
  })

  it('that only some languages have are reported', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-messages-'))
    const write = async (language: string, words: object) => {
      await mkdir(path.join(folder, language))
      await writeFile(path.join(folder, language, 'api.json'), JSON.stringify(words))
    }
    await Promise.all([
      write('fr', { a: 'A', b: 'B' }),
      write('en', { a: 'A', c: 'C' }),
      write('it', { a: 'A', b: '' }),
    ])
    expect(await messageLacks(folder, languages, 'fr')).toEqual([
      { what: 'message b', language: 'en', why: 'is missing' },
      { what: 'message c', language: 'en', why: 'is not in fr/api.json' },
      { what: 'message b', language: 'it', why: 'is missing' },
    ])
    await rm(folder, { recursive: true })
  })
})

describe('The report of a website', () => {
  let shop: TestApi
  beforeAll(async () => {
    shop = await createTestApi()
  })
  afterAll(() => shop.close())
  const report = () => translationsCommand(shop.sql, [], new Map([['website', 'fontaines']]))

  it('finds the sites of this repository complete', async () => {
    expect(await report()).toBe('en: complete.\nfr: complete.\nit: complete.')
    expect(await translationsCommand(shop.sql, [], new Map([['website', 'sushi']]))).toMatch(
      /^en: complete\.\nfr: complete\.\nit: complete\.$/,
    )
  })

  it('lists products and categories that are missing in a language or equal to the source', async () => {
    await shop.sql`
      update product_values set texts = texts - 'description'
       where store_id in (select id from store where code = 'en')
         and product_id = (select id from product where sku = 'VSQ-C3')`
    await shop.sql`
      update category_text t set description = (select description from category_text
               where category_id = t.category_id and language in ('default', 'fr') and description is not null limit 1)
       where language = 'it' and category_id = (select id from category where admin_name = 'Accessoires')`
    const text = await report()
    expect(text).toContain('en: 1 to do.\n  product VSQ-C3 has no description')
    expect(text).toContain('it: 1 to do.\n  category Accessoires is not translated: description')
  })

  it('requires an existing website', async () => {
    await expect(translationsCommand(shop.sql, [], new Map())).rejects.toThrow('translations --website CODE')
    await expect(translationsCommand(shop.sql, [], new Map([['website', 'x']]))).rejects.toThrow(
      'There is no website with the code x.',
    )
  })
})
