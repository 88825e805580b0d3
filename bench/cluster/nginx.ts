import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { waitUntil } from '../../apps/api/test/wait-until.ts'
import { freePort } from '../../apps/api/src/platform/ports.ts'
import { nginx } from '../../scripts/servers.ts'
import { ensureProgram } from '../../scripts/system-programs.ts'

/** The balancer in front of the processes. */
export type Balancer = {
  api: string
  storefront: string
  /** Balances these storefronts from now on. */
  open: (storefronts: readonly string[]) => Promise<void>
  stop: () => Promise<void>
}

const server = (origin: string) => `server ${new URL(origin).host} max_fails=3 fail_timeout=2s;`

const configuration = (upstreams: { name: string; port: number; origins: readonly string[] }[]) => `
daemon off;
worker_processes 1;
error_log stderr crit;
pid nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto https;
  proxy_connect_timeout 1s;
  # Not for 503: a process that refuses has too much to do, and is not gone.
  proxy_next_upstream error timeout;
  proxy_next_upstream_timeout 10s;
${upstreams
  .map(
    ({ name, port, origins }) => `
  upstream ${name} {
    ${origins.map(server).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_read_timeout 5s;
    location / { proxy_pass http://${name}; }
    # Answered within half a second: a process that does not is gone.
    location = /changes { proxy_read_timeout 800ms; proxy_pass http://${name}; }
  }`,
  )
  .join('\n')}
}
`

/** Starts nginx in front of these APIs, and of storefronts once they are there; installs it where it is missing. */
export async function startBalancer({ apis }: { apis: readonly string[] }): Promise<Balancer> {
  const program = await ensureProgram(nginx)
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-nginx-'))
  const [api, storefront] = [await freePort(), await freePort()]
  const balance = (storefronts: readonly string[]) =>
    writeFile(
      path.join(folder, 'nginx.conf'),
      configuration([
        { name: 'api', port: api, origins: apis },
        ...(storefronts.length > 0 ? [{ name: 'storefront', port: storefront, origins: storefronts }] : []),
      ]),
    )
  await balance([])
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)))
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`nginx ended: ${said}`)))
  ended.catch(() => undefined)
  const untilAnswered = (origin: string) => {
    const answers = async () => (await fetch(`${origin}/healthz`)).status < 500
    return Promise.race([waitUntil('nginx answers', answers, { pauseMs: 50 }), ended])
  }
  const origins = { api: `http://127.0.0.1:${api}`, storefront: `http://127.0.0.1:${storefront}` }
  await untilAnswered(origins.api)
  return {
    ...origins,
    open: async (storefronts) => {
      await balance(storefronts)
      child.kill('SIGHUP')
      await untilAnswered(origins.storefront)
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended.catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
