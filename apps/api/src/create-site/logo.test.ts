import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CommandError } from '../platform/errors.ts'
import { createSiteCommand } from './command.ts'
import { readLogo } from './logo.ts'

let folder: string
let sitesDir: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-logos-'))
  sitesDir = path.join(folder, 'sites')
})
afterAll(() => rm(folder, { recursive: true }))

const svg = (inner: string, viewBox = '0 0 200 50') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c03' } })

async function fileOf(name: string, contents: string | Buffer): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, contents)
  return file
}

async function create(code: string, logo: string, flags: Record<string, string> = {}) {
  const given = {
    name: 'Casa',
    languages: 'it',
    countries: 'IT',
    email: 'a@casa.example',
    phone: '+390612345678',
  }
  await createSiteCommand(new Map(Object.entries({ code, logo, ...given, ...flags })), {
    sitesDir,
    today: '2026-11-24',
  })
  const site = JSON.parse(await readFile(path.join(sitesDir, code, 'site.json'), 'utf8'))
  const look = path.join(sitesDir, code, 'look')
  return {
    look: site.look,
    files: (await readdir(look)).toSorted(),
    at: (name: string) => path.join(look, name),
  }
}

describe('The logo of a new shop', () => {
  it('is any SVG file that only draws, unchanged, in the size of the header', async () => {
    const drawing = svg('<circle cx="25" cy="25" r="20" fill="#c03"/>', '0 0 50 50')
    const logo = await readLogo(await fileOf('round.svg', drawing))
    expect(logo).toMatchObject({ file: 'logo.svg', width: 36, height: 36, isSquare: true })
    expect('body' in logo && logo.body.toString()).toBe(drawing)
  })

  it('gets the first letter as icon where it is too wide for a square', async () => {
    const drawing = svg('<path d="M0 0h200v50z"/>')
    const logo = await fileOf('wide.svg', drawing)
    const { look, files, at } = await create('wide', logo, { 'logo-holds-name': 'yes' })
    expect(look.logo).toEqual({ file: 'logo.svg', width: 144, height: 36, holdsName: true })
    expect(look.icon).toBe('icon.svg')
    expect(files).toEqual(['icon.svg', 'logo.svg'])
    expect(await readFile(at('logo.svg'), 'utf8')).toBe(drawing)
    expect(await readFile(at('icon.svg'), 'utf8')).toContain('viewBox="0 0 28 28"')
    expect(await readFile(path.join(sitesDir, 'wide/README.md'), 'utf8')).toContain('look/icon.svg')
  })

  it.each([
    ['png', 'logo.png', 'png'],
    ['webp', 'logo.webp', 'webp'],
    ['jpeg', 'logo.webp', 'webp'],
  ] as const)(
    'is a picture in %s, in three pixels a CSS pixel at most, without its metadata',
    async (type, file, format) => {
      const original = await picture(900, 600)
        .toFormat(type)
        .withExif({ IFD0: { Artist: 'Rossi' } })
        .toBuffer()
      const logo = await readLogo(await fileOf(`picture.${type}`, original))
      expect(logo).toMatchObject({ file, width: 54, height: 36 })
      const written = await sharp('body' in logo ? logo.body : '').metadata()
      expect([written.format, written.width, written.height, written.exif]).toEqual([
        format,
        162,
        108,
        undefined,
      ])
    },
  )

  it('is known by its content, not by its name, and turned as its metadata says', async () => {
    const turned = await picture(100, 300).withMetadata({ orientation: 6 }).png().toBuffer()
    const logo = await readLogo(await fileOf('turned.svg', turned))
    expect(logo).toMatchObject({ file: 'logo.png', width: 108, height: 36, isSquare: false })
  })

  it('of another kind, unsafe, too large, too small or damaged is refused with the reason, and nothing is written', async () => {
    const png = await picture(400, 400).png().toBuffer()
    const noise = await sharp(
      Buffer.from(Array.from({ length: 3 * 200 * 200 }, (_, i) => (i * 7919) % 251)),
      {
        raw: { width: 200, height: 200, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer()
    const shapes = '<path d="M0 0h200v50z"/>'.repeat(9000)
    for (const [name, contents, reason] of [
      ['text.svg', 'a logo', /cannot be drawn: name an SVG file, or a PNG, WebP or JPEG picture/],
      [
        'script.svg',
        svg('<script>alert(1)</script>'),
        /has <script>, which is not allowed: save it as a plain SVG/,
      ],
      ['event.svg', svg('<path d="M0 0" onload="a()"/>'), /has the attribute onload, which is not allowed/],
      ['far.svg', svg('<use href="https://a.example/b.svg#c"/>'), /refers to https:.*: only its own parts/],
      [
        'bare.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><path d="M0 0h9"/></svg>',
        /a viewBox in its first tag/,
      ],
      ['many.svg', svg(shapes), /has 212 KB, at most 200 KB are served: simplify it/],
      ['animated.gif', await picture(90, 90).gif().toBuffer(), /is a picture in gif: name an SVG file/],
      [
        'tiny.png',
        await picture(16, 16).png().toBuffer(),
        /has 16 x 16 pixels, .*: it needs 36 of height or 160 of width/,
      ],
      ['half.jpeg', noise.subarray(0, noise.length / 2), /is damaged: save it again/],
      [
        'heavy.png',
        Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]),
        /has 51\d\d KB, at most 5120 KB are read/,
      ],
    ] as const) {
      const refusal = await create('refused', await fileOf(name, contents)).catch((error: unknown) => error)
      expect([name, refusal instanceof CommandError && refusal.message]).toEqual([
        name,
        expect.stringMatching(reason),
      ])
      expect(String(refusal)).toContain(`--logo "${path.join(folder, name)}"`)
    }
    expect(await readdir(sitesDir)).not.toContain('refused')
  })
})
