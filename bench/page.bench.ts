import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/browsers.ts'
import { median, report } from './report.ts'
import { addresses, benchDatabase, startMeasuredShop } from './shop.ts'
import { buyer, openOnce, pages, type Cookie } from './visited-pages.ts'

const rounds = 3

/** Lighthouse's mobile profile: a slow processor and a slow connection. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const slowerProcessor = 4
const connection = {
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 768_000 / 8,
  offline: false,
}
/** Duration in milliseconds from which a task counts as blocking. */
const longTask = 50

type Seen = { paint: number; largest: number; shift: number; tasks: { start: number; duration: number }[] }
type Figures = { lcp: number; cls: number; tbt: number }

/** Runs in the page before its scripts: records paint and long-task entries. */
function watch(): void {
  const seen: Seen = { paint: 0, largest: 0, shift: 0, tasks: [] }
  Reflect.set(globalThis, 'seen', seen)
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.paint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime
  })
  observe('layout-shift', (entry) => {
    seen.shift += Number(Reflect.get(entry, 'value'))
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration })
  })
}

async function measured(context: BrowserContext, path: string): Promise<Figures> {
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(watch)
  await page.goto(`${addresses.fontaines}/${path}`, { waitUntil: 'networkidle' })
  if (!new URL(page.url()).pathname.endsWith(path)) throw new Error(`/${path} leads to ${page.url()}.`)
  const seen: Seen = await page.evaluate(() => Reflect.get(globalThis, 'seen'))
  await page.close()
  const late = seen.tasks.filter(({ start }) => start >= seen.paint)
  return {
    lcp: seen.largest,
    cls: seen.shift,
    tbt: late.reduce((sum, { duration }) => sum + Math.max(0, duration - longTask), 0),
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', connection)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
}

/** First load of the pages of quality.md on a phone. */
export async function benchPages(): Promise<void> {
  const database = await benchDatabase()
  const shop = await startMeasuredShop(database.url)
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  try {
    const cookies = await buyer()
    for (const { kind, path, isOwn } of pages) {
      await openOnce(path)
      const found = await visits(browser, path, isOwn ? cookies : [])
      const middle = (name: keyof Figures) => median(found.map((figures) => figures[name]))
      report({ what: `${kind} /${path}: largest paint`, value: middle('lcp'), unit: 'ms', bar: 1500 })
      report({ what: `${kind} /${path}: layout shift`, value: middle('cls'), unit: '', bar: 0.02 })
      report({ what: `${kind} /${path}: blocked by scripts`, value: middle('tbt'), unit: 'ms', bar: 50 })
    }
  } finally {
    await browser.close()
    await shop.stop()
    await database.stop()
  }
}

async function visits(browser: Browser, path: string, cookies: readonly Cookie[]) {
  const found: Figures[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext(phone)
    await context.addCookies([...cookies])
    found.push(await measured(context, path))
    await context.close()
  }
  return found
}
