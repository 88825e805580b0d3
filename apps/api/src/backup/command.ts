import { readFile } from 'node:fs/promises'
import { CommandError } from '../platform/errors.ts'
import type { ApiSettings } from '../platform/settings.ts'
import { readHeader } from './backup-file.ts'
import { withMediaStore } from '../platform/media-store/open.ts'
import type { Secret } from './encryption.ts'
import { BackupError } from './errors.ts'
import type { BackupFolder } from './folder.ts'
import { keptFiles } from './kept-files.ts'
import { isNamedByTime, nameAt, placeOf } from './places.ts'
import { restoreBackup, verifyBackup, type Restored } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

export const backupUsage = `  backup [--to FOLDER | --to s3://BUCKET/FOLDER] [--with-files] [--key-file FILE] [--keep N]
                                                 the whole shop into one file, while it runs; keeps the newest N
  backup list [--to FOLDER]                      the backups of a folder
  backup verify FILE                             reads a backup to its end and checks all of it
  restore FILE [--overwrite] [--pseudonymise] [--key-file FILE]
                                                 into an empty database; with made-up people for testing`

type Flags = ReadonlyMap<string, string>

type Shop = {
  settings: ApiSettings
  /** Settings of the environment that a backup may hold. */
  shown: Record<string, string>
  /** Opens the database as it is, without changing it; a pooler would limit how long it may be read. */
  openDatabase: () => Promise<{ directUrl: string; stop: () => Promise<void> }>
  now: Date
}

/** Runs `backup` and `restore` of the command line; returns the text to print. Throws CommandError. */
export async function backupCommand(shop: Shop, words: readonly string[], flags: Flags): Promise<string> {
  const [verb, second = '', third = ''] = words
  if (verb === 'backup' && second === '') return await take(shop, flags)
  if (verb === 'backup' && second === 'list') return await list(shop, flags)
  if (verb === 'backup' && second === 'verify' && third) return await verify(shop, third, flags)
  if (verb === 'restore' && second) return await restore(shop, second, flags)
  throw new CommandError(`Use one of:\n${backupUsage}`)
}

async function take(shop: Shop, flags: Flags): Promise<string> {
  const { settings, shown, now } = shop
  const keep = readKeep(flags)
  const { folder, name: given } = await placeOf(targetOf(shop, flags))
  const name = given ?? nameAt(now)
  const secret = await secretOf(shop, flags)
  const database = await shop.openDatabase()
  try {
    const { tables, rows, media, files } = await withMediaStore(settings, async (store) => {
      const what = {
        databaseUrl: database.directUrl,
        files: keptFiles(store),
        withFiles: flags.has('with-files'),
        settings: shown,
        secret,
        now,
      }
      return await takeBackup(what, (stream) => folder.write(name, stream))
    })
    const removed = keep === undefined ? [] : await prune(folder, keep)
    return [
      `${tables} tables with ${rows} rows were written to ${folder.addressOf(name)}${secret ? ', encrypted' : ''}.`,
      media === files
        ? `All ${files} files are in it.`
        : `${media} files are listed in it, and ${files} of them are in it (--with-files).`,
      ...(secret
        ? []
        : ['It holds personal data and passwords as hashes, and is not encrypted: keep it safe.']),
      ...removed.map((old) => `Removed ${folder.addressOf(old)}.`),
    ].join('\n')
  } finally {
    await database.stop()
  }
}

function readKeep(flags: Flags): number | undefined {
  const given = flags.get('keep')
  if (given === undefined) return undefined
  const keep = Number(given)
  if (!Number.isInteger(keep) || keep < 1)
    throw new CommandError('--keep must be a whole number from 1 on: how many backups stay.')
  return keep
}

/** Removes all but the newest backups that have their names from their times. */
async function prune(folder: BackupFolder, keep: number): Promise<string[]> {
  const names = (await folder.list()).map(({ name }) => name).filter(isNamedByTime)
  const old = names.toSorted().slice(0, -keep)
  for (const name of old) await folder.remove(name)
  return old
}

async function list(shop: Shop, flags: Flags): Promise<string> {
  const { folder } = await placeOf(targetOf(shop, flags))
  const found = (await folder.list()).toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const lines: string[] = []
  for (const { name, bytes } of found) {
    const stream = await folder.read(name)
    const about = await readHeader(stream).then(
      ({ header: { takenAt, release, encryption } }) =>
        `${takenAt.slice(0, 16).replace('T', ' ')} UTC  release ${release}  ${encryption ? 'encrypted' : 'not encrypted'}`,
      () => 'no backup of a shop',
    )
    stream.destroy()
    lines.push(`${folder.addressOf(name)}  ${about}  ${Math.ceil(bytes / 1000)} kB`)
  }
  return lines.length > 0 ? lines.join('\n') : 'There are no backups.'
}

async function verify(shop: Shop, file: string, flags: Flags): Promise<string> {
  const { manifest, totals } = await verifyBackup(await open(file), await secretOf(shop, flags))
  return [
    `The backup is whole: ${totals.tables} tables with ${totals.rows} rows, ${totals.media} files listed, ${totals.files} files.`,
    `Taken at ${manifest.takenAt} by release ${manifest.release} from PostgreSQL ${manifest.postgres}, with ${manifest.migrations.length} migrations up to ${manifest.migrations.at(-1)}.`,
    ...Object.entries(manifest.settings).map(([name, value]) => `${name}=${value}`),
  ].join('\n')
}

async function restore(shop: Shop, file: string, flags: Flags): Promise<string> {
  const stream = await open(file)
  const secret = await secretOf(shop, flags)
  const database = await shop.openDatabase()
  try {
    const restored = await withMediaStore(
      shop.settings,
      async (store) =>
        await restoreBackup(stream, {
          databaseUrl: database.directUrl,
          files: keptFiles(store),
          secret,
          overwrite: flags.has('overwrite'),
          pseudonymised: flags.has('pseudonymise'),
        }),
    )
    return described(restored, flags)
  } finally {
    stream.destroy()
    await database.stop()
  }
}

function described(
  { manifest, totals, migrated, waiting, missing, changed }: Restored,
  flags: Flags,
): string {
  const { mails, payments, webhooks } = waiting
  const isPseudonymised = flags.has('pseudonymise')
  return [
    `${totals.tables} tables with ${totals.rows} rows of ${manifest.takenAt} were restored and checked.`,
    ...(migrated.length > 0 ? [`Migrated to this release: ${migrated.join(', ')}.`] : []),
    ...(isPseudonymised
      ? ['All people are made up; nobody has a password: make yourself an account with `staff invite`.']
      : []),
    ...(mails + payments + webhooks > 0
      ? [
          `The jobs will send what was waiting then: ${mails} mails, ${webhooks} webhooks and ${payments} payment operations.`,
        ]
      : []),
    ...(totals.files > 0 ? [`${totals.files} files were written.`] : []),
    ...(missing.length > 0 ? [`${missing.length} files are missing, such as ${missing[0]}.`] : []),
    ...(changed.length > 0
      ? [`${changed.length} files are not those of the backup, such as ${changed[0]}.`]
      : []),
  ].join('\n')
}

async function open(file: string) {
  const { folder, name } = await placeOf(file)
  if (name === undefined) throw new CommandError(`${file} names no backup: their names end with .backup.`)
  return await folder.read(name)
}

function targetOf({ settings }: Shop, flags: Flags): string {
  const target = flags.get('to') ?? settings.backup.to
  if (!target) throw new CommandError('Say where backups are: --to with a folder or s3://…, or BACKUP_TO.')
  return target
}

async function secretOf({ settings: { backup } }: Shop, flags: Flags): Promise<Secret | undefined> {
  const file = flags.get('key-file') ?? backup.keyFile
  if (file === undefined) return passphraseOf(backup.passphrase)
  const key = await readFile(file).catch((error: unknown) => {
    throw new BackupError(`The key file ${file} cannot be read.`, { cause: error })
  })
  if (key.length < 32)
    throw new BackupError(`The key file ${file} is too short: write it with \`openssl rand 32\`.`)
  return { key }
}

/** Whoever has a backup can try pass phrases as fast as their machines allow. */
const leastPassphrase = 12

function passphraseOf(passphrase: string | undefined): Secret | undefined {
  if (passphrase === undefined) return undefined
  if (passphrase.length < leastPassphrase)
    throw new BackupError(`BACKUP_PASSPHRASE must have ${leastPassphrase} characters or more.`)
  return { passphrase }
}
