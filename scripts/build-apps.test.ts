import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { requireAdmin, requireStorefront } from './build-apps.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-build-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), text)
}

it('requires a build before production starts', async () => {
  await write('apps/storefront/app/root.tsx', 'export default 1')
  await expect(requireStorefront(folder)).rejects.toThrow(
    /^The storefront is not built: run npm run build first\.$/,
  )
  await expect(requireAdmin(folder)).rejects.toThrow(/^The back office is not built: run npm run build/)
})

it('requires the build of these sources', async () => {
  await write('apps/storefront/build/.stamp', 'other sources')
  await expect(requireStorefront(folder)).rejects.toThrow(
    /^The storefront was built from other sources than these: run npm run build first\.$/,
  )
})
