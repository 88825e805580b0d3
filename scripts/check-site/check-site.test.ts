import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { jsonPositions } from '@comptoir/rules/json-position'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSite, checkSiteReport } from './check-site.ts'

const root = path.resolve(import.meta.dirname, '../..')
const names = await readdir(path.join(root, 'sites'), { withFileTypes: true })
const sites: string[] = []
for (const { name } of names) {
  const own: string[] = await readdir(path.join(root, 'sites', name)).catch(() => [])
  if (own.includes('site.json')) sites.push(name)
}

describe.each(sites)('sites/%s', (name) => {
  it('has no problems of files, theme, contrast, words, links and products', async () => {
    const { pictures: _, ...problems } = await checkSite(path.join(root, 'sites', name))
    expect(problems).toEqual({ files: [], theme: [], contrast: [], words: [], links: [], products: [] })
  })
})

const link = (label: string, target: string) => ({ label, path: target })

const texts = (language: string, title: string) => ({
  storeCode: language,
  tagline: title,
  phone: '1',
  phoneNumber: '1',
  email: 'a@shop.example',
  navigation: [link('A', ''), link('B', 'about'), link('C', 'tables/low'), link('D', 'table.html')],
  sellingPoints: [],
  footer: {
    guarantees: [],
    groups: [],
    legal: [link('E', 'newsletter'), link('F', 'gone'), link('G', 'tel:+1')],
  },
  home: {
    hero: { layout: 'light', title, lead: 'x', alt: '', picture: 'small.webp' },
    sections: [{ type: 'products', title: 'x', skus: ['T-1', 'T-2'] }],
  },
  pages: { about: { sections: [{ type: 'products', title: 'x', skus: ['T-3'] }] } },
  meta: { title: 'x', description: 'x' },
})

const site = {
  code: 'broken',
  brand: 'Broken',
  features: {},
  logo: 'M1 1h2',
  look: { colorScheme: 'auto', icon: 'gone.svg' },
  languages: { en: texts('en', 'Tables'), de: texts('de', '') },
}

const files: Readonly<Record<string, string>> = {
  'site.json': JSON.stringify(site, null, 2),
  'website.json': JSON.stringify({ zones: [{ code: 'de', name: { en: 'Germany' } }] }),
  'theme.css':
    ':root{--color-text-muted:#999;--color-link:teal}@media (prefers-color-scheme:dark){:root{--color-link:#444}}',
  'redirects.txt': '/old /new\n/older /old\n',
  'look/mark.svg': '<svg onload="alert(1)"></svg>',
  'content/pages/about.en.md':
    '---\nurl_key: about\n---\n[Table](/en/table.html) ![x](none.webp) [no](/en/nothing)\n',
  'content/pages/basket.en.md': '---\nurl_key: panier\n---\n',
  'content/pages/imprint.default.md': '---\nurl_key: imprint\n---\n[Imprint](/de/imprint)\n',
  'catalogue/categories.csv':
    'path,store_view_code,url_key\nTables,,tables\nTables/Low,,low\nTables,de,tische\n',
  'catalogue/products.csv': 'sku,store_view_code,url_key,base_image\nT-1,,table,heavy.webp\nT-1,de,tisch,\n',
}

/** A problem of `site.json`, which begins with the path of its value, with line and column. */
function at(problem: string): string {
  const [keys = ''] = /^[\w.]+/.exec(problem) ?? []
  const { line, column } = jsonPositions(files['site.json'] ?? '')(keys.split('.'))
  return `site.json:${line}:${column}: ${problem}`
}

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-broken-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  await mkdir(path.join(folder, 'pictures'))
  const picture = (width: number) => sharp({ create: { width, height: 9, channels: 3, background: '#fff' } })
  await picture(640).webp().toFile(path.join(folder, 'pictures/small.webp'))
  const heavy = await picture(1280).webp().toBuffer()
  await writeFile(path.join(folder, 'pictures/heavy.webp'), Buffer.concat([heavy, Buffer.alloc(310 * 1024)]))
})

afterAll(() => rm(folder, { recursive: true }))

describe('a site with mistakes', () => {
  it('is told every pair of colours with too little contrast, in both schemes', async () => {
    const { contrast } = await checkSite(folder)
    expect(contrast).toContain(
      'theme.css:1:7: --color-text-muted #999 on --color-page #fbf8f3 has 2.68:1, it needs 4.5:1 (light)',
    )
    expect(contrast).toContain(
      'theme.css:1:31: --color-link teal on --color-page #fbf8f3: write both as #rrggbb (light)',
    )
    expect(contrast.filter((line) => line.includes('(dark)')).length).toBeGreaterThan(0)
    expect(contrast).toContainEqual(
      expect.stringMatching(/^theme\.css:1:90: --color-link #444 on --color-page #171411 .*\(dark\)$/),
    )
    // The light value of a muted text does not hold in the dark.
    expect(contrast.filter((line) => line.includes('text-muted') && line.includes('(dark)'))).toEqual([])
  })

  it('is told colours of its theme that no page shows', async () => {
    const copy = await mkdtemp(path.join(tmpdir(), 'comptoir-unseen-'))
    await cp(folder, copy, { recursive: true })
    await writeFile(path.join(copy, 'site.json'), JSON.stringify({ ...site, look: { icon: 'gone.svg' } }))
    const own = ':root{--color-pgae:#fff;--color-own:#000}a{color:var(--color-own)}'
    await writeFile(path.join(copy, 'theme.css'), `${own}\n${files['theme.css']}`)
    expect((await checkSite(copy)).theme).toEqual([
      expect.stringMatching(/^theme\.css:2:49: is for dark screens, .* write "colorScheme": "auto"/),
      'theme.css:1:7: --color-pgae is no colour of the design, and no rule of this file uses it',
    ])
    await rm(copy, { recursive: true })
  })

  it('is told the files that an import refuses, by the same checks', async () => {
    const { files: problems } = await checkSite(folder)
    expect(problems).toEqual([
      at('look.icon: look/gone.svg is missing: add the file, or name another one'),
      'redirects.txt:2:8: /old redirects again on line 1: name the final target',
      'look/mark.svg: has the attribute onload, which is not allowed',
    ])
  })

  it('is told words, pictures, links and products', async () => {
    const { words, pictures, links, products } = await checkSite(folder)
    expect(words).toEqual([
      at('languages.de.tagline is empty'),
      at('languages.de.home.hero.title is empty'),
      'website.json:1:31: zones.0.name.de is missing',
      'content/pages/about.de.md is missing',
      'content/pages/basket.de.md is missing',
    ])
    expect(pictures).toEqual([
      'content/pages/about.en.md:4:30: none.webp is not in pictures/',
      expect.stringMatching(/^pictures\/heavy\.webp has 31\d KB, at most 300 are good$/),
      'pictures/small.webp is 640 pixels wide, at least 1280 are needed',
    ])
    expect(links).toEqual([
      at('languages.en.footer.legal.1.path: there is no page /en/gone'),
      at('languages.de.navigation.1.path: there is no page /de/about'),
      at('languages.de.navigation.2.path: there is no page /de/tables/low'),
      at('languages.de.navigation.3.path: there is no page /de/table.html'),
      at('languages.de.footer.legal.1.path: there is no page /de/gone'),
      'content/pages/about.en.md:4:46: there is no page /en/nothing',
      '/en/panier: is the address of a screen of the storefront; choose another key',
    ])
    expect(products).toEqual(
      ['en', 'de'].flatMap((language) => [
        at(`languages.${language}.home.sections.0.skus: T-2 is no product of the catalogue`),
        at(`languages.${language}.pages.about.sections.0.skus: T-3 is no product of the catalogue`),
      ]),
    )
  })

  it('makes the command end with 1 and a list; one without mistakes with 0', async () => {
    const run = (name: string) =>
      spawnSync(process.execPath, ['scripts/comptoir.ts', 'check', 'site', name], {
        cwd: root,
        encoding: 'utf8',
      })
    const broken = run(folder)
    expect(broken.status).toBe(1)
    expect(broken.stdout).toMatch(/: \d+ problems\n$/)
    const { lines } = await checkSiteReport(folder)
    expect(broken.stdout.trimEnd().split('\n')).toEqual(lines)
    const invalid = await mkdtemp(path.join(tmpdir(), 'comptoir-invalid-'))
    await cp(folder, invalid, { recursive: true })
    const text = await readFile(path.join(folder, 'site.json'), 'utf8')
    await writeFile(path.join(invalid, 'site.json'), text.replace('"brand"', '"brands"'))
    const refused = run(invalid)
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/site\.json:\d+:\d+: brand/)])
    await rm(invalid, { recursive: true })
  })

  it('has none when all of it is put right', async () => {
    const right = await mkdtemp(path.join(tmpdir(), 'comptoir-right-'))
    const own = texts('en', 'Tables')
    const { pages: _, ...rest } = own
    const languages = {
      en: {
        ...rest,
        footer: { ...own.footer, legal: [] },
        home: { ...own.home, hero: { ...own.home.hero, picture: undefined }, sections: [] },
      },
    }
    const put = async (name: string, text: string) => {
      await mkdir(path.dirname(path.join(right, name)), { recursive: true })
      await writeFile(path.join(right, name), text)
    }
    await put('site.json', JSON.stringify({ ...site, look: { colorScheme: 'auto' }, languages }))
    await put('website.json', files['website.json'] ?? '')
    await put('theme.css', '')
    await put('content/pages/about.en.md', '---\nurl_key: about\n---\n[Table](/en/table.html)\n')
    await put('catalogue/categories.csv', files['catalogue/categories.csv'] ?? '')
    await put('catalogue/products.csv', 'sku,url_key\nT-1,table\n')
    expect(await checkSiteReport(right)).toEqual({ lines: [`${right}: no problems`], isFine: true })
    await rm(right, { recursive: true })
  })
})
