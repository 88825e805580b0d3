import path from 'node:path'
import { root } from './processes.ts'
import { ensureProgram, type SystemProgram } from './system-programs.ts'

/** OpenStack Swift, whose S3 interface the tests of the media store use: a Python package, found by its folder. */
export const s3Server: SystemProgram = {
  title: 'OpenStack Swift',
  variable: 'SWIFT_PATH',
  names: [],
  paths: ['/usr/lib/python3/dist-packages/swift'],
  package: 'python3-swift',
}

export const pgBouncer: SystemProgram = {
  title: 'PgBouncer',
  variable: 'PGBOUNCER_PATH',
  names: ['pgbouncer'],
  paths: ['/usr/sbin/pgbouncer'],
  package: 'pgbouncer',
}

export const caddy: SystemProgram = {
  title: 'Caddy',
  variable: 'CADDY_PATH',
  names: ['caddy'],
  paths: [],
  package: 'caddy',
}

const prometheusFolder = path.join(root, 'node_modules/.cache/prometheus')

/** With promtool beside it. */
const prometheus: SystemProgram = {
  title: 'Prometheus',
  variable: 'PROMETHEUS_PATH',
  names: ['prometheus'],
  paths: [path.join(prometheusFolder, 'usr/bin/prometheus')],
  package: 'prometheus',
  folder: prometheusFolder,
}

/** Installs the servers that API tests start. A test names its server where that fails. */
export async function ensureTestServers(say: (line: string) => void): Promise<void> {
  for (const program of [s3Server, pgBouncer, prometheus])
    await ensureProgram(program).catch((error: unknown) => say(String(error)))
}
