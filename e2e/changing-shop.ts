import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../scripts/processes.ts'
import { addresses, ports } from './addresses.ts'
import { openServer, openStorefront } from './storefront.ts'

const siteFolder = path.join(root, 'apps/api/test/imported-shop')
/** Tells the tests, which run in other processes, the address of the database. */
const databaseFile = path.join(root, 'node_modules/.cache/comptoir-e2e/database-url')

/**
 * Opens a second API process on the database, and a storefront process in front of each API, for the imported shop.
 */
export async function openChangingShop(
  env: Record<string, string> & { DATABASE_URL: string },
): Promise<{ close: () => Promise<void> }> {
  await mkdir(path.dirname(databaseFile), { recursive: true })
  await writeFile(databaseFile, env.DATABASE_URL)
  const api = await openServer('apps/api/src/main.ts', {
    port: ports.secondApi,
    env: { ...env, API_PORT: String(ports.secondApi) },
  })
  const storefronts = await Promise.all([
    openStorefront(ports.changing, { SITE_DIR: siteFolder }),
    openStorefront(ports.changingToo, { SITE_DIR: siteFolder, COMMERCE_ENDPOINT: addresses.secondApi }),
  ])
  return {
    close: async () => {
      await Promise.all(storefronts.map((one) => one.close()))
      await api.close()
    },
  }
}

/** Address of the database of the shops under test. */
export const databaseUrl = async (): Promise<string> => await readFile(databaseFile, 'utf8')

/** Runs a command of `npm run comptoir` on the database of the shops under test; returns what it printed. */
export async function runCommand(...words: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: await databaseUrl() }
  const command = spawn(process.execPath, ['apps/api/src/cli.ts', ...words], { cwd: root, env })
  let output = ''
  for (const stream of [command.stdout, command.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  await once(command, 'close')
  return output
}
