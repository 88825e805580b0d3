import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DiskStore } from '../platform/media-store/disk-store.ts'
import { openDownload, storeDownload } from './files.ts'

let dataDir = ''
let from = ''

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'data-'))
  from = await mkdtemp(path.join(os.tmpdir(), 'import-'))
})
afterAll(async () => {
  for (const folder of [dataDir, from]) await rm(folder, { recursive: true })
})

test('A download that is under way ends with the file as it was when an import replaces it', async () => {
  const media = new DiskStore(dataDir)
  const store = async (content: string) => {
    await writeFile(path.join(from, 'plan.pdf'), content)
    expect(await storeDownload(media, from, 'plan.pdf')).toBe(true)
  }
  await store('first edition')
  const opened = await openDownload(media, 'plan.pdf')
  await store('2nd')
  expect(opened && (await text(opened.content))).toBe('first edition')
  const after = await openDownload(media, 'plan.pdf')
  expect(after?.size).toBe(3)
  after?.content.destroy()
  expect(await readdir(path.join(dataDir, 'downloads'))).toEqual(['plan.pdf'])
})
