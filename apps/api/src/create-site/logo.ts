import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { svgProblem } from '@comptoir/rules/safe-svg'
import sharp, { type Metadata } from 'sharp'

/** A logo as a file of `look/`, with its size in the header in CSS pixels. */
export interface Logo {
  readonly file: string
  readonly body: Buffer
  readonly width: number
  readonly height: number
  /** Whether it also fits into the square of an icon. */
  readonly isSquare: boolean
}

export const logoForm = 'an SVG file, or a PNG, WebP or JPEG picture'

/** What the storefront serves at most of a file of `look/`. */
const mostServedBytes = 200 * 1024
const mostReadBytes = 5 * 1024 * 1024
/** Pixels of the largest picture: a small file may hold a huge one. */
const mostPixels = 50_000_000
/** Room for the logo in the header, in CSS pixels. */
const room = { width: 160, height: 36 }
/** Pixels of a picture for a CSS pixel, for sharp screens. */
const density = 3
/** Longer side by the shorter one, up to which a logo is readable in a square. */
const squareRatio = 1.5

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`

/** Reads a logo and makes it ready for the header; answers the reason, with what would be right, for one that cannot be used. */
export async function readLogo(name: string): Promise<Logo | { problem: string }> {
  const file = path.resolve(name)
  const problem = (text: string) => ({ problem: `"${file}" ${text}` })
  const info = await stat(file).catch(() => undefined)
  if (!info?.isFile()) return problem(`is no file: name ${logoForm}`)
  if (info.size > mostReadBytes)
    return problem(
      `has ${kilobytes(info.size)}, at most ${kilobytes(mostReadBytes)} are read: make it smaller`,
    )
  const body = await readFile(file).catch(() => undefined)
  if (!body) return problem('cannot be read: check its permissions')
  const known = await metadataOf(body)
  if (!known) return problem(`cannot be drawn: name ${logoForm}`)
  const read = known.format === 'svg' ? drawing(body, known) : await picture(body, known)
  return 'problem' in read ? problem(read.problem) : read
}

const metadataOf = async (body: Buffer): Promise<Metadata | undefined> =>
  await sharp(body, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => undefined)

function drawing(body: Buffer, { width, height }: Metadata): Logo | { problem: string } {
  const text = body.toString('utf8')
  const unsafe = svgProblem(text)
  if (unsafe !== undefined)
    return {
      problem: `${unsafe}: save it as a plain SVG whose shapes have their colours as attributes, or as PNG`,
    }
  const [root = ''] = /<svg\b[^>]*>/.exec(text) ?? []
  if (!root.includes('viewBox=') || !root.includes('http://www.w3.org/2000/svg'))
    return { problem: 'needs xmlns="http://www.w3.org/2000/svg" and a viewBox in its first tag' }
  if (body.length > mostServedBytes)
    return {
      problem: `has ${kilobytes(body.length)}, at most ${kilobytes(mostServedBytes)} are served: simplify it`,
    }
  return { file: 'logo.svg', body, ...sizeIn(width, height) }
}

async function picture(body: Buffer, { format, ...known }: Metadata): Promise<Logo | { problem: string }> {
  if (format !== 'png' && format !== 'webp' && format !== 'jpeg')
    return { problem: `is a picture in ${format}: name ${logoForm}` }
  const { width, height } = known.autoOrient
  const size = sizeIn(width, height)
  if (size.width > width)
    return {
      problem: `has ${width} x ${height} pixels, which is too small for the header: it needs ${room.height} of height or ${room.width} of width`,
    }
  // Without the metadata of the original, which may tell place and author.
  const shown = sharp(body, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({
      width: size.width * density,
      height: size.height * density,
      fit: 'inside',
      withoutEnlargement: true,
    })
  const type = format === 'png' ? 'png' : 'webp'
  const written = await shown[type]({ quality: 90 })
    .toBuffer()
    .catch(() => undefined)
  if (!written) return { problem: 'is damaged: save it again' }
  return { file: `logo.${type}`, body: written, ...size }
}

function sizeIn(width: number, height: number) {
  const scale = Math.min(room.width / width, room.height / height)
  const shown = (length: number) => Math.max(8, Math.round(length * scale))
  const isSquare = Math.max(width, height) <= squareRatio * Math.min(width, height)
  return { width: shown(width), height: shown(height), isSquare }
}
