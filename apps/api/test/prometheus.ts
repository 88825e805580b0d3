import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../src/platform/ports.ts'
import { root } from './settings.ts'
import { waitUntil } from './wait-until.ts'

export type PrometheusPrograms = { prometheus: string; promtool: string }

/**
 * Prometheus and promtool: those that are installed, else those that `npm test` unpacks (scripts/servers.ts). Undefined where
 * there are neither.
 */
export function findPrometheus(): PrometheusPrograms | undefined {
  const { PROMETHEUS_PATH: named, PATH = '' } = process.env
  const folders = [
    ...(named ? [path.dirname(named)] : []),
    ...PATH.split(path.delimiter),
    path.join(root, 'node_modules/.cache/prometheus/usr/bin'),
  ]
  return folders
    .map((folder) => ({
      prometheus: path.join(folder, 'prometheus'),
      promtool: path.join(folder, 'promtool'),
    }))
    .find((found) => Object.values(found).every((file) => existsSync(file)))
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
