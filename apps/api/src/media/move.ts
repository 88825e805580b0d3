import {
  mediaFolders,
  type MediaStore,
  type OpenedFile,
  type StoredFile,
} from '../platform/media-store/port.ts'

export type MoveReport = {
  copied: number
  copiedBytes: number
  /** The other store has them already. */
  there: number
  /** The shop deleted them meanwhile. */
  gone: number
  failures: { key: string; message: string }[]
}

type MoveOptions = {
  from: MediaStore
  to: MediaStore
  /** Only says what would be copied. */
  isTrial?: boolean
  progress?: (done: number) => void
}

const atOnce = 4

/**
 * Copies every file that the other store lacks, or has with another content, and compares each copy with its original. Nothing is
 * deleted. What was copied before is not copied again, so that it goes on where it was stopped.
 */
export async function moveMedia({ from, to, isTrial = false, progress }: MoveOptions): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, copiedBytes: 0, there: 0, gone: 0, failures: [] }
  let done = 0
  for (const folder of mediaFolders) {
    const known = await sizesIn(to, `${folder}/`)
    const files = from.list(`${folder}/`)[Symbol.asyncIterator]()
    const work = async () => {
      for (let next = await files.next(); !next.done; next = await files.next()) {
        await moveOne({ from, to, isTrial }, next.value, known.get(next.value.key), report)
        done++
        progress?.(done)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
  return report
}

async function moveOne(
  { from, to, isTrial }: Required<Pick<MoveOptions, 'from' | 'to' | 'isTrial'>>,
  { key, size }: StoredFile,
  sizeThere: number | undefined,
  report: MoveReport,
): Promise<void> {
  try {
    // The name of a public file changes with its content; the others are compared.
    const isFixed = key.startsWith('media/')
    const mayBeThere = sizeThere === size
    if (mayBeThere && isFixed) return void report.there++
    const checksum = isTrial && !mayBeThere ? '' : await from.checksumOf(key)
    if (checksum === undefined) return void report.gone++
    if (mayBeThere && (await to.checksumOf(key)) === checksum) return void report.there++
    if (!isTrial) {
      const opened = await from.open(key)
      if (!isWhole(opened)) return void report.gone++
      await to.writeStream(key, opened, checksum)
    }
    report.copied++
    report.copiedBytes += size
  } catch (error) {
    report.failures.push({ key, message: error instanceof Error ? error.message : String(error) })
  }
}

const isWhole = (opened: OpenedFile | 'outside' | undefined): opened is OpenedFile =>
  opened !== undefined && opened !== 'outside'

async function sizesIn(store: MediaStore, prefix: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { key, size } of store.list(prefix)) sizes.set(key, size)
  return sizes
}
