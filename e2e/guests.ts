import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'

const site = path.join(root, 'sites/fontaines')

/** A second storefront of the fountains, whose site sells to guests as well (decisions D-14). */
export async function openToGuests(): Promise<{ close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-guests-'))
  const written = await readFile(path.join(site, 'site.json'), 'utf8')
  const opened = written.replace('"guestCheckout": false', '"guestCheckout": true')
  await writeFile(path.join(folder, 'site.json'), opened)
  for (const name of ['website.json', 'catalogue', 'pictures', 'theme.css'])
    await symlink(path.join(site, name), path.join(folder, name))
  const server = spawn(process.execPath, ['apps/storefront/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SITE_DIR: folder,
      PORT: String(ports.guests),
      COMMERCE_ENDPOINT: addresses.api,
      PAYMENT_ORIGIN: addresses.bank,
      LOG_LEVEL: 'error',
    },
  })
  const ended = once(server, 'exit')
  return {
    close: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
