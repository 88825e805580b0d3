import { CommandError } from '../platform/errors.ts'

/** A backup that cannot be read: of another format, damaged, cut short, or with another key. */
export class BackupError extends CommandError {}

export const damaged = (cause?: unknown) =>
  new BackupError('The backup is damaged: its content is not what was written.', { cause })

export const cutShort = () => new BackupError('The backup is cut short: its end is missing.')
