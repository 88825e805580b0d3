import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadSite } from './site.ts'

const folder = join(import.meta.dirname, '../../../sites/fontaines')

it('a setting replaces the store view of the default language, and of no other', async () => {
  const codes = ({ languages }: Awaited<ReturnType<typeof loadSite>>) =>
    Object.values(languages).map(({ storeCode }) => storeCode)
  expect(codes(await loadSite(folder))).toEqual(['fr', 'en', 'it'])
  expect(codes(await loadSite(folder, 'default'))).toEqual(['default', 'en', 'it'])
})
