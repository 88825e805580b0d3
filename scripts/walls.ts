import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { root, say } from './processes.ts'

/** What each room may import besides itself and packages from npm (docs/decisions, house plan). */
const allowed: Record<string, readonly string[]> = {
  'packages/rules': [],
  'packages/contract': [],
  'apps/bank': [],
  'apps/api': ['packages/rules', 'packages/contract'],
  'apps/storefront': ['packages/rules', 'packages/contract'],
  sites: [],
  e2e: ['scripts', 'apps/api', 'packages/rules'],
  attack: ['scripts', 'apps/api', 'packages/contract'],
  bench: ['scripts', 'apps/api', 'packages/rules'],
  scripts: ['apps/api', 'apps/bank', 'apps/storefront'],
}
const workspaces: Record<string, string> = {
  '@comptoir/rules': 'packages/rules',
  '@comptoir/contract': 'packages/contract',
}
/** Storefront features that every other feature may use. */
const sharedFeatures = new Set([
  'ui',
  'platform',
  'generated',
  'paraglide',
  'layout',
  'errors',
  'forms',
  'handover',
  'consent',
  'analytics',
  'content',
])
const importPattern = /(?:from|import|import\()\s*['"]([^'"]+)['"]/g

function roomOf(file: string): string | undefined {
  return Object.keys(allowed).find((room) => file === room || file.startsWith(`${room}/`))
}

function targetOf(file: string, specifier: string): string | undefined {
  const workspace = Object.entries(workspaces).find(
    ([name]) => specifier === name || specifier.startsWith(`${name}/`),
  )
  if (workspace) return `${workspace[1]}/src/${specifier.slice(workspace[0].length + 1)}`
  if (specifier.startsWith('~/')) return `apps/storefront/app/${specifier.slice(2)}`
  if (!specifier.startsWith('.')) return undefined
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
}

/** Folder of a domain below apps/api/src, or of a feature below apps/storefront/app. */
function folderBelow(base: string, file: string): string | undefined {
  const rest = file.startsWith(`${base}/`) ? file.slice(base.length + 1) : ''
  return rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : undefined
}

/** Why `file` may not import `target`; undefined when it may. */
export function brokenWall(file: string, target: string): string | undefined {
  const from = roomOf(file)
  const to = roomOf(target)
  if (from && to && from !== to && !(allowed[from] ?? []).includes(to)) return `${from} must not import ${to}`
  const domain = folderBelow('apps/api/src', file)
  const otherDomain = folderBelow('apps/api/src', target)
  if (
    domain &&
    otherDomain &&
    domain !== otherDomain &&
    domain !== 'platform' &&
    otherDomain !== 'platform'
  ) {
    const name = path.posix.basename(target)
    const isOpen = name === 'index.ts' || (otherDomain === 'stores' && !name.endsWith('.sql.ts'))
    if (!isOpen) return `a domain calls another through its index.ts`
  }
  if (otherDomain && target.endsWith('.sql.ts') && domain !== otherDomain && domain !== undefined) {
    return `only ${otherDomain} may import its queries`
  }
  const feature = folderBelow('apps/storefront/app', file)
  const otherFeature = folderBelow('apps/storefront/app', target)
  if (feature === 'ui' && otherFeature && otherFeature !== 'ui')
    return 'ui knows no domain and no translation'
  if (
    feature === 'platform' &&
    otherFeature &&
    !['platform', 'generated', 'paraglide'].includes(otherFeature)
  ) {
    return 'platform serves features and knows none'
  }
  if (feature && otherFeature && feature !== otherFeature && !sharedFeatures.has(otherFeature)) {
    return featureMayUse[feature]?.includes(otherFeature)
      ? undefined
      : `feature ${feature} must not import feature ${otherFeature}`
  }
  return undefined
}

/** The one-way streets between features. */
const featureMayUse: Record<string, readonly string[]> = {
  pages: ['catalogue'],
  blog: ['catalogue', 'cart'],
  home: ['catalogue', 'blog'],
  product: ['catalogue', 'cart'],
  search: ['catalogue'],
  seo: ['catalogue', 'stores'],
  compare: ['catalogue', 'cart'],
  locations: ['cart', 'account'],
  stores: ['locations', 'cart', 'catalogue', 'account'],
  cart: ['catalogue', 'quotations'],
  checkout: ['cart', 'account', 'quotations'],
  account: ['cart', 'quotations'],
  withdrawal: ['cart', 'account'],
}

async function main(): Promise<void> {
  const broken: string[] = []
  let files = 0
  for await (const file of glob('{packages,apps,sites,attack,e2e,bench,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**', '**/.react-router/**', '**/paraglide/**'],
  })) {
    if (file.includes('node_modules/')) continue
    files++
    const text = await readFile(path.join(root, file), 'utf8')
    for (const match of text.matchAll(importPattern)) {
      const target = targetOf(file, match[1] ?? '')
      const reason = target && brokenWall(file, target)
      if (reason)
        broken.push(
          `${file}:${text.slice(0, match.index).split('\n').length} imports ${match[1]}: ${reason}.`,
        )
    }
  }
  broken.forEach(say)
  if (broken.length > 0) process.exit(1)
  say(`The walls stand: ${files} files.`)
}

if (import.meta.main) await main()
