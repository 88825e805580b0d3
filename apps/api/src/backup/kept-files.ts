import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ApiSettings } from '../platform/settings.ts'
import { BackupError } from './errors.ts'

export type KeptFile = { name: string; bytes: number; sha256: string }

/** The files of a shop that are not in its database: encoded pictures and videos, and what it sells to download. */
export type KeptFiles = {
  /** Names in order, such as `media/encoded/p1.webp`. */
  names: () => Promise<string[]>
  /** Undefined for a file that is not, or no longer, there. */
  describe: (name: string) => Promise<KeptFile | undefined>
  read: (name: string) => Promise<Readable | undefined>
  /** Writes a whole file, or none when its content ends with an error. */
  write: (file: KeptFile, content: AsyncIterable<Buffer>) => Promise<void>
}

const folders = ['media', 'downloads']

/** Where they are kept today: below the data folder. */
export function keptFiles({ dataDir }: Pick<ApiSettings, 'dataDir'>): KeptFiles {
  const at = (name: string) => {
    const file = path.resolve(dataDir, name)
    const isBelow = folders.some((folder) => file.startsWith(path.resolve(dataDir, folder) + path.sep))
    if (!isBelow) throw new BackupError(`The backup names a file outside of its folders: ${name}.`)
    return file
  }
  return {
    names: async () => {
      const found = await Promise.all(folders.map((folder) => namesBelow(dataDir, folder)))
      return found.flat().toSorted()
    },
    describe: async (name) => {
      const found = await stat(at(name)).catch(() => undefined)
      if (!found?.isFile()) return undefined
      const hash = createHash('sha256')
      try {
        for await (const chunk of createReadStream(at(name))) hash.update(chunk)
      } catch (error) {
        if (Reflect.get(Object(error), 'code') === 'ENOENT') return undefined
        throw error
      }
      return { name, bytes: found.size, sha256: hash.digest('hex') }
    },
    read: async (name) => {
      const found = await stat(at(name)).catch(() => undefined)
      return found?.isFile() ? createReadStream(at(name)) : undefined
    },
    write: async ({ name }, content) => {
      const target = at(name)
      await mkdir(path.dirname(target), { recursive: true })
      const draft = `${target}.restored.tmp`
      try {
        await pipeline(content, createWriteStream(draft))
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
  }
}

async function namesBelow(dataDir: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}
