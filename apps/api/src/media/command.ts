import type { App } from '../platform/context.ts'
import { CommandError } from '../platform/errors.ts'
import { mediaStoreNamed } from '../platform/media-store/open.ts'
import type { StoreName } from '../platform/media-store/settings.ts'
import { checkMedia } from './check.ts'
import { moveMedia } from './move.ts'

export const mediaUsage = `  media move --to s3|disk [--dry-run]            copies what that media store lacks from the other one, while the shop runs
  media check                                    whether the media store has every picture, video and sold file`

type Shop = Pick<App, 'sql' | 'settings' | 'media'>
type Flags = ReadonlyMap<string, string>

const shownKeys = 20
const progressEach = 500

/** The command `media`; returns its output. */
export async function mediaCommand(
  app: Shop,
  [verb]: readonly string[],
  flags: Flags,
  say: (line: string) => void,
): Promise<string> {
  switch (verb) {
    case 'move':
      return await move(app, flags, say)
    case 'check':
      return await check(app)
    default:
      throw new CommandError(`Use one of:\n${mediaUsage}`)
  }
}

async function move({ settings }: Shop, flags: Flags, say: (line: string) => void): Promise<string> {
  const name = flags.get('to')
  if (!isStoreName(name)) throw new CommandError('Say where to: --to s3 or --to disk.')
  const to = await mediaStoreNamed(settings, name)
  const from = await mediaStoreNamed(settings, name === 's3' ? 'disk' : 's3')
  const isTrial = flags.has('dry-run')
  try {
    await from.check()
    await to.check()
    const progress = (done: number) => done % progressEach === 0 && say(`  ${done} files …`)
    const { copied, copiedBytes, there, gone, failures } = await moveMedia({ from, to, isTrial, progress })
    const summary = [
      `${copied} files ${isTrial ? 'would be copied' : 'were copied and compared'} to ${name} (${size(copiedBytes)}), ${there} were there already.`,
      ...(gone > 0 ? [`${gone} were deleted meanwhile.`] : []),
      ...(isTrial ? ['Nothing was written.'] : []),
    ]
    if (failures.length === 0) return summary.join('\n')
    const lines = failures.slice(0, shownKeys).map(({ key, message }) => `${key}: ${message}`)
    throw new CommandError(
      [...summary, `${failures.length} could not be copied; run it again:`, ...lines].join('\n'),
    )
  } finally {
    from.close()
    to.close()
  }
}

async function check({ sql, media }: Shop): Promise<string> {
  await media.check()
  const { folders, wanted, missing, waiting } = await checkMedia({ sql }, media)
  const lines = folders.map(
    ({ folder, count, bytes }) => `${folder.padEnd(10)} ${count} files, ${size(bytes)}`,
  )
  if (waiting > 0) lines.push(`${waiting} pictures are still to be encoded.`)
  if (missing.length === 0) return [...lines, `All ${wanted} files that the shop needs are there.`].join('\n')
  const more = missing.length - shownKeys
  throw new CommandError(
    [
      ...lines,
      `${missing.length} of ${wanted} files that the shop needs are missing:`,
      ...missing.slice(0, shownKeys),
      ...(more > 0 ? [`… and ${more} more.`] : []),
    ].join('\n'),
  )
}

const isStoreName = (name: string | undefined): name is StoreName => name === 's3' || name === 'disk'

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
