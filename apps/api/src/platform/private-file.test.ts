import {
  chmod,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writePrivateFile } from './private-file.ts'

let folder: string
const at = (name: string) => path.join(folder, name)
const modeOf = async (file: string) => (await stat(file)).mode & 0o777

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-private-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('creates files that only the owner can read', async () => {
  await writePrivateFile(at('new.csv'), ['a\n', 'b\n'])
  expect(await readFile(at('new.csv'), 'utf8')).toBe('a\nb\n')
  expect(await modeOf(at('new.csv'))).toBe(0o600)
})

test('replaces a public file by a private one; open and linked copies keep the old content', async () => {
  await writeFile(at('old.json'), 'old')
  await chmod(at('old.json'), 0o666)
  await link(at('old.json'), at('second-name'))
  await writePrivateFile(at('old.json'), 'new')
  expect(await readFile(at('old.json'), 'utf8')).toBe('new')
  expect(await modeOf(at('old.json'))).toBe(0o600)
  expect(await readFile(at('second-name'), 'utf8')).toBe('old')
})

test('rejects links, folders and missing folders and leaves no files behind', async () => {
  await writeFile(at('elsewhere'), 'untouched')
  await symlink(at('elsewhere'), at('link.csv'))
  await mkdir(at('folder'))
  await expect(writePrivateFile(at('link.csv'), 'x')).rejects.toThrow(/link\.csv is a link/)
  await expect(writePrivateFile(at('folder'), 'x')).rejects.toThrow(/folder is a folder/)
  await expect(writePrivateFile(at('none/x.csv'), 'x')).rejects.toThrow(/its folder does not exist/)
  expect(await readFile(at('elsewhere'), 'utf8')).toBe('untouched')
  expect((await readdir(folder)).toSorted()).toEqual(['elsewhere', 'folder', 'link.csv'])
})

test('keeps the old file when writing fails', async () => {
  await writeFile(at('old.csv'), 'old')
  const lines = function* () {
    yield 'half'
    throw new Error('the database went away')
  }
  await expect(writePrivateFile(at('old.csv'), lines())).rejects.toThrow('the database went away')
  expect(await readFile(at('old.csv'), 'utf8')).toBe('old')
  expect(await readdir(folder)).toEqual(['old.csv'])
})
