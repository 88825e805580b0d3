import { drawnLogo } from '@comptoir/site-file/folder-files'
import { hash } from 'node:crypto'
import type { App } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { mediaUrl } from '../platform/media-store/open.ts'
import { storedOrMade } from '../platform/media-store/port.ts'
import { selectLogo, type LogoRow } from './logo.sql.ts'
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
  const source = row && sourceOf(row, mail.accent)
  if (!source) return undefined
  const name = `${folder}/${hash('sha256', drawing + source.hash).slice(0, 16)}.png`
  try {
    const { default: sharp } = await import('sharp')
    const png = await storedOrMade(media, `media/${name}`, async () =>
      sharp(source.content, { density: 72 * density * 2 })
        .resize({ width: room.width * density, height: room.height * density, fit: 'inside' })
        .png()
        .toBuffer(),
    )
    const { width, height } = await sharp(png).metadata()
    return {
      png,
      url: `${mediaUrl(settings)}/${name}`,
      width: Math.max(1, Math.round(width / density)),
      height: Math.max(1, Math.round(height / density)),
      holdsName: row.look?.holdsName ?? false,
    }
  } catch (error) {
    // A mail or an invoice without its logo is better than none.
    log.warn({ err: error, website: website.code }, 'The logo cannot be drawn for mails and documents.')
    return undefined
  }
}

function sourceOf(row: LogoRow, colour: string): { content: Buffer; hash: string } | undefined {
  if (row.content && row.hash !== null) return { content: row.content, hash: row.hash }
  if (row.path === null) return undefined
  const svg = drawnLogo(row.path, colour)
  return { content: Buffer.from(svg), hash: hash('sha256', svg) }
}
