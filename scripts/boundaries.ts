import { cruise, type IViolation } from 'dependency-cruiser'
import path from 'node:path'
import { boundaryRules } from './boundary-rules.ts'
import { root, say } from './processes.ts'

const folders = ['packages', 'apps', 'sites', 'attack', 'e2e', 'bench', 'scripts']

/** Finds imports that break a rule of `boundary-rules.ts`. Parses with swc, because TypeScript 7 has no API. */
async function findViolations(): Promise<{ files: number; violations: IViolation[] }> {
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      validate: true,
      parser: 'swc',
      tsPreCompilationDeps: true,
      ruleSet: { forbidden: boundaryRules },
      doNotFollow: { path: 'node_modules' },
      exclude: { path: ['(^|/)node_modules/', '/build/', '/\\.react-router/', '/paraglide/'] },
    },
    {
      alias: { '~': path.join(root, 'apps/storefront/app') },
      conditionNames: ['import', 'default'],
      exportsFields: ['exports'],
    },
  )
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of an object.')
  return { files: output.modules.length, violations: output.summary.violations }
}

function describe({ rule, from, to, cycle, comment }: IViolation): string {
  const reason = boundaryRules.find(({ name }) => name === rule.name)?.comment ?? comment ?? rule.name
  const target = cycle ? cycle.map(({ name }) => name).join(' → ') : to
  return `${from} → ${target}: ${reason}.`
}

async function main(): Promise<void> {
  const { files, violations } = await findViolations()
  const problems = violations.map(describe)
  problems.forEach(say)
  if (problems.length > 0) process.exit(1)
  say(`${files} files keep the module boundaries.`)
}

await main()
