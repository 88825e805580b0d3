import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { buildStorefront } from '../scripts/build-apps.ts'
import { say } from '../scripts/processes.ts'
import { AttackSucceededError, type Attack } from './attack.ts'
import { databaseAttacks } from './database.attacks.ts'
import { floodAttacks } from './flood.attacks.ts'
import { forgeryAttacks } from './forgery.attacks.ts'
import { graphqlAttacks } from './graphql.attacks.ts'
import { guessAttacks } from './guess.attacks.ts'
import { httpAttacks } from './http.attacks.ts'
import { mailAttacks } from './mail.attacks.ts'
import { pageAttacks } from './page.attacks.ts'
import { paymentAttacks } from './payment.attacks.ts'
import type { Usage } from './probe.ts'
import {
  percentiles,
  startShoppers,
  summaryOf,
  type Experience,
  type Shoppers,
  type Times,
} from './shoppers.ts'
import { startTarget, warmUp, type Target } from './target.ts'

/**
 * `npm run attack` starts a shop in production mode and attacks it while eight shoppers buy. `--short` skips the
 * shoppers, the measurements and long attacks. Arguments select attacks by family, or by words of their names.
 * `--report FILE` writes the number of passed and failed attacks and the names of the latter as JSON.
 */
const families: Record<string, readonly Attack[]> = {
  graphql: graphqlAttacks,
  http: httpAttacks,
  forgery: forgeryAttacks,
  flood: floodAttacks,
  guess: guessAttacks,
  page: pageAttacks,
  mail: mailAttacks,
  payment: paymentAttacks,
  database: databaseAttacks,
}

/** Milliseconds that no request may stop the others for. */
const pauseBarMs = 50
/** How many times slower the slowest hundredth of the shoppers' requests may be while an attack goes on. */
const slowerBar = 2
/** Samples without which a 99th percentile says nothing. */
const leastSamples = 400
/** How often a doubtful attack and a quiet time take turns: until the medians pass, or this often. Odd, for the median. */
const doubtRounds = { least: 3, most: 9 }
/** Requests after which the pause of the measurement's own garbage collection is over for every shopper. */
const settledSamples = 120
const mostWaitMs = 60_000
/** As `nice` counts: 0 is usual, 19 comes last. */
const attackerPriority = 15

/** What the shoppers noticed of an attack. */
type Seen = ReturnType<typeof summaryOf> & Pick<Experience, 'failures' | 'firstFailure'>

type Verdict = { hasPassed: boolean; line: string }

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { short: { type: 'boolean', default: false }, report: { type: 'string' } },
    allowPositionals: true,
  })
  const selected = Object.entries(families).flatMap(([family, attacks]) =>
    attacks
      .filter((attack) => !values.short || !attack.isLong)
      .filter(
        ({ name }) =>
          positionals.length === 0 || positionals.some((word) => word === family || name.includes(word)),
      )
      .map((attack) => ({ family, attack })),
  )
  if (selected.length === 0) {
    say(`No attack matches: use one of ${Object.keys(families).join(', ')}, or words of an attack's name.`)
    process.exit(2)
  }
  await buildStorefront()
  const target = await startTarget({ isShort: values.short, say })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void target.close().finally(() => process.exit(1)))
  const failures: string[] = []
  try {
    const shoppers = values.short ? undefined : await startShoppers(target)
    const measured: Target = shoppers
      ? {
          ...target,
          processes: target.processes.map((process) => ({
            ...process,
            heapMb: () => shoppers.exclude(process.heapMb),
          })),
        }
      : target
    // In production the attacker has a machine of their own: lower the priority, so that attacks do not slow the shop.
    setPriority(attackerPriority)
    // A 99th percentile of one quiet run varies by half: all quiet runs, one before each family, are taken together.
    const quietTimes: Record<string, number[]> = {}
    let measuredFamily = ''
    for (const { family, attack } of selected) {
      if (shoppers && family !== measuredFamily) await quietRun(target, shoppers, quietTimes)
      measuredFamily = family
      const verdict = shoppers
        ? await runMeasured(measured, attack, shoppers, summaryOf(quietTimes).p99Ms)
        : await runAttack(target, attack)
      if (!verdict.hasPassed) failures.push(`${family}: ${attack.name}: ${verdict.line}`)
      say(`${verdict.hasPassed ? '✓' : '✗'} ${family}: ${attack.name}\n    ${verdict.line}`)
    }
    await shoppers?.stop()
  } finally {
    await target.close()
  }
  const count = { passed: selected.length - failures.length, failed: failures.length, failures }
  if (values.report) await writeFile(values.report, JSON.stringify(count))
  say(`\n${count.passed} passed, ${count.failed} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
}

async function runAttack(target: Target, { run }: Attack): Promise<Verdict> {
  try {
    return { hasPassed: true, line: `rejected: ${await run(target)}` }
  } catch (error) {
    if (error instanceof AttackSucceededError)
      return { hasPassed: false, line: `SUCCEEDED: ${error.message}` }
    return {
      hasPassed: false,
      line: `aborted: ${error instanceof Error ? error.stack : String(error)}`,
    }
  }
}

/** Measures the shoppers without an attack, and adds their times to those of earlier quiet runs. */
async function quietRun(
  target: Target,
  shoppers: Shoppers,
  quietTimes: Record<string, number[]>,
): Promise<void> {
  // What is asked for the first time is compiled and cached: not what a shop at work does.
  await experience(shoppers)
  await warmUp(target)
  await usage(target)
  await settle(shoppers)
  const isFirst = Object.keys(quietTimes).length === 0
  const seen = await experience(shoppers, leastSamples * (isFirst ? 6 : 3))
  const { longestWorkMs } = worst(await usage(target))
  if (seen.failures > 0) throw new Error(`The shoppers cannot buy: ${seen.firstFailure}`)
  addTimes(quietTimes, seen.times)
  const { requests, p50Ms, p99Ms, steps } = summaryOf(quietTimes)
  say(
    `Quiet: ${requests} requests of eight shoppers, ${seen.orders} orders, median ${p50Ms.toFixed(1)} ms, ` +
      `p99 ${p99Ms.toFixed(1)} ms (${summaryOf(seen.times).p99Ms.toFixed(1)} in the last run), ` +
      `longest pause ${longestWorkMs.toFixed(0)} ms\n`,
  )
  for (const step of steps)
    say(`    ${step.step}: median ${step.p50Ms.toFixed(1)} ms, p99 ${step.p99Ms.toFixed(1)} ms`)
}

/** Runs an attack while the shoppers buy; it passes when it is rejected and slows neither shoppers nor event loop. */
async function runMeasured(
  target: Target,
  attack: Attack,
  shoppers: Shoppers,
  quietP99Ms: number,
): Promise<Verdict> {
  const before = worst(await usage(target))
  await settle(shoppers)
  const verdict = await runAttack(target, attack)
  const first = await experience(shoppers)
  let seen: Seen = { ...summaryOf(first.times), ...failuresOf([first]) }
  let quietMs = quietP99Ms
  if (seen.p99Ms > quietMs * slowerBar) {
    const { attacked, quiet } = await inRounds(target, attack, shoppers)
    const times: Record<string, number[]> = {}
    for (const one of attacked) addTimes(times, one.times)
    seen = { ...summaryOf(times), p99Ms: medianP99(attacked), ...failuresOf([first, ...attacked]) }
    quietMs = medianP99(quiet)
  }
  const after = worst(await usage(target))
  const isSteady = after.longestWorkMs <= pauseBarMs
  const isUnnoticed = seen.p99Ms <= quietMs * slowerBar && seen.failures === 0
  const slowest = seen.steps.toSorted((a, b) => b.p99Ms - a.p99Ms).slice(0, 3)
  const where = slowest.map(
    ({ step, p50Ms, p99Ms }) => `${step} ${p50Ms.toFixed(0)}, p99 ${p99Ms.toFixed(0)}`,
  )
  const failed = seen.failures > 0 ? `, ${seen.failures} failed: ${seen.firstFailure}` : ''
  return {
    hasPassed: verdict.hasPassed && isSteady && isUnnoticed,
    line:
      `${verdict.line}\n    longest pause ${after.longestWorkMs.toFixed(0)} ms${isSteady ? '' : ' ✗'}, ` +
      `memory ${before.heapMb.toFixed(0)} → ${after.heapMb.toFixed(0)} MB (resident ${after.rssMb.toFixed(0)}), ` +
      `shoppers p99 ${seen.p99Ms.toFixed(1)} ms of ${seen.requests}, quiet ${quietMs.toFixed(1)}` +
      `${isUnnoticed ? '' : ` ✗ (${where.join('; ')})`}${failed}`,
  }
}

/**
 * Runs the attack several times, each followed by as many requests without it, for when one run does not tell: what
 * else slows the machine for some seconds meets both alike, and the medians of both leave it out. The 99th percentile of
 * some hundred requests is uncertain by a quarter, so a ratio above the bar counts after {@link doubtRounds}`.most` only.
 */
async function inRounds(
  target: Target,
  attack: Attack,
  shoppers: Shoppers,
): Promise<{ attacked: Experience[]; quiet: Experience[] }> {
  const attacked: Experience[] = []
  const quiet: Experience[] = []
  for (let round = 1; round <= doubtRounds.most; round++) {
    await settle(shoppers)
    await runAttack(target, attack)
    attacked.push(await experience(shoppers))
    await settle(shoppers)
    quiet.push(await experience(shoppers))
    const isMedian = round >= doubtRounds.least && round % 2 === 1
    if (isMedian && medianP99(attacked) <= medianP99(quiet) * slowerBar) break
  }
  return { attacked, quiet }
}

function addTimes(all: Record<string, number[]>, times: Times): void {
  for (const [step, ms] of Object.entries(times)) (all[step] ??= []).push(...ms)
}

const failuresOf = (experiences: readonly Experience[]) => ({
  failures: experiences.reduce((sum, { failures }) => sum + failures, 0),
  firstFailure: experiences.find(({ failures }) => failures > 0)?.firstFailure,
})

const medianP99 = (experiences: readonly Experience[]): number =>
  percentiles(experiences.map(({ times }) => summaryOf(times).p99Ms)).p50Ms

/** Lets the shoppers drift apart again, whom measuring memory stopped all at once, and counts from there. */
async function settle(shoppers: Shoppers): Promise<void> {
  await shoppers.reset()
  await experience(shoppers, settledSamples)
  await shoppers.reset()
}

/** The shoppers' measurements since the last reset, once there are enough requests for a percentile. */
async function experience(shoppers: Shoppers, least = leastSamples): Promise<Experience> {
  const end = performance.now() + mostWaitMs
  for (;;) {
    const seen = await shoppers.experience()
    const requests = Object.values(seen.times).reduce((sum, ms) => sum + ms.length, 0)
    if (requests >= least || performance.now() > end) return seen
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

async function usage({ processes }: Target): Promise<Usage[]> {
  return await Promise.all(processes.map((process) => process.usage()))
}

/** The process that stood still longest, and the memory of all. */
function worst(usages: readonly Usage[]): Usage {
  const most = (key: keyof Usage) => Math.max(...usages.map((used) => used[key]))
  const sum = (key: keyof Usage) => usages.reduce((total, used) => total + used[key], 0)
  return {
    longestPauseMs: most('longestPauseMs'),
    longestWorkMs: most('longestWorkMs'),
    rssMb: sum('rssMb'),
    heapMb: sum('heapMb'),
  }
}

await main()
