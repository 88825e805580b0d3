import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root, say } from './processes.ts'

const rulesPage = 'docs/requirements.md'
const generated = new Set(['node_modules', 'build', 'generated', 'paraglide', '.react-router'])

/** Finds citations, links, file names and npm scripts that do not exist. Returns one line per problem. */
async function findBrokenReferences(): Promise<string[]> {
  const files = globSync(['*', '{apps,attack,bench,deploy,docs,e2e,packages,scripts,sites}/**/*'], {
    cwd: root,
    exclude: (name) => generated.has(path.basename(name)),
  })
  const anchors = anchorsOf(await readText(rulesPage))
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(await readText('package.json'))
  const problems: string[] = []
  for (const file of files.filter((name) => /\.(?:tsx?|mjs|graphql|sql|css)$/.test(name)))
    problems.push(...brokenCitations(file, await readText(file), anchors))
  for (const file of files.filter(isDocumentation))
    problems.push(...(await brokenNames(file, await readText(file), files, scripts)))
  return problems
}

const readText = (name: string) => readFile(path.join(root, name), 'utf8')

/** The pages for developers; the other Markdown files are texts of the shops. */
const isDocumentation = (name: string) => /^(?:[A-Z]+|docs\/.*|.*\/README)\.md$/.test(name)

/** Ids of a page, and its headings as GitHub turns them into ids. */
function anchorsOf(text: string): Set<string> {
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
  return new Set([...ids, ...headings])
}

/** Citations such as `decisions E-7, E-8`, `spec 000 §4` and `contract §5`, also where a comment wraps. */
function brokenCitations(file: string, text: string, anchors: ReadonlySet<string>): string[] {
  const flat = text.replaceAll(/\n\s*(?:\*|\/\/|#|--)?\s*/g, ' ')
  const cited: string[] = []
  for (const [, list = ''] of flat.matchAll(/\bdecisions ((?:[A-Z]-\d+(?:, | and | or | to )?)+)/gi))
    cited.push(...list.split(/, | and | or | to /).filter(Boolean))
  for (const [, source = '', list = ''] of flat.matchAll(
    /\b(spec \d{3}|contract) (§\d+(?:(?:, | and | to )§\d+)*)/g,
  ))
    cited.push(...list.split(/, | and | to /).map((section) => `${source} ${section}`))
  const unknown = cited.filter((one) => !anchors.has(one.toLowerCase().replaceAll(/[ §]+/g, '-')))
  return [
    ...unknown.map((one) => `${file}: ${one} is not in ${rulesPage}`),
    ...[...flat.matchAll(/\bdecisions(?:,? part \d| §\d)/g)].map(
      ([one]) => `${file}: cite "${one}" by its id`,
    ),
  ]
}

async function brokenNames(
  file: string,
  text: string,
  files: readonly string[],
  scripts: Readonly<Record<string, string>>,
): Promise<string[]> {
  const problems: string[] = []
  const prose = text.replaceAll(/`[^`\n]*`/g, '')
  for (const [, target = '', anchor] of prose.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g)) {
    if (/^[a-z]+:/.test(target)) continue
    const name = target === '' ? file : path.join(path.dirname(file), target)
    if (!existsSync(path.join(root, name))) problems.push(`${file}: link to ${target}`)
    else if (anchor && !anchorsOf(await readText(name)).has(anchor))
      problems.push(`${file}: link to ${target}#${anchor}`)
  }
  // A decision record describes the code of its time.
  if (file.startsWith('docs/decisions/')) return problems
  for (const [name] of text.matchAll(/[^\s`()[\]|"',:;]+\.(?:tsx?|mjs|graphql|css|md)\b/g)) {
    if (/[<>*…{}]/.test(name)) continue
    const relative = name.replace(/^(?:\.\.?\/)+/, '')
    if (!files.some((one) => one === relative || one.endsWith(`/${relative}`)))
      problems.push(`${file}: ${name}`)
  }
  for (const [, script = ''] of text.matchAll(/\bnpm run ([\w-]+)/g))
    if (!(script in scripts)) problems.push(`${file}: npm run ${script}`)
  return problems
}

const problems = await findBrokenReferences()
problems.forEach(say)
process.exit(problems.length > 0 ? 1 : 0)
