import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Sql } from '../src/platform/database.ts'

const run = promisify(execFile)

/**
 * Lets a running PostgreSQL encrypt, with a certificate for `localhost` of an authority that nobody else knows. Connections that
 * are open stay as they are.
 */
export async function encryptServer(
  sql: Sql,
): Promise<{ authorityFile: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-authority-'))
  const authority = {
    key: path.join(folder, 'authority.key'),
    certificate: path.join(folder, 'authority.pem'),
  }
  const [row] = await sql<{ data: string }[]>`select current_setting('data_directory') as data`
  const data = row?.data ?? ''
  const server = { key: path.join(data, 'server.key'), certificate: path.join(data, 'server.crt') }
  const issued = ['-CA', authority.certificate, '-CAkey', authority.key]
  await issue(authority, ['-subj', '/CN=Authority of a test'])
  await issue(server, ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', ...issued])
  const { uid, gid } = await stat(data)
  for (const file of Object.values(server)) await chown(file, uid, gid)
  await chmod(server.key, 0o600)
  await sql.unsafe('alter system set ssl = on')
  await sql`select pg_reload_conf()`
  return {
    authorityFile: authority.certificate,
    close: async () => await rm(folder, { recursive: true }),
  }
}

const command = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ')

const issue = async (files: { key: string; certificate: string }, options: readonly string[]) =>
  await run('openssl', [...command, '-keyout', files.key, '-out', files.certificate, ...options])
