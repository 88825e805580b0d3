import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Response } from '@playwright/test'
import { ensureChromium } from '../scripts/browsers.ts'
import { report } from './report.ts'
import { addresses, benchDatabase, startMeasuredShop } from './shop.ts'

const pages = [
  '/fr',
  '/fr/particuliers',
  '/fr/comptoir-3.html',
  '/fr/recherche?q=carafe',
  '/fr/panier',
  '/fr/login',
  '/fr/demande-d-information',
  '/fr/blog',
]
const kb = (bytes: number) => bytes / 1024

async function read(path: string): Promise<string> {
  const answer = await fetch(new URL(path, addresses.fontaines))
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`)
  return await answer.text()
}

/** Compressed size of the modules that the given ones import statically, each counted once. */
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

/** Compressed size of all scripts that Chromium has loaded after hydration. */
async function loadedBytes(browser: Browser, page: string): Promise<number> {
  const tab = await browser.newPage()
  const scripts: Promise<Buffer>[] = []
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  }
  tab.on('response', note)
  await tab.goto(new URL(page, addresses.fontaines).href, { waitUntil: 'networkidle' })
  await tab.keyboard.press('Tab')
  await tab.waitForLoadState('networkidle')
  // What comes later is gone with the page before it is read.
  tab.off('response', note)
  const bodies = await Promise.all(scripts)
  await tab.close()
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
}

/** The bytes that a browser loads for each page, compressed with gzip. */
export async function benchBytes(): Promise<void> {
  const database = await benchDatabase()
  const shop = await startMeasuredShop(database.url)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  try {
    for (const page of pages) {
      const html = await read(page)
      const early = [
        ...attributeValues(html, /<script[^>]*\bsrc=[^>]*>/g, 'src'),
        ...attributeValues(html, /<link[^>]*modulepreload[^>]*>/g, 'href'),
      ]
      const styles = attributeValues(html, /<link[^>]*rel="stylesheet"[^>]*>/g, 'href')
      const css = (await Promise.all(styles.map(read))).reduce((sum, text) => sum + gzipSync(text).length, 0)
      const figures = [
        {
          what: 'JavaScript before the first interaction',
          value: await graphBytes(early),
          bar: 35,
          against: 'Hydrogen 110 to 112 KB',
        },
        { what: 'JavaScript in all', value: await loadedBytes(browser, page), bar: 145 },
        { what: 'CSS', value: css, bar: 15 },
        { what: 'HTML', value: gzipSync(html).length, bar: 40 },
      ]
      for (const figure of figures)
        report({ ...figure, what: `${page}: ${figure.what}`, value: kb(figure.value), unit: 'KB' })
    }
  } finally {
    await browser.close()
    await shop.stop()
    await database.stop()
  }
}
