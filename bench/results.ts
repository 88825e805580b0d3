import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem, type } from 'node:os'
import path from 'node:path'
import { root } from '../scripts/processes.ts'
import { isReached, rounded, type Chart, type Figure, type Measured } from './report.ts'

/** What a part of the benchmarks has measured, when, and on which machine. */
type Result = Measured & {
  part: string
  measuredOn: string
  machine: {
    processor: string
    cores: number
    memoryGb: number
    system: string
    node: string
    loadBefore: number
  }
}

const folder = path.join(root, 'bench/results')
const page = 'docs/benchmarks.md'

const introduction = `# Benchmarks

This page is generated from the files of \`bench/results\`, which \`npm run bench\` writes. Do not edit it.

Each figure stands beside its limit; ✗ marks one that is not reached yet. Figures of different machines or runs cannot be
compared with each other.
`

/** The machine before a part runs: others that use it change the figures. */
export function describeMachine(): Result['machine'] {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: type(),
    node: process.version,
    loadBefore: Number((loadavg()[0] ?? 0).toFixed(1)),
  }
}

/** Writes the result of a part over that of its last run. */
export async function writeResult(result: Result): Promise<void> {
  await mkdir(folder, { recursive: true })
  const figures = result.figures.map((figure) => ({ ...figure, value: Number(figure.value.toPrecision(4)) }))
  await writeFile(
    path.join(folder, `${result.part}.json`),
    `${JSON.stringify({ ...result, figures }, null, 2)}\n`,
  )
}

/** Writes docs/benchmarks.md into a folder. */
export async function writeBenchmarksPage(into: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const results: Result[] = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  )
  const file = path.join(into, page)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, [introduction, ...results.map(section)].join('\n'))
}

function section({ part, measuredOn, machine, figures, charts }: Result): string {
  const { processor, cores, memoryGb, system, node, loadBefore } = machine
  const rows = figures.map(
    (figure) =>
      `| ${isReached(figure) ? '✓' : '✗'} | ${figure.what} | ${withUnit(figure.value, figure)} | ${figure.atLeast ? 'at least' : 'at most'} ${figure.bar} ${figure.unit} | ${figure.against ?? ''} |`,
  )
  return [
    `## ${part}`,
    '',
    `${measuredOn}; ${processor}, ${cores} cores, ${memoryGb} GB, ${system}, Node.js ${node}; load before: ${loadBefore}.`,
    '',
    '| | what | value | limit | beside it |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    ...charts.flatMap(chartOf),
  ].join('\n')
}

const withUnit = (value: number, { unit }: Figure) => `${rounded(value)} ${unit}`.trim()

/** A chart in the language of Mermaid, which code hosts draw. */
function chartOf({ title, x, y, lines }: Chart): string[] {
  return [
    `Lines: ${lines.map(({ name }) => name).join(', ')}.`,
    '',
    '```mermaid',
    'xychart-beta',
    `  title "${title}"`,
    `  x-axis "${x.title}" [${x.values.join(', ')}]`,
    `  y-axis "${y}"`,
    ...lines.map(({ name, values }) => `  line "${name}" [${values.map(rounded).join(', ')}]`),
    '```',
    '',
  ]
}
