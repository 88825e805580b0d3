import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../src/platform/ports.ts'
import { root } from './settings.ts'
import { waitUntil } from './wait-until.ts'

const run = promisify(execFile)
const cache = path.join(root, 'node_modules/.cache/prometheus')

export type PrometheusPrograms = { prometheus: string; promtool: string }

/**
 * Prometheus and promtool: those that are installed, else those of Debian's package, which is unpacked into a folder and not
 * installed. Undefined where there are neither.
 */
export async function findPrometheus(): Promise<PrometheusPrograms | undefined> {
  return installed() ?? inFolder(path.join(cache, 'usr/bin')) ?? (await unpacked().catch(() => undefined))
}

function installed(): PrometheusPrograms | undefined {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const found = inFolder(folder)
    if (found) return found
  }
  return undefined
}

function inFolder(folder: string): PrometheusPrograms | undefined {
  const [prometheus, promtool] = [path.join(folder, 'prometheus'), path.join(folder, 'promtool')]
  return existsSync(prometheus) && existsSync(promtool) ? { prometheus, promtool } : undefined
}

async function unpacked(): Promise<PrometheusPrograms | undefined> {
  await mkdir(path.dirname(cache), { recursive: true })
  const folder = await mkdtemp(`${cache}-`)
  try {
    const download = async () => await run('apt-get', ['download', '-qq', 'prometheus'], { cwd: folder })
    // A fresh machine has no lists of packages yet.
    await download().catch(async () => {
      await run('apt-get', ['update', '-qq'])
      await download()
    })
    const file = (await readdir(folder)).find((name) => name.endsWith('.deb'))
    if (file === undefined) return undefined
    await run('dpkg-deb', ['-x', path.join(folder, file), path.join(folder, 'files')])
    await rename(path.join(folder, 'files'), cache).catch(() => undefined)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return inFolder(path.join(cache, 'usr/bin'))
}

export type Prometheus = {
  /** The value of each series of a query, by its labels as text. */
  query: (expression: string) => Promise<{ labels: Record<string, string>; value: number }[]>
  close: () => Promise<void>
}

/** Starts Prometheus with the shop's rules; it scrapes each address of `targets`, by its job, each second. */
export async function startPrometheus(
  { prometheus }: PrometheusPrograms,
  targets: Readonly<Record<string, string>>,
): Promise<Prometheus> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-prometheus-'))
  const configuration = {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: [path.join(root, 'deploy/monitoring/rules.yaml')],
    scrape_configs: Object.entries(targets).map(([job, address]) => ({
      job_name: job,
      static_configs: [{ targets: [address] }],
    })),
  }
  // JSON is YAML.
  const file = path.join(folder, 'prometheus.yaml')
  await writeFile(file, JSON.stringify(configuration))
  const port = await freePort()
  const child = spawn(
    prometheus,
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const ask = async (at: string): Promise<Response> => {
    if (child.exitCode !== null) throw new Error(`Prometheus ended: ${said}`)
    return await fetch(`http://127.0.0.1:${port}${at}`, { headers: { connection: 'close' } })
  }
  await waitUntil('Prometheus is ready', async () => (await ask('/-/ready')).ok, { pauseMs: 50 })
  return {
    query: async (expression) => {
      const answer = await ask(`/api/v1/query?${new URLSearchParams({ query: expression })}`)
      const { data, error } = (await answer.json()) as {
        data?: { result: { metric: Record<string, string>; value: [number, string] }[] }
        error?: string
      }
      if (!data) throw new Error(`${expression}: ${error}`)
      return data.result.map(({ metric, value: [, value] }) => ({ labels: metric, value: Number(value) }))
    },
    close: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
