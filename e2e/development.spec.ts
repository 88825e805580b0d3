import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { root } from '../scripts/processes.ts'
import { ports } from './addresses.ts'
import { test } from './test.ts'

const url = `http://localhost:${ports.development}`
const sources = ['app', 'project.inlang', 'scripts', 'package.json', 'tsconfig.json']
const messagesFile = 'packages/messages/fr/storefront.json'
const configs = ['vite.config.ts', 'react-router.config.ts']

/** Writes a file in one step: a server that watches it must not read half of it. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

/** A copy of the storefront's sources that the test may change, and the development server of it. */
async function startOnCopy() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-development-'))
  const app = path.join(folder, 'apps/storefront')
  await Promise.all([
    ...['node_modules', 'tsconfig.base.json'].map((name) =>
      symlink(path.join(root, name), path.join(folder, name)),
    ),
    cp(path.join(root, 'packages/messages'), path.join(folder, 'packages/messages'), { recursive: true }),
    ...[...sources, ...configs].map((name) =>
      cp(path.join(root, 'apps/storefront', name), path.join(app, name), {
        recursive: true,
        filter: (file) => !file.endsWith('/app/paraglide'),
      }),
    ),
  ])
  const server = spawn(
    process.execPath,
    ['scripts/dev-storefronts.ts', '--app', app, '--site', 'fontaines'],
    {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        LOG_LEVEL: 'silent',
        API_PORT: String(ports.api),
        BANK_PORT: String(ports.bank),
        FONTAINES_PORT: String(ports.development),
        VITE_SOCKET_PORT: String(ports.viteSocket),
      },
    },
  )
  const ended = once(server, 'exit')
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The development server ended.')
    await delay(100)
  }
  return {
    /** Replaces a text in a source file; returns what undoes it. */
    edit: async (name: string, from: string, to: string) => {
      const file = path.join(app, name)
      const before = await readFile(file, 'utf8')
      if (!before.includes(from)) throw new Error(`${name} does not contain ${from}.`)
      await replace(file, before.replace(from, to))
      return () => replace(file, before)
    },
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage'))

test('Developers see changes without a reload, and errors in an overlay', async ({ page }) => {
  // Vite prepares its cache of dependencies for the copy, and a change compiles all messages: seconds on a busy machine.
  test.setTimeout(300_000)
  const patient = { timeout: 90_000 }
  const development = await startOnCopy()
  try {
    const connected = page.waitForEvent('console', {
      ...patient,
      predicate: (message) => message.text() === '[vite] connected.',
    })
    await page.goto(`${url}/fr`)
    await connected
    // Vite updates the modules that the page has loaded.
    const isHydrated = () =>
      Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__reactFiber'))
    await page.waitForFunction(isHydrated)
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
    const footer = page.locator('footer.site-foot')

    await development.edit(
      'app/layout/footer.tsx',
      'className="site-foot"',
      'className="site-foot" title="edited"',
    )
    await expect(footer).toHaveAttribute('title', 'edited', patient)

    await development.edit('app/ui/css/footer.css', '.site-foot {', '.site-foot { outline: 7px solid red;')
    await expect(footer).toHaveCSS('outline-width', '7px', patient)

    const { layout_legal: legal = '' } = JSON.parse(await readFile(path.join(root, messagesFile), 'utf8'))
    await development.edit(`../../${messagesFile}`, `"${legal}"`, '"Message changed"')
    await expect(page.getByRole('navigation', { name: 'Message changed' })).toBeVisible(patient)

    expect(await isSamePage(page)).toBe(true)

    const undo = await development.edit('app/layout/footer.tsx', '<footer', '<footer <')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay).toBeAttached(patient)
    await undo()
    await expect(overlay).not.toBeAttached(patient)
  } finally {
    await development.stop()
  }
})
