import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page, type Response } from '@playwright/test'
import { cartWith, checkOut } from '../apps/api/test/checkout.ts'
import { ensureChromium } from '../scripts/browsers.ts'
import { report } from './report.ts'
import { addresses } from './shop.ts'
import { inMeasuredShop } from './shop-client.ts'
import { buyer, CUSTOMER_CART, CUSTOMER_TOKEN, type Cookie } from './visited-pages.ts'

interface MeasuredPage {
  readonly path: string
  /** Address of its shop. */
  readonly shop: string
  /** What the visitor brings, where the path alone does not say it. */
  readonly visitor?: { readonly says: string; readonly cookies: readonly Cookie[] }
}

const paths = [
  '/fr',
  '/fr/particuliers',
  '/fr/comptoir-3.html',
  '/fr/recherche?q=carafe',
  '/fr/panier',
  '/fr/login',
  '/fr/demande-information',
  '/fr/blog',
]

/** Those of a customer whose order has all but its payment. */
const buyingPaths = ['/fr/panier', '/fr/commander?step=addresses', '/fr/commander?step=review']

/** The step of the checkout that asks most: a guest types the addresses, in a shop that sells to guests. */
async function guestPage(api: Parameters<typeof checkOut>[0]): Promise<MeasuredPage> {
  const cart = await cartWith(api, { sku: 'UT-BEC-KR' }, { store: 'keramik_en' })
  const cookies = [{ name: CUSTOMER_CART, value: cart, url: addresses.keramik }]
  return {
    path: '/en/checkout?step=addresses',
    shop: addresses.keramik,
    visitor: { says: 'as a guest with a product', cookies },
  }
}

async function pagesToMeasure(api: Parameters<typeof checkOut>[0]): Promise<MeasuredPage[]> {
  const cookies = await buyer()
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? ''
  await checkOut(api, valueOf(CUSTOMER_CART), { as: valueOf(CUSTOMER_TOKEN) })
  const visitor = { says: 'with a product', cookies }
  return [
    ...paths.map((path) => ({ path, shop: addresses.fontaines })),
    ...buyingPaths.map((path) => ({ path, shop: addresses.fontaines, visitor })),
    await guestPage(api),
    { path: '/fr/carte', shop: addresses.sushi },
  ]
}

const kb = (bytes: number) => bytes / 1024

const cookieHeader = (cookies: readonly Cookie[]) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

async function read(path: string, { shop, visitor }: MeasuredPage): Promise<string> {
  const headers = visitor && { cookie: cookieHeader(visitor.cookies) }
  // A page that leads to another one is not what is measured.
  const answer = await fetch(new URL(path, shop), { redirect: 'manual', ...(headers && { headers }) })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`)
  return await answer.text()
}

/** Compressed size of the modules that the given ones import statically, each counted once. */
async function graphBytes(
  entries: readonly string[],
  page: MeasuredPage,
  seen = new Set<string>(),
): Promise<number> {
  let bytes = 0
  for (const entry of entries) {
    if (seen.has(entry)) continue
    seen.add(entry)
    const source = await read(entry, page)
    bytes += gzipSync(source).length
    const imports = [...source.matchAll(/(?:\bimport|\bfrom)\s*["'](\.{0,2}\/[^"']+)["']/g)].map(
      (match) => new URL(match[1] ?? '', new URL(entry, page.shop)).pathname,
    )
    bytes += await graphBytes(imports, page, seen)
  }
  return bytes
}

function attributeValues(html: string, tag: RegExp, name: string): string[] {
  return [...html.matchAll(tag)].flatMap(
    ([element]) => new RegExp(`${name}="([^"]+)"`).exec(element)?.[1] ?? [],
  )
}

/** Milliseconds without a request, after which a page has loaded what it loads by itself. */
const QUIET = 1000

/** Resolves when the page loads nothing more. Playwright's `networkidle` is over when it was reached before. */
async function loadsNothing(tab: Page): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, QUIET)
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(resolve, QUIET)
    }
    tab.on('request', wait)
    tab.on('requestfinished', wait)
  })
}

/** Compressed size of all scripts that Chromium has loaded after hydration, which begins when somebody acts. */
async function loadedBytes(browser: Browser, page: MeasuredPage): Promise<number> {
  const context = await browser.newContext()
  await context.addCookies([...(page.visitor?.cookies ?? [])])
  const tab = await context.newPage()
  const scripts: Promise<Buffer>[] = []
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  }
  tab.on('response', note)
  await tab.goto(new URL(page.path, page.shop).href)
  await tab.keyboard.press('Tab')
  await tab.waitForFunction(() => Object.keys(document).some((name) => name.startsWith('__reactContainer')))
  await loadsNothing(tab)
  // Some scripts load at the first act after hydration.
  await tab.keyboard.press('Tab')
  await loadsNothing(tab)
  // What comes later is gone with the page before it is read.
  tab.off('response', note)
  const bodies = await Promise.all(scripts)
  await context.close()
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
}

async function measure(browser: Browser, page: MeasuredPage): Promise<void> {
  const html = await read(page.path, page)
  const early = [
    ...attributeValues(html, /<script[^>]*\bsrc=[^>]*>/g, 'src'),
    ...attributeValues(html, /<link[^>]*modulepreload[^>]*>/g, 'href'),
  ]
  const styles = attributeValues(html, /<link[^>]*rel="stylesheet"[^>]*>/g, 'href')
  const css = (await Promise.all(styles.map((style) => read(style, page)))).reduce(
    (sum, text) => sum + gzipSync(text).length,
    0,
  )
  const figures = [
    {
      what: 'JavaScript before the first interaction',
      value: await graphBytes(early, page),
      bar: 35,
      against: 'Hydrogen 110 to 112 KB',
    },
    { what: 'JavaScript in all', value: await loadedBytes(browser, page), bar: 145 },
    { what: 'CSS', value: css, bar: 15 },
    { what: 'HTML', value: gzipSync(html).length, bar: 40 },
  ]
  const title = page.visitor ? `${page.path} ${page.visitor.says}` : page.path
  for (const figure of figures)
    report({ ...figure, what: `${title}: ${figure.what}`, value: kb(figure.value), unit: 'KB' })
}

/** The bytes that a browser loads for each page, compressed with gzip. */
export async function benchBytes(): Promise<void> {
  await inMeasuredShop(async ({ api }) => {
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
    try {
      for (const page of await pagesToMeasure(api)) await measure(browser, page)
    } finally {
      await browser.close()
    }
  })
}
