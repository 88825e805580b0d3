import { inflateSync } from 'node:zlib'

/** What a PDF of the shop's own says, in the order in which it was written; one line a piece of text. */
export function pdfText(file: Buffer): string {
  const raw = file.toString('latin1')
  const lines: string[] = []
  for (const { index, 0: start } of raw.matchAll(/stream\r?\n/g)) {
    const from = index + start.length
    const end = raw.indexOf('endstream', from)
    if (raw.slice(0, index).endsWith('end')) continue
    lines.push(...textsOf(inflated(file.subarray(from, end))))
  }
  return lines.join('\n').replaceAll('\u00a0', ' ')
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

const windows1252 = new TextDecoder('windows-1252')

/** `[<48656c> 20 <6c6f>] TJ` */
function textsOf(page: string): string[] {
  return [...page.matchAll(/\[((?:<[\da-f]*>|[-\d.\s])*)\]\s*TJ/g)].map(([, pieces = '']) => {
    const bytes = [...pieces.matchAll(/<([\da-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex'))
    return windows1252.decode(Buffer.concat(bytes))
  })
}

/** The sizes of a PDF's pictures, small ones first, without the masks of transparent ones. */
export function pdfPictures(file: Buffer): { width: number; height: number }[] {
  const objects = file.toString('latin1').split('endobj')
  const pictures = objects.flatMap((object) => {
    if (!/\/Subtype \/Image\b/.test(object) || /\/ColorSpace \/DeviceGray\b/.test(object)) return []
    const figure = (name: string) => Number(new RegExp(`/${name} (\\d+)`).exec(object)?.[1])
    return [{ width: figure('Width'), height: figure('Height') }]
  })
  return pictures.toSorted((a, b) => a.width - b.width)
}
