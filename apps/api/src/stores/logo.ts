import { drawnLogo } from '@comptoir/site-file/folder-files'
import { hash } from 'node:crypto'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { mediaUrl } from '../platform/media-store/open.ts'
import { storedOrMade, type MediaStore } from '../platform/media-store/port.ts'
import { selectFileContent, selectLogo, type LogoRow } from './logo.sql.ts'
import type { Store } from './store.ts'

/** A shop's logo as mails and documents show it. */
export type ShopLogo = {
  /** Three pixels for a unit of width and height; transparent. */
  png: Buffer
  url: string
  width: number
  height: number
  /** Whether it shows the name, which is not written beside it then. */
  holdsName: boolean
}

const room = { width: 200, height: 40 }
const density = 3
/** Part of the file's name: another size or look of the picture needs another one. */
const drawing = JSON.stringify([1, room, density])
const folder = 'logo'

type Drawn = { name: string; logo: Omit<ShopLogo, 'url' | 'holdsName'> }

/** The last drawing of each website by its id, beside the media store that has its file. */
const drawn = new WeakMap<MediaStore, Map<number, Drawn>>()

/**
 * The logo of a website's own files as a picture, because mail programs show no SVG. It is drawn once and kept in the media
 * store. Undefined for a website without one, or with one that cannot be drawn.
 */
export async function shopLogo(
  { settings, media, log }: Pick<App, 'settings' | 'media' | 'log'>,
  sql: Queryable,
  { website, settings: { mail } }: Store,
): Promise<ShopLogo | undefined> {
  const row = await selectLogo(sql, website.id)
  if (!row) return undefined
  const svg = drawingOf(row, mail.accent)
  const source = svg === undefined ? row.hash : hash('sha256', svg)
  if (source === null) return undefined
  const name = `${folder}/${hash('sha256', drawing + source).slice(0, 16)}.png`
  const kept = drawn.get(media) ?? new Map<number, Drawn>()
  drawn.set(media, kept)
  try {
    const last = kept.get(website.id)
    const logo =
      last?.name === name
        ? last.logo
        : await draw(media, name, async () =>
            svg === undefined ? await fileOf(sql, website.id, source) : Buffer.from(svg),
          )
    kept.set(website.id, { name, logo })
    return { ...logo, url: `${mediaUrl(settings)}/${name}`, holdsName: row.look?.holdsName ?? false }
  } catch (error) {
    // A mail or an invoice without its logo is better than none.
    log.warn({ err: error, website: website.code }, 'The logo cannot be drawn for mails and documents.')
    return undefined
  }
}

async function draw(media: MediaStore, name: string, content: () => Promise<Buffer>): Promise<Drawn['logo']> {
  const { default: sharp } = await import('sharp')
  const png = await storedOrMade(media, `media/${name}`, async () =>
    sharp(await content(), { density: 72 * density * 2 })
      .resize({ width: room.width * density, height: room.height * density, fit: 'inside' })
      .png()
      .toBuffer(),
  )
  const { width, height } = await sharp(png).metadata()
  return {
    png,
    width: Math.max(1, Math.round(width / density)),
    height: Math.max(1, Math.round(height / density)),
  }
}

/** The drawing that a website without a file of its own has. */
function drawingOf({ hash: hashOfFile, path }: LogoRow, colour: string): string | undefined {
  return hashOfFile === null && path !== null ? drawnLogo(path, colour) : undefined
}

async function fileOf(sql: Queryable, websiteId: number, hashOfFile: string): Promise<Buffer> {
  const content = await selectFileContent(sql, websiteId, hashOfFile)
  if (!content) throw new Error('The logo was replaced while it was read.')
  return content
}
