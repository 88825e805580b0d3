import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { run, say } from './processes.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const fixedPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium']

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...fixedPlaces,
  ]
  return candidates.find((file) => file !== '' && isExecutable(file))
}

/** Path of a Chromium; installs it with the system's package manager where it is missing and this user may. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = async (...args: string[]) => {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...args]
    return await run(program, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(
      () => ({ code: 1, output: '' }),
    )
  }
  say('Installing Chromium for the browser tests …')
  await apt('update', '-qq')
  await apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'There is no Chromium, and it could not be installed: install it, or name one with CHROMIUM_PATH.',
  )
}
