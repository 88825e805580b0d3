import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'
import { openStorefront } from './storefront.ts'

/** Path of an installed Varnish. */
export function findVarnish(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => path.join(folder, 'varnishd')).find((file) => existsSync(file))
}

/** Opens the imported shop behind Varnish with the configuration of docs/varnish.vcl, where Varnish is installed. */
export async function openShopBehindVarnish(): Promise<{ close: () => Promise<void> }> {
  const program = findVarnish()
  if (!program) return { close: async () => undefined }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-varnish-'))
  // Varnish reads it as a user of its own.
  await chmod(folder, 0o755)
  const configuration = path.join(folder, 'shop.vcl')
  const text = await readFile(path.join(root, 'docs/varnish.vcl'), 'utf8')
  await writeFile(configuration, text.replace('"3000"', `"${ports.behindVarnish}"`))
  const listening = `127.0.0.1:${ports.varnish}`
  const options = { '-a': listening, '-f': configuration, '-n': folder, '-s': 'malloc,32m', '-T': 'none' }
  const varnish = spawn(program, ['-F', ...Object.entries(options).flat()], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  varnish.stderr.setEncoding('utf8').on('data', (said: string) => (output += said))
  const ended = once(varnish, 'exit')
  const answers = () =>
    fetch(addresses.varnish).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (varnish.exitCode !== null) throw new Error(`Varnish ended: ${output}`)
    await wait(100)
  }
  const storefront = await openStorefront(ports.behindVarnish, {
    SITE_DIR: path.join(root, 'apps/api/test/imported-shop'),
    PUBLIC_URL: addresses.varnish,
    PURGE_URLS: addresses.varnish,
  })
  return {
    close: async () => {
      await storefront.close()
      varnish.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
