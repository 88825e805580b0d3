import { gzipSync } from 'node:zlib'
import { report } from './report.ts'
import { addresses, benchDatabase, startMeasuredShop } from './shop.ts'

const pages = ['/fr', '/fr/particuliers', '/fr/comptoir-3.html', '/fr/panier', '/fr/login']
const kb = (bytes: number) => bytes / 1024

async function read(path: string): Promise<string> {
  const answer = await fetch(new URL(path, addresses.fontaines))
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`)
  return await answer.text()
}

/** Compressed size of every module that the given ones load by static imports, each counted once. */
async function graphBytes(entries: readonly string[], seen = new Set<string>()): Promise<number> {
  let bytes = 0
  for (const entry of entries) {
    if (seen.has(entry)) continue
    seen.add(entry)
    const source = await read(entry)
    bytes += gzipSync(source).length
    const imports = [...source.matchAll(/(?:\bimport|\bfrom)\s*["'](\.{0,2}\/[^"']+)["']/g)].map(
      (match) => new URL(match[1] ?? '', new URL(entry, addresses.fontaines)).pathname,
    )
    bytes += await graphBytes(imports, seen)
  }
  return bytes
}

function attributeValues(html: string, tag: RegExp, name: string): string[] {
  return [...html.matchAll(tag)].flatMap(
    ([element]) => new RegExp(`${name}="([^"]+)"`).exec(element)?.[1] ?? [],
  )
}

/** What a browser loads for each page: bytes as sent with gzip. */
export async function benchBytes(): Promise<void> {
  const database = await benchDatabase()
  const shop = await startMeasuredShop(database.url)
  try {
    for (const page of pages) {
      const html = await read(page)
      const early = [
        ...attributeValues(html, /<script[^>]*\bsrc=[^>]*>/g, 'src'),
        ...attributeValues(html, /<link[^>]*modulepreload[^>]*>/g, 'href'),
      ]
      const styles = attributeValues(html, /<link[^>]*rel="stylesheet"[^>]*>/g, 'href')
      const mentioned = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '')
      const seen = new Set<string>()
      const before = await graphBytes(early, seen)
      const later = await graphBytes(mentioned, seen)
      const css = (await Promise.all(styles.map(read))).reduce((sum, text) => sum + gzipSync(text).length, 0)
      report({
        what: `${page}: JavaScript before the first interaction`,
        value: kb(before),
        unit: 'KB',
        bar: 35,
        against: 'Hydrogen 110 to 112 KB',
      })
      report({ what: `${page}: JavaScript in all`, value: kb(before + later), unit: 'KB', bar: 130 })
      report({ what: `${page}: CSS`, value: kb(css), unit: 'KB', bar: 15 })
      report({ what: `${page}: HTML`, value: kb(gzipSync(html).length), unit: 'KB', bar: 40 })
    }
  } finally {
    await shop.stop()
    await database.stop()
  }
}
