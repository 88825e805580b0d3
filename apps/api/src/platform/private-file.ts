import { randomUUID } from 'node:crypto'
import { lstat, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { CommandError } from './errors.ts'

/**
 * Writes a file of personal data that only its owner can read. Replaces an existing file atomically, whatever its
 * permissions were. Throws CommandError when the path is a folder, a link or not writable.
 */
export async function writePrivateFile(
  file: string,
  text: string | Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const target = path.resolve(file)
  await refuseOthers(target, file)
  const draft = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID()}`)
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      // The umask may have removed permissions of the owner.
      await handle.chmod(0o600)
      await handle.writeFile(text)
    } finally {
      await handle.close()
    }
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw new CommandError(`${file} cannot be written: ${reasonOf(error)}.`)
  }
}

async function refuseOthers(target: string, file: string): Promise<void> {
  const found = await lstat(target).catch(() => undefined)
  if (found && !found.isFile())
    throw new CommandError(
      `${file} is ${found.isDirectory() ? 'a folder' : 'a link or a device'}: name a file to write.`,
    )
}

function reasonOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  if (code === 'ENOENT') return 'its folder does not exist'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'you may not write there'
  return error instanceof Error ? error.message : String(error)
}
