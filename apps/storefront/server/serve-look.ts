import { createHash } from 'node:crypto'
import { matchesEntityTag } from '@comptoir/rules/entity-tag'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../app/platform/site.ts'
import { languagesOf } from '../app/platform/site-texts.ts'
import { addressPrefix } from './redirects.ts'
import type { LookFile } from './look.ts'

/** Sizes of the icons in pixels by their paths; the first is that of home screens of iOS. */
const ICONS = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-512.png': 512 } as const

/** Share of an icon's side that the drawing takes: the rest is cut off by the masks of home screens. */
const DRAWN = 0.6

/** What the address of a file looks like. */
const ADDRESS = /^\/look\/[\da-f]{10}-[\w.-]+$/

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Of addresses without a hash: a changed logo is asked for soon, and most answers are 304. */
const SOON = 'public, max-age=300'

export interface ServedLook {
  readonly site: Site
  /** Of the current look, and of earlier ones that open pages may still show. */
  readonly files: readonly LookFile[]
  readonly icon: LookFile
}

/**
 * Serves the files of looks, the icons made of the current one, and the web app manifest. `refresh` reads the look again:
 * another process may already show a later one.
 */
export function serveLook(
  app: FastifyInstance,
  current: () => ServedLook,
  refresh: () => Promise<void>,
): void {
  app.get('/look/*', async (request, reply) => {
    const address = request.url.split('?', 1)[0] ?? ''
    const find = () => current().files.find(({ path }) => path === address)
    if (!find() && ADDRESS.test(address)) await refresh()
    const file = find()
    if (!file) return reply.code(404).type('text/plain').send('Not Found')
    return reply.type(file.type).header('cache-control', IMMUTABLE).send(file.body)
  })
  // Browsers and feed readers ask for the second where no page names the first.
  for (const path of ['/favicon.svg', '/favicon.ico'])
    app.get(path, (request, reply) => {
      const { icon } = current()
      return sendTagged(request, reply.type(icon.type), icon.path, icon.body)
    })
  for (const [path, size] of Object.entries(ICONS)) {
    // Few visitors put a shop on their home screen: an icon is drawn when the first asks for it.
    let drawn: { of: string; png: Promise<Buffer> } | undefined
    app.get(path, async (request, reply) => {
      const { icon, site } = current()
      const ground = groundOf(site)
      const of = icon.path + ground
      if (drawn?.of !== of) drawn = { of, png: drawIcon(icon, { size, ground }) }
      return sendTagged(request, reply.type('image/png'), of, await drawn.png)
    })
  }
  app.get('/manifest.webmanifest', (request, reply) => {
    const manifest = JSON.stringify(webManifest(current().site))
    return sendTagged(request, reply.type('application/manifest+json'), manifest, manifest)
  })
}

/** Sends a file whose content depends on `of` only, or 304 to who has it. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, of: string, body: string | Buffer) {
  const tag = `"${createHash('sha256').update(of).digest('hex').slice(0, 16)}"`
  reply.header('cache-control', SOON).header('etag', tag)
  return matchesEntityTag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(body)
}

const groundOf = ({ colours }: Site) => (colours.light ?? colours.dark)?.page ?? '#fff'

/** The drawing in the middle of a square in the page's colour. */
async function drawIcon(
  { body, type }: LookFile,
  { size, ground }: { size: number; ground: string },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const side = Math.round(size * DRAWN)
  const { width } = await sharp(body).metadata()
  const density = Math.min(2400, Math.ceil((72 * side) / width))
  const drawing = await sharp(body, type === 'image/svg+xml' ? { density } : {})
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer()
}

function webManifest(site: Site) {
  const ground = groundOf(site)
  const [language] = languagesOf(site)
  return {
    name: site.brand,
    short_name: site.brand,
    lang: language,
    start_url: (language && addressPrefix(site, language)) || '/',
    display: 'minimal-ui',
    background_color: ground,
    theme_color: ground,
    icons: Object.entries(ICONS)
      .slice(1)
      .map(([src, size]) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' })),
  }
}
