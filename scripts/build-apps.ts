import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SettingsError } from '../apps/api/src/platform/errors.ts'
import { bin, root, run, runNode, say } from './processes.ts'

/** An app that React Router builds. */
interface BuiltApp {
  readonly title: string
  /** Folder of the app. */
  readonly folder: string
  /** Files that the build depends on, besides those of the app. */
  readonly sources: readonly string[]
}

const storefront: BuiltApp = {
  title: 'storefront',
  folder: 'apps/storefront',
  sources: ['packages/messages/*/storefront.json', 'packages/site-file/src/**/*.ts'],
}

const admin: BuiltApp = {
  title: 'back office',
  folder: 'apps/admin',
  sources: ['packages/messages/*/admin/*.json'],
}

/** Builds the storefront unless the last build was made from the same sources. */
export const buildStorefront = () => build(storefront)

/** Builds the back office unless the last build was made from the same sources. */
export const buildAdmin = () => build(admin)

/** Throws SettingsError unless the storefront was built from the sources of a repository's folder. */
export const requireStorefront = (folder = root) => requireBuilt(storefront, folder)

/** Throws SettingsError unless the back office was built from them. */
export const requireAdmin = (folder = root) => requireBuilt(admin, folder)

/**
 * Compiles the texts of packages/messages into typed functions, for builds, type checks and unit tests. Empties app/paraglide
 * of both apps first, so it must not run at the same time as a build.
 */
export async function compileMessages(): Promise<void> {
  await Promise.all([storefront, admin].map(compileMessagesOf))
}

async function compileMessagesOf({ folder, title }: BuiltApp): Promise<void> {
  const script = path.join(root, folder, 'scripts/compile-messages.ts')
  const { code, output } = await runNode(script, [], { quiet: true })
  if (code !== 0) throw new Error(`The messages of the ${title} do not compile: ${output}`)
}

async function build(app: BuiltApp): Promise<void> {
  const { hash, built } = await builtFrom(app, root)
  if (built === hash) return
  say(`Building the ${app.title} …`)
  await compileMessagesOf(app)
  const { code, output } = await run(process.execPath, [bin('react-router'), 'build', app.folder], {
    quiet: true,
  })
  if (code !== 0) throw new Error(`The ${app.title} does not build:\n${output}`)
  await writeFile(stampOf(app, root), hash)
}

async function requireBuilt(app: BuiltApp, base: string): Promise<void> {
  const { hash, built } = await builtFrom(app, base)
  if (built === hash) return
  const state = built === undefined ? 'is not built' : 'was built from other sources than these'
  throw new SettingsError(`The ${app.title} ${state}: run npm run build first.`)
}

/** The sources as they are, and those of the last build. */
async function builtFrom(app: BuiltApp, base: string): Promise<{ hash: string; built: string | undefined }> {
  const stamp = stampOf(app, base)
  const built = existsSync(stamp) ? await readFile(stamp, 'utf8') : undefined
  return { hash: hashSources(app, base), built }
}

const stampOf = ({ folder }: BuiltApp, base: string) => path.join(base, folder, 'build/.stamp')

/** Reads synchronously: nothing else runs yet, and hundreds of small files take half the time. */
function hashSources({ folder, sources }: BuiltApp, base: string): string {
  const hash = createHash('sha256')
  const all = [
    'package-lock.json',
    'packages/rules/src/**/*.ts',
    `${folder}/*.{ts,json}`,
    `${folder}/{app,public,scripts}/**/*`,
    // The build writes other files into this folder.
    `${folder}/project.inlang/settings.json`,
    'packages/messages/src/flat-messages.js',
    ...sources,
  ]
  for (const pattern of all) {
    const names = globSync(pattern, {
      cwd: base,
      withFileTypes: true,
      exclude: ({ name }) => name === 'paraglide',
    })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    for (const name of names.toSorted()) hash.update(path.relative(base, name)).update(readFileSync(name))
  }
  return hash.digest('hex')
}
