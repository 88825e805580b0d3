import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { run, say } from './processes.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const fixedPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium']

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
    ...fixedPaths,
  ]
  return candidates.find((file) => file !== '' && isExecutable(file))
}

/** Path of Chromium. Installs it with apt-get where it is missing; throws when that fails. */
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
  throw new Error('Chromium was not found and could not be installed: install it, or set CHROMIUM_PATH.')
}
