import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { run, say } from './processes.ts'

type Browser = {
  title: string
  /** Environment variable that names an executable. */
  variable: string
  /** Names of the executable in the folders of `PATH`. */
  names: readonly string[]
  /** Paths outside `PATH`. */
  paths: readonly string[]
  /** Package of Debian. */
  package: string
}

const chromium: Browser = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  // The shell renders the same without the windows, menus and extensions of the browser: a third less CPU time a test.
  names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  paths: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'],
  package: 'chromium-headless-shell',
}

const firefox: Browser = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  paths: ['/Applications/Firefox.app/Contents/MacOS/firefox', '/snap/bin/firefox'],
  package: 'firefox-esr',
}

/** Path of an installed Chromium. */
export const findChromium = (): string | undefined => find(chromium)

/** Path of an installed Firefox. */
export const findFirefox = (): string | undefined => find(firefox)

/** Path of Chromium. Installs it with apt-get where it is missing; throws when that fails. */
export function ensureChromium(): Promise<string> {
  return ensure(chromium)
}

/** Path of Firefox. Installs it with apt-get where it is missing; throws when that fails. */
export function ensureFirefox(): Promise<string> {
  return ensure(firefox)
}

async function ensure(browser: Browser): Promise<string> {
  const found = find(browser)
  if (found) return found
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = async (...args: string[]) => {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...args]
    return await run(program, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(
      () => ({ code: 1, output: '' }),
    )
  }
  say(`Installing ${browser.title} for the browser tests …`)
  await apt('update', '-qq')
  await apt('install', '-y', '-qq', '--no-install-recommends', browser.package)
  const installed = find(browser)
  if (installed) return installed
  throw new Error(
    `${browser.title} was not found and could not be installed: install it, or set ${browser.variable}.`,
  )
}

function find({ variable, names, paths }: Browser): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = [
    process.env[variable] ?? '',
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...paths,
  ]
  return candidates.find((file) => file !== '' && isExecutable(file))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
