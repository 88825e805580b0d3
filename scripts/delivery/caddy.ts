import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../apps/api/src/platform/ports.ts'
import { root } from '../processes.ts'
import { caddy } from '../servers.ts'
import { ensureProgram } from '../system-programs.ts'

export type Caddy = {
  /** The certificate of its own authority, in PEM. Throws while there is none, and what Caddy said once it has ended. */
  authority: () => Promise<string>
  /** Ends at once. */
  stop: () => Promise<void>
}

/**
 * Starts a real Caddy with deploy/caddy/Caddyfile, whose variables `env` gives; installs it where it is missing. Names of this
 * machine get certificates of Caddy's own authority. It may not answer yet.
 */
export async function startCaddy(env: Readonly<Record<string, string>>, httpsPort: number): Promise<Caddy> {
  const program = await ensureProgram(caddy)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-caddy-'))
  const child = spawn(program, ['run', '--config', path.join(root, 'deploy/caddy/Caddyfile')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_OPTIONS: `admin off\n skip_install_trust\n http_port ${await freePort()}\n https_port ${httpsPort}`,
      ...env,
    },
  })
  const ended = once(child, 'exit')
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-4000)))
  return {
    authority: async () => {
      if (child.exitCode !== null) throw new Error(`Caddy ended: ${log}`)
      return await readFile(path.join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8')
    },
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
