import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileProblems, readFolderFiles, redirectsOf, type NamesFiles } from './folder-files.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M0 0h28v28H0z"/></svg>'
const jura = '@fontsource/jura/files/jura-latin-300-normal.woff2'
const logo = { file: 'logo.svg', width: 56, height: 28 }
const png = Buffer.from('\u0089PNG\r\n', 'latin1')

const problems = (site: NamesFiles, files: Record<string, string | Buffer> = {}) =>
  fileProblems(
    site,
    new Map(
      Object.entries({ 'look/logo.svg': drawing, ...files }).map(([path, content]) => [
        path,
        Buffer.from(content),
      ]),
    ),
    { placeOf: (path) => `site.json:${path.length}:1:`, nameOf: (path) => path },
  )

describe('the files of a site', () => {
  it('have no problems when they are there and are what their names say', () => {
    const fonts = {
      heading: { family: 'Jura', faces: [{ file: jura, weight: 300 }] },
      text: { family: 'Own', faces: [{ file: 'own.woff2', weight: 400 }] },
    }
    const files = {
      'look/own.woff2': 'wOF2 a font',
      'look/OFL.txt': 'a licence',
      'look/icon.svg': drawing,
      'look/unused.png': png,
      'look/unused-2.webp': 'RIFF....WEBP',
      'redirects.txt': '\uFEFF/old /new\r\n',
    }
    expect(problems({ look: { logo, icon: 'icon.svg', fonts } }, files)).toEqual([])
    expect(problems({ logo: 'M1 1h2' })).toEqual([])
  })

  it.each<[NamesFiles, string]>([
    [
      { look: { logo: { ...logo, file: 'none.svg' } } },
      'site.json:3:1: look.logo.file: look/none.svg is missing: add the file, or name another one',
    ],
    [
      { look: { logo, icon: 'none.svg' } },
      'site.json:2:1: look.icon: look/none.svg is missing: add the file, or name another one',
    ],
    [
      {
        look: {
          logo,
          fonts: { text: { family: 'X', faces: [{ file: jura.replace('300', '350'), weight: 350 }] } },
        },
      },
      `site.json:6:1: look.fonts.text.faces.0.file: ${jura.replace('300', '350')} is not installed: correct its name, or install its package in apps/storefront`,
    ],
    [{ look: {} }, 'site.json:2:1: look.logo: is missing: name a file of look/, or write "logo"'],
    [
      { logo: '"><script>' },
      'site.json:1:1: logo: must be the path of a drawing: it has <script>, which is not allowed',
    ],
  ])('%j is refused with place and remedy', (site, problem) => {
    expect(problems(site)).toEqual([problem])
  })

  it.each([
    [
      'look/logo.svg',
      drawing.replace('<path', '<script>alert(1)</script><path'),
      /has <script>, which is not allowed$/,
    ],
    ['look/logo.svg', Buffer.from('3c73766720ff', 'hex'), /is not text in UTF-8: save it as such$/],
    [
      'look/large.png',
      Buffer.concat([png, Buffer.alloc(300_000)]),
      /has 300006 bytes: at most 204800 are allowed$/,
    ],
    ['look/photo.png', 'GIF89a', /is not a PNG file: save it as one$/],
    ['look/photo.webp', png, /is not a WebP file: save it as one$/],
    ['look/own.woff2', 'wOFF', /is not a WOFF2 file: save it as one$/],
    ['look/logo.ai', 'x', /has an unknown type: use \.svg, \.png, \.webp, \.woff2, or \.txt for a licence$/],
    ['look/old/logo.svg', drawing, /must lie in look\/ itself and have a name of letters, digits, - and _$/],
    ['redirects.txt', '/a\n', /^redirects\.txt:1:1: write the old path, the new one and 301 or 302$/],
    ['redirects.txt', Buffer.from([0xff]), /is not text in UTF-8: save it as such$/],
    ['redirects.txt', '#'.repeat(1_000_001), /has 1000001 bytes: at most 1000000 are allowed$/],
  ])('%s is refused when it is wrong', (path, content, problem) => {
    const found = problems({ look: { logo } }, { [path]: content })
    expect(found).toEqual([expect.stringMatching(problem)])
    expect(found[0]?.startsWith(path)).toBe(true)
  })

  it('may not have too many bytes together', () => {
    const full = Buffer.concat([png, Buffer.alloc(200_000)])
    const files = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`look/${index}.png`, full]))
    expect(problems({ look: { logo } }, files)).toEqual([
      `look: its files have ${11 * full.length + drawing.length} bytes: at most 2097152 are allowed`,
    ])
  })

  it('are read without hidden ones; a folder may have none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'comptoir-files-'))
    expect(await readFolderFiles(folder)).toEqual(new Map())
    await mkdir(join(folder, 'look/.cache'), { recursive: true })
    await mkdir(join(folder, 'look/old'))
    for (const name of ['logo.svg', '.DS_Store', '.cache/a.svg', 'old/a.svg'])
      await writeFile(join(folder, 'look', name), drawing)
    await writeFile(join(folder, 'redirects.txt'), '\uFEFF/old /new')
    const files = await readFolderFiles(folder)
    expect([...files.keys()]).toEqual(['redirects.txt', 'look/logo.svg', 'look/old/a.svg'])
    expect(redirectsOf(files)).toMatchObject([{ from: '/old', to: '/new' }])
    expect(redirectsOf(new Map())).toEqual([])
    await rm(folder, { recursive: true })
  })
})
