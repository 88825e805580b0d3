import { fastify } from 'fastify'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testSite } from '../app/platform/test-scope.fixture.ts'
import { loadLook, withEarlier } from './look.ts'
import { serveLook } from './serve-look.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M0 0h28v28H0z"/></svg>'
const jura = '@fontsource/jura/files/jura-latin-300-normal.woff2'
const files = new Map([
  ['look/logo.svg', Buffer.from(drawing)],
  ['look/other.svg', Buffer.from(drawing.replace('28h28', '28h27'))],
  ['look/own.woff2', Buffer.from('wOF2 a font')],
])

const read = (look: Parameters<typeof loadLook>[1]['look']) =>
  loadLook(files, { look, path: undefined, colour: '#a98345' })
const logo = { file: 'logo.svg', width: 56, height: 28 }

describe('the look of a site', () => {
  it('has the fonts of packages and its own, before the fallbacks', async () => {
    const faces = [
      { file: jura, weight: 300, preload: true },
      { file: 'own.woff2', weight: '300 700', style: 'italic' as const },
    ]
    const { css, look, files: served } = await read({ logo, fonts: { heading: { family: 'Jura', faces } } })
    expect(look.preload).toEqual([served[1]?.path])
    expect(served[1]?.path).toMatch(/^\/look\/[\da-f]{10}-jura-latin-300-normal\.woff2$/)
    expect(css).toContain('font-weight:300 700;font-style:italic;font-display:swap;src:url(/look/')
    expect(css).toMatch(/:root\{--font-head:"Jura",var\(--fallback-head\)\}$/)
  })

  it('has a drawn logo where there is no file of it', async () => {
    const { look, files: served } = await loadLook(files, { look: {}, path: 'M1 1h2', colour: '#a98345' })
    expect(look.logo).toMatchObject({ width: 28, height: 28, holdsName: false })
    expect(served[0]?.body.toString()).toContain('stroke="#a98345"')
    await expect(loadLook(files, { look: {}, path: 'M1', colour: '"><script>' })).rejects.toThrow('<script>')
  })

  it('has another logo on dark screens where it names one, or where it is drawn', async () => {
    expect((await read({ logo })).look.logo.darkSrc).toBeUndefined()
    const named = await read({ logo: { ...logo, darkFile: 'other.svg' } })
    expect(named.look.logo.darkSrc).toMatch(/-other\.svg$/)
    expect(named.files.map(({ path }) => path)).toContain(named.look.logo.darkSrc)
    const colours = { colour: '#a98345', darkColour: '#dcc59a' }
    const drawn = await loadLook(files, { look: {}, path: 'M1 1h2', ...colours })
    const dark = drawn.files.find(({ path }) => path === drawn.look.logo.darkSrc)
    expect(dark?.body.toString()).toContain('stroke="#dcc59a"')
  })

  it('has the rules of a variant only where it is chosen', async () => {
    expect((await read({ logo })).css).toBe('')
    const { css, look } = await read({ logo, header: 'centred', footer: 'slim' })
    expect(look).toMatchObject({ header: 'centred', footer: 'slim' })
    expect(css).toContain('.head-centred')
    expect(css).toContain('.foot-slim')
  })

  it('serves its files for good, icons in the colour of the page, and a manifest', async () => {
    const { look, files: served, icon } = await read({ logo, icon: 'other.svg' })
    const app = fastify()
    const site = testSite({ colours: { light: { page: '#f0e0d0', mark: '#000' }, dark: undefined } })
    serveLook(
      app,
      () => ({ site, files: served, icon }),
      async () => undefined,
    )
    const answer = await app.inject(served[0]?.path ?? '')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.body).toBe(drawing)
    expect((await app.inject(look.icon)).headers['cache-control']).toContain('immutable')
    for (const url of ['/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']) {
      const { headers, statusCode } = await app.inject(url)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=300'])
      const again = (etag = '') => app.inject({ url, headers: { 'if-none-match': etag } })
      expect((await again(headers.etag)).statusCode).toBe(304)
      expect((await again('"other"')).statusCode).toBe(200)
    }
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

  it('keeps files of earlier looks for pages that show them, and asks for one that only others know', async () => {
    const app = fastify()
    const site = testSite()
    const [before, after] = await Promise.all([
      read({ logo }),
      read({ logo: { ...logo, file: 'other.svg' } }),
    ])
    let current = before
    let refreshed = 0
    serveLook(
      app,
      () => ({ site, ...current }),
      async () => {
        refreshed += 1
        current = { ...after, files: withEarlier(after.files, before.files) }
      },
    )
    const status = async (path: string) => (await app.inject(path)).statusCode
    expect(await status('/look/anything-else')).toBe(404)
    expect(await status(before.files[0]?.path ?? '')).toBe(200)
    expect(refreshed).toBe(0)
    expect(await status(after.files[0]?.path ?? '')).toBe(200)
    expect(await status(before.files[0]?.path ?? '')).toBe(200)
    expect(refreshed).toBe(1)
    expect(await status('/look/0123456789-gone.svg')).toBe(404)
    await app.close()
  })

  it('forgets the files of the earliest looks when they have too many bytes', () => {
    const file = (name: string, megabytes: number) => ({
      path: name,
      type: '',
      body: Buffer.alloc(megabytes * 2 ** 20),
    })
    const kept = withEarlier([file('c', 2), file('b', 2)], [file('b', 2), file('a', 11), file('0', 2)])
    expect(kept.map(({ path }) => path)).toEqual(['c', 'b', 'a'])
  })
})
