import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { CommandError } from '../platform/errors.ts'
import type { BackupFolder } from './folder.ts'
import { openS3Folder } from './s3-folder.ts'

/** What the files of backups end with, by which a file is told from a folder. */
const ending = '.backup'
const ownNames = /^comptoir-\d{8}T\d{6}Z\.backup$/

/** The name of a backup by its time, in which names sort. */
export const nameAt = (time: Date) =>
  `comptoir-${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z${ending}`

/** Whether a file has a name that {@link nameAt} gave. */
export const isNamedByTime = (name: string) => ownNames.test(name)

/** The folder that a text names, and the file in it where it names one: a path, or `s3://bucket/folder`. */
export async function placeOf(text: string): Promise<{ folder: BackupFolder; name: string | undefined }> {
  const isFile = text.endsWith(ending)
  if (text.startsWith('s3://')) {
    const { hostname: bucket, pathname } = new URL(text)
    if (bucket === '') throw new CommandError(`${text} names no bucket: write s3://bucket/folder.`)
    const key = decodeURIComponent(pathname).replace(/^\//, '')
    const slash = key.lastIndexOf('/')
    const prefix = isFile ? key.slice(0, slash + 1) : key === '' || key.endsWith('/') ? key : `${key}/`
    return { folder: await openS3Folder(bucket, prefix), name: isFile ? key.slice(slash + 1) : undefined }
  }
  const target = path.resolve(text)
  const folder = diskFolder(isFile ? path.dirname(target) : target)
  return { folder, name: isFile ? path.basename(target) : undefined }
}

function diskFolder(folder: string): BackupFolder {
  const at = (name: string) => path.join(folder, name)
  return {
    addressOf: at,
    list: async () => {
      const names = await readdir(folder).catch(() => [])
      const backups = names.filter((name) => name.endsWith(ending))
      return await Promise.all(backups.map(async (name) => ({ name, bytes: (await stat(at(name))).size })))
    },
    write: async (name, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = at(`.${name}.${randomUUID()}`)
      try {
        await pipeline(content, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
        await rename(draft, at(name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    read: async (name) => {
      const found = await stat(at(name)).catch(() => undefined)
      if (!found?.isFile()) throw new CommandError(`There is no file ${at(name)}.`)
      return createReadStream(at(name))
    },
    remove: async (name) => await rm(at(name)),
  }
}
