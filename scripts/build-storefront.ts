import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bin, root, run, runNode, say } from './processes.ts'

const storefront = path.join(root, 'apps/storefront')
const stamp = path.join(storefront, 'build/.stamp')
const sources = [
  'package-lock.json',
  'packages/messages/*/storefront.json',
  'packages/rules/src/**/*.ts',
  'packages/site-file/src/**/*.ts',
  'apps/storefront/*.{ts,json}',
  'apps/storefront/{app,public,scripts}/**/*',
  // The build writes other files into this folder.
  'apps/storefront/project.inlang/settings.json',
]

/**
 * Compiles the storefront.json of packages/messages into typed functions, for builds, type checks and unit tests. Empties app/paraglide first,
 * so it must not run at the same time as a build.
 */
export async function compileMessages(): Promise<void> {
  const script = path.join(storefront, 'scripts/compile-messages.ts')
  const { code, output } = await runNode(script, [], { quiet: true })
  if (code !== 0) throw new Error(`The messages do not compile: ${output}`)
}

/** Builds the storefront unless the last build was made from the same sources. */
export async function buildStorefront(): Promise<void> {
  const hash = hashSources()
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash) return
  say('Building the storefront …')
  await compileMessages()
  const { code, output } = await run(process.execPath, [bin('react-router'), 'build', 'apps/storefront'], {
    quiet: true,
  })
  if (code !== 0) throw new Error(`The storefront does not build:\n${output}`)
  await writeFile(stamp, hash)
}

/** Reads synchronously: nothing else runs yet, and hundreds of small files take half the time. */
function hashSources(): string {
  const hash = createHash('sha256')
  for (const pattern of sources) {
    const names = globSync(pattern, {
      cwd: root,
      withFileTypes: true,
      exclude: ({ name }) => name === 'paraglide',
    })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    for (const name of names.toSorted()) hash.update(path.relative(root, name)).update(readFileSync(name))
  }
  return hash.digest('hex')
}
