import type { App } from '../platform/context.ts'
import { CommandError } from '../platform/errors.ts'
import { LARGEST_ID } from '../platform/uid.ts'
import { moderate } from './moderation.ts'
import { selectByStatus, type ReviewStatus } from './moderation.sql.ts'

export const reviewsUsage = `  reviews list [--status STATUS] [--website CODE]   the newest reviews that are pending, approved or rejected
  reviews approve ID                             shows a review
  reviews reject ID                              hides a review, and deletes it after a month`

type Flags = ReadonlyMap<string, string>

const listed = 50
const statuses: readonly ReviewStatus[] = ['pending', 'approved', 'rejected']
const decisions = { approve: 'approved', reject: 'rejected' } as const

/** Runs a `reviews` command and returns its output. Throws CommandError with a message of one sentence. */
export async function reviewsCommand(app: App, words: readonly string[], flags: Flags): Promise<string> {
  const [verb = '', id = ''] = words
  if (verb === 'list') return await list(app, flags)
  if ((verb !== 'approve' && verb !== 'reject') || !/^\d+$/.test(id) || Number(id) > LARGEST_ID)
    throw new CommandError(`Use one of:\n${reviewsUsage}`)
  await moderate(app, Number(id), decisions[verb])
  return `The review ${id} is ${decisions[verb]}.`
}

async function list(app: App, flags: Flags): Promise<string> {
  const wanted = flags.get('status') ?? 'pending'
  const status = statuses.find((one) => one === wanted)
  if (!status) throw new CommandError(`--status must be one of ${statuses.join(', ')}, but is "${wanted}".`)
  const rows = await selectByStatus(app.sql, { status, website: flags.get('website') ?? null, limit: listed })
  if (rows.length === 0) return `No reviews are ${status}.`
  return rows
    .map(({ id, createdAt, sku, store, nickname, summary, content, votes }) => {
      const written = createdAt.toISOString().slice(0, 16).replace('T', ' ')
      const text = content.replaceAll('\n', '\n  ')
      return `${id}  ${written}  ${store}  ${sku}  ${nickname}  ${votes}\n  ${summary}\n  ${text}`
    })
    .join('\n')
}
