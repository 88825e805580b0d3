import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buildAdmin, buildStorefront } from './build-apps.ts'
import { ensureChromium, ensureFirefox } from './browsers.ts'
import { bin, root, runNode, say } from './processes.ts'
import { ensureTestServers } from './servers.ts'
import { verify } from './verify.ts'

/** How many passed and failed, and, where the runner reports them, the names of those that failed and what files took. */
type Count = { passed: number; failed: number; failures?: string[]; files?: Map<string, number> }

/** What is read of Vitest's JSON report. */
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** What is read of Playwright's JSON report. */
type PlaywrightReport = { stats: { expected: number; unexpected: number }; suites: PlaywrightSuite[] }
type PlaywrightSuite = {
  specs: {
    ok: boolean
    file: string
    line: number
    title: string
    tests: {
      projectName: string
      results: { duration: number; attachments: { name: string; path?: string }[] }[]
    }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** Files named in the log of each part, so that who makes the tests faster knows where to begin. */
const SLOWEST = 10

/** Lines of an error and its page that the log shows: enough to see where the test stood. */
const SHOWN_LINES = 120

/** Runs everything that CI runs, quick checks first. Failures are named at the end; the last line is `N passed, N failed`. */
async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-results-'))
  const counts: Count[] = []
  const step = async (title: string, work: () => Promise<Count>) => {
    const started = performance.now()
    say(`\n── ${title}`)
    const count: Count = await work().catch((error: unknown) => {
      say(error instanceof Error ? (error.stack ?? error.message) : String(error))
      return { passed: 0, failed: 1 }
    })
    say(
      `${title}: ${count.passed} passed, ${count.failed} failed, ${((performance.now() - started) / 1000).toFixed(0)} s`,
    )
    const slowest = [...(count.files ?? [])].toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST)
    for (const [file, milliseconds] of slowest) say(`  ${(milliseconds / 1000).toFixed(0)} s ${file}`)
    counts.push(count)
  }
  await step('Checks', verify)
  await step('Unit and API tests', () => vitest(path.join(folder, 'vitest.json')))
  await step('Attacks', () => attack(path.join(folder, 'attack.json')))
  await step('Browser tests', () => playwright(path.join(folder, 'playwright.json')))
  await rm(folder, { recursive: true, force: true })

  // Named once more: a log that is cut keeps its end.
  for (const name of counts.flatMap(({ failures = [] }) => failures)) say(`✗ ${name}`)
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

async function vitest(report: string): Promise<Count> {
  // Its tests are skipped where it cannot be installed, but not in CI.
  await ensureTestServers(say)
  const { code } = await runNode(bin('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const result: VitestReport = JSON.parse(await readFile(report, 'utf8'))
  return {
    passed: result.numPassedTests,
    // A file that cannot be loaded fails the run, but counts no failed test.
    failed: Math.max(result.numFailedTests, code === 0 ? 0 : 1),
    files: new Map(
      result.testResults.map(({ name, startTime, endTime }) => [
        path.relative(root, name),
        endTime - startTime,
      ]),
    ),
    failures: result.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        const file = path.relative(root, name)
        if (failed.length === 0) return [`${file}: ${message}`]
        return failed.map(
          ({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`,
        )
      }),
  }
}

/**
 * Runs the attacks without measuring the response times of other shoppers. Beside the build of the storefront, with which
 * they begin, that of the back office takes no time of its own: the browser tests need it.
 */
async function attack(report: string): Promise<Count> {
  const [{ code }] = await Promise.all([
    runNode(path.join(root, 'attack/main.ts'), ['--short', '--report', report]),
    buildAdmin(),
  ])
  const count: Count = JSON.parse(await readFile(report, 'utf8'))
  return { ...count, failed: Math.max(count.failed, code === 0 ? 0 : 1) }
}

async function playwright(report: string): Promise<Count> {
  await buildStorefront()
  await buildAdmin()
  const env = {
    CHROMIUM_PATH: await ensureChromium(),
    FIREFOX_PATH: await ensureFirefox(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const { code } = await runNode(
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'],
    { env },
  )
  const { stats, suites }: PlaywrightReport = JSON.parse(await readFile(report, 'utf8'))
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected, code === 0 ? 0 : 1),
    failures: await Promise.all(
      suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .map(failureOf),
    ),
    files: durations(suites.flatMap(specsOf)),
  }
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

/** A failed test with its browser, its error and what its page showed, since nothing else of the run may be kept. */
async function failureOf({ file, line, title, tests }: PlaywrightSuite['specs'][number]): Promise<string> {
  const failures = await Promise.all(
    tests.map(async ({ projectName, results }) => {
      const contexts = results
        .flatMap(({ attachments }) => attachments)
        .flatMap(({ name, path: kept }) => (name === 'error-context' && kept ? [kept] : []))
      const pages = await Promise.all(contexts.map((kept) => readFile(kept, 'utf8')))
      return pages.map((page) => `(${projectName}) ${detailsIn(page)}`)
    }),
  )
  return [`e2e/${file}:${line}: ${title}`, ...failures.flat()].join('\n')
}

/** The error and the page in Playwright's description of a failure, without the source of the test that follows them. */
function detailsIn(description: string): string {
  const [, details = ''] = description.split('# Error details')
  const lines = details.split('# Test source')[0]?.trim().split('\n') ?? []
  return lines.slice(0, SHOWN_LINES).join('\n')
}

/** What the tests of each file took in each browser, in milliseconds. */
function durations(specs: PlaywrightSuite['specs']): Map<string, number> {
  const files = new Map<string, number>()
  for (const { file, tests } of specs)
    for (const { projectName, results } of tests) {
      const name = `e2e/${file} (${projectName})`
      files.set(
        name,
        results.reduce((sum, { duration }) => sum + duration, files.get(name) ?? 0),
      )
    }
  return files
}

await main()
