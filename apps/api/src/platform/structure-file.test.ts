import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readStructure, StructureFileError, writeStructure } from './structure-file.ts'

let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'structure-'))
  file = path.join(folder, 'file')
})
afterAll(async () => await rm(folder, { recursive: true }))

it('gives back what was written, with what is shared', async () => {
  const shared = { at: new Date('2026-11-21T10:00:00Z') }
  const value = {
    map: new Map<number, unknown>([[1, shared]]),
    again: shared,
    bytes: Uint8Array.of(1, 2, 3),
    short: Uint16Array.of(65_535),
    signed: Int32Array.of(-1, 2 ** 31 - 1),
    unsigned: new Uint32Array(10_000).fill(2 ** 32 - 1),
    part: new Uint8Array(100).fill(7).subarray(10, 13),
    none: new Uint32Array(),
    missing: undefined,
  }
  await writeStructure(file, value)
  const read = (await readStructure(file)) as typeof value
  expect(read).toEqual(value)
  expect(read.map.get(1)).toBe(read.again)
  expect(await readdir(folder)).toEqual(['file'])
})

it('reads the arrays only of what is wanted', async () => {
  await writeStructure(file, { key: 'a', numbers: Uint32Array.of(1, 2) })
  const seen: unknown[] = []
  const isNot = async (value: unknown) => seen.push(structuredClone(value)) === 0
  expect(await readStructure(file, isNot)).toBeUndefined()
  expect(seen).toEqual([{ key: 'a', numbers: new Uint32Array(2) }])
})

it('replaces a file when all is written, and keeps it when something cannot be', async () => {
  await writeStructure(file, { version: 1 })
  await expect(writeStructure(file, { floats: new Float32Array(1) })).rejects.toThrow(StructureFileError)
  expect(await readStructure(file)).toEqual({ version: 1 })
  expect(await readdir(folder)).toEqual(['file'])
})

it('notices every byte that is not as it was, and every shorter file', async () => {
  const value = { words: ['eau', 'zinc'], numbers: Uint32Array.of(1, 2, 3) }
  await writeStructure(file, value)
  const bytes = await readFile(file)
  for (let at = 0; at < bytes.length; at++) {
    await writeFile(file, bytes.with(at, (bytes[at] ?? 0) ^ 0x55))
    // Some bytes between the arrays are not read.
    const read = await readStructure(file).catch((error: unknown) => error)
    if (!(read instanceof StructureFileError)) expect(read).toEqual(value)
  }
  for (let length = 0; length < bytes.length; length++) {
    await writeFile(file, bytes.subarray(0, length))
    await expect(readStructure(file)).rejects.toThrow(StructureFileError)
  }
})
