import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { writeBenchmarksPage } from '../bench/results.ts'
import { compileMessages } from './build-apps.ts'
import { bin, root, run, runNode, say, type ProcessResult } from './processes.ts'
import { writeLanguageFiles } from './language-files.ts'
import { writeSettingsPage } from './settings-page.ts'

type Check = { name: string; run: () => Promise<ProcessResult> }

const quiet = { quiet: true }

/** Checks before the last ones; messages and the types of routes are generated among them. */
const firstChecks: Check[] = [
  { name: 'types', run: () => typeCheck('tsconfig.json') },
  { name: 'messages and route types', run: messagesAndRouteTypes },
  { name: 'generated files', run: generatedFiles },
  { name: 'format', run: () => run(bin('oxfmt'), ['--check', '.'], quiet) },
  { name: 'migrations', run: () => runNode(path.join(root, 'scripts/migrations.ts'), [], quiet) },
  { name: 'references', run: () => runNode(path.join(root, 'scripts/references.ts'), [], quiet) },
]

/** Checks that read generated messages and types of routes, the longest first. */
const lastChecks: Check[] = [
  { name: 'lint', run: () => run(bin('oxlint'), ['--type-aware', '--deny-warnings', '.'], quiet) },
  { name: 'storefront types', run: () => typeCheck('apps/storefront/tsconfig.json') },
  { name: 'back office types', run: () => typeCheck('apps/admin/tsconfig.json') },
  { name: 'boundaries', run: () => runNode(path.join(root, 'scripts/boundaries.ts'), [], quiet) },
  { name: 'dead code', run: () => runNode(bin('knip'), ['--no-progress'], quiet) },
]

/** With one checker: each of the default four derives the types that they share anew. */
function typeCheck(project: string): Promise<ProcessResult> {
  return run(bin('tsc'), ['-p', project, '--checkers', '1'], quiet)
}

async function messagesAndRouteTypes(): Promise<ProcessResult> {
  await compileMessages()
  const results: ProcessResult[] = []
  for (const app of ['apps/storefront', 'apps/admin'])
    results.push(await run(process.execPath, [bin('react-router'), 'typegen', app], quiet))
  return results.find(({ code }) => code !== 0) ?? { code: 0, output: '' }
}

/** Generates into a temporary folder and compares; a difference means that `npm run generate` was not run. */
async function generatedFiles(): Promise<ProcessResult> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-generated-'))
  try {
    const result = await runNode(bin('graphql-codegen'), ['--config', 'codegen.ts'], {
      quiet: true,
      env: { GENERATE_INTO: folder },
    })
    if (result.code !== 0) return result
    await writeLanguageFiles(folder)
    await writeSettingsPage(folder)
    await writeBenchmarksPage(folder)
    const stale: string[] = []
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const fresh = path.join(entry.parentPath, entry.name)
      const name = path.relative(folder, fresh)
      const current = await readFile(path.join(root, name), 'utf8').catch(() => '')
      if (current !== (await readFile(fresh, 'utf8'))) stale.push(name)
    }
    return {
      code: stale.length > 0 ? 1 : 0,
      output: stale.map((name) => `${name} is stale: run npm run generate.`).join('\n'),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs every check, prints its result, and returns how many passed and failed. */
export async function verify(): Promise<{ passed: number; failed: number }> {
  const results = [...(await runChecks(firstChecks)), ...(await runChecks(lastChecks))]
  const failed = results.filter((passed) => !passed).length
  return { passed: results.length - failed, failed }
}

/** Runs two checks at a time, since most of them use one core for a part of their time. */
async function runChecks(checks: readonly Check[]): Promise<boolean[]> {
  const queue = [...checks]
  const results: boolean[] = []
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) results.push(await runCheck(check))
  }
  await Promise.all([work(), work()])
  return results
}

async function runCheck(check: Check): Promise<boolean> {
  const started = performance.now()
  const { code, output } = await check.run().catch((error: unknown) => ({ code: 1, output: String(error) }))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  say(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds} s)`)
  if (code !== 0) say(output.trimEnd())
  return code === 0
}

if (import.meta.main) {
  const { failed } = await verify()
  const unit = await runNode(bin('vitest'), ['run', '--project', '!api', '--reporter=dot'])
  process.exit(failed > 0 || unit.code !== 0 ? 1 : 0)
}
