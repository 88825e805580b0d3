import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ensureChromium } from '../scripts/browsers.ts'
import { say } from '../scripts/processes.ts'
import { report } from './report.ts'
import { benchDatabase, startMeasuredShop } from './shop.ts'
import { buyer, openOnce, pages, type Cookie } from './visited-pages.ts'

const run = promisify(execFile)

/** Installed on demand: as a dependency it would triple the size of an installation. */
const version = '13.5.0'
const folder = path.join(tmpdir(), `comptoir-lighthouse-${version}`)
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js')

const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** Personal pages are deliberately not indexable, which this audit counts as an error. */
const PRIVATE = 'is-crawlable'

const browserFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
]

type Answer = { categories: Record<string, { score: number | null }> }

/** Lighthouse's four scores of every page on a phone. Installs Lighthouse if needed. */
export async function benchLighthouse(): Promise<void> {
  await install()
  const chromium = await ensureChromium()
  const database = await benchDatabase()
  const shop = await startMeasuredShop(database.url)
  try {
    const cookies = await buyer()
    for (const { kind, path: page, isOwn } of pages) {
      const { categories } = await visited(chromium, page, isOwn ? cookies : [])
      for (const [name, bar] of Object.entries(bars)) {
        const value = Math.round((categories[name]?.score ?? 0) * 100)
        report({ what: `${kind} /${page}: ${name}`, value, unit: '', bar, atLeast: true })
      }
    }
  } finally {
    await shop.stop()
    await database.stop()
  }
}

async function install(): Promise<void> {
  if (existsSync(program)) return
  say(`Installing Lighthouse ${version} in a folder of its own …`)
  await mkdir(folder, { recursive: true })
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `lighthouse@${version}`])
}

async function visited(chromium: string, page: string, cookies: readonly Cookie[]): Promise<Answer> {
  const url = await openOnce(page)
  const header = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const args = [
    program,
    url,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${Object.keys(bars).join()}`,
    `--chrome-flags=${browserFlags.join(' ')}`,
    ...(cookies.length > 0 ? [`--extra-headers=${JSON.stringify(header)}`, `--skip-audits=${PRIVATE}`] : []),
  ]
  return await audited(args, chromium, 3)
}

/** Lighthouse asks for another run when the browser's trace is incomplete. */
async function audited(args: readonly string[], chromium: string, tries: number): Promise<Answer> {
  try {
    const { stdout } = await run(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: 64 * 1024 * 1024,
    })
    return JSON.parse(stdout)
  } catch (error) {
    if (tries > 1) return await audited(args, chromium, tries - 1)
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw new Error(`Lighthouse could not measure ${args[1]}: ${output.trim()}`, { cause: error })
  }
}
