import { fastify } from 'fastify'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testSite } from '../app/platform/test-scope.fixture.ts'
import { readLook } from './look.ts'
import { serveLook } from './serve-look.ts'
import { SettingsError } from './settings.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M0 0h28v28H0z"/></svg>'
const jura = '@fontsource/jura/files/jura-latin-300-normal.woff2'
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-look-'))
  await mkdir(join(folder, 'look'))
  const files = {
    'logo.svg': drawing,
    'evil.svg': drawing.replace('<path', '<script>alert(1)</script><path'),
    'own.woff2': 'a font',
    'large.png': Buffer.alloc(300_000),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, 'look', name), content)
})

afterAll(() => rm(folder, { recursive: true }))

const read = (look: Parameters<typeof readLook>[1]['look']) =>
  readLook(folder, { look, path: undefined, colour: '#a98345' })
const logo = { file: 'logo.svg', width: 56, height: 28 }

describe('the look of a site', () => {
  it('has the fonts of packages and its own, before the fallbacks', async () => {
    const faces = [
      { file: jura, weight: 300, preload: true },
      { file: 'own.woff2', weight: '300 700', style: 'italic' as const },
    ]
    const { css, look, files } = await read({ logo, fonts: { heading: { family: 'Jura', faces } } })
    expect(look.preload).toEqual([files[1]?.path])
    expect(files[1]?.path).toMatch(/^\/look\/[\da-f]{10}-jura-latin-300-normal\.woff2$/)
    expect(css).toContain('font-weight:300 700;font-style:italic;font-display:swap;src:url(/look/')
    expect(css).toMatch(/:root\{--font-head:"Jura",var\(--fallback-head\)\}$/)
  })

  it('has a drawn logo where there is no file of it', async () => {
    const { look, files } = await readLook(folder, { look: {}, path: 'M1 1h2', colour: '#a98345' })
    expect(look.logo).toMatchObject({ width: 28, height: 28, holdsName: false })
    expect(files[0]?.body.toString()).toContain('stroke="#a98345"')
    await expect(read({})).rejects.toThrow('look.logo: is missing')
  })

  it.each([
    [{ logo: { ...logo, file: 'evil.svg' } }, 'has <script>, which is not allowed'],
    [{ logo, icon: 'evil.svg' }, 'has <script>, which is not allowed'],
    [{ logo: { ...logo, file: 'none.svg' } }, 'cannot be read'],
    [{ logo: { ...logo, file: 'large.png' } }, 'has 300000 bytes; at most 204800 are allowed'],
    [
      { logo, fonts: { text: { family: 'X', faces: [{ file: jura.replace('300', '350'), weight: 350 }] } } },
      'cannot be read|is not installed',
    ],
  ])('%j is refused with the reason', async (look, reason) => {
    await expect(read(look)).rejects.toThrow(SettingsError)
    await expect(read(look)).rejects.toThrow(new RegExp(reason))
  })

  it('has the rules of a variant only where it is chosen', async () => {
    expect((await read({ logo })).css).toBe('')
    const { css, look } = await read({ logo, header: 'centred', footer: 'slim' })
    expect(look).toMatchObject({ header: 'centred', footer: 'slim' })
    expect(css).toContain('.head-centred')
    expect(css).toContain('.foot-slim')
  })

  it('serves its files for good, icons in the colour of the page, and a manifest', async () => {
    const { files, icon } = await read({ logo })
    const app = fastify()
    const site = testSite({ colours: { light: { page: '#f0e0d0', mark: '#000' }, dark: undefined } })
    serveLook(app, () => ({ site, files, icon }))
    const served = await app.inject(files[0]?.path ?? '')
    expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(served.body).toBe(drawing)
    expect((await app.inject('/favicon.svg')).headers['content-type']).toContain('image/svg+xml')
    for (const [path, size] of [
      ['/apple-touch-icon.png', 180],
      ['/icon-512.png', 512],
    ] as const) {
      const { data, info } = await sharp((await app.inject(path)).rawPayload)
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([size, size])
      expect([...data.subarray(0, 3)]).toEqual([0xf0, 0xe0, 0xd0])
      const middle = (size * size + size) / 2
      expect(data[middle * info.channels]).toBe(0)
    }
    const manifest = (await app.inject('/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({ name: 'Vasque', start_url: '/fr', background_color: '#f0e0d0' })
    await app.close()
  })
})
