import type { App } from '../platform/context.ts'
import { CommandError } from '../platform/errors.ts'
import { retryMails, selectFailedMails, selectMailState } from './failed.sql.ts'

export const mailsUsage = `  mails failed [--website CODE]                  mails that failed permanently
  mails show ID                                  one mail as text, with its state
  mails retry ID | --all [--website CODE]        retries failed mails`

type Flags = ReadonlyMap<string, string>

/**
 * Runs a `mails` command of the command line; returns the text to print. Throws CommandError.
 */
export async function mailsCommand(app: App, words: readonly string[], flags: Flags): Promise<string> {
  const [verb = '', id = ''] = words
  const website = flags.get('website') ?? null
  if (website !== null && !app.stores.all.some((store) => store.website.code === website))
    throw new CommandError(`There is no website "${website}".`)
  if (verb === 'failed') return await listFailed(app, website)
  if (verb === 'show' && isId(id)) return await showMail(app, Number(id))
  const isAll = flags.has('all')
  if (verb !== 'retry' || isAll === isId(id)) throw new CommandError(`Use one of:\n${mailsUsage}`)
  const count = await retryMails(app.sql, isAll ? { website } : { id: Number(id) })
  if (count === 0 && !isAll) throw new CommandError(`There is no failed mail ${id}.`)
  return `The running API retries ${count} ${count === 1 ? 'mail' : 'mails'}.`
}

const isId = (word: string) => /^\d{1,15}$/.test(word)
const instant = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ')

async function listFailed(app: App, website: string | null): Promise<string> {
  const mails = await selectFailedMails(app.sql, website)
  const lines = mails.map(({ id, failedAt, website: code, kind, recipient, attempts, lastError }) =>
    [id, instant(failedAt), code, kind, recipient, `${attempts} attempts`, lastError].join('  '),
  )
  return lines.length > 0 ? lines.join('\n') : 'No mail failed.'
}

async function showMail(app: App, id: number): Promise<string> {
  const mail = await selectMailState(app.sql, id)
  if (!mail) throw new CommandError(`There is no mail ${id}.`)
  const { kind, recipient, subject, plain, messageId, attempts, lastError, sentAt, failedAt } = mail
  const state = sentAt ? `sent ${instant(sentAt)}` : failedAt ? `failed ${instant(failedAt)}` : 'queued'
  return [
    `${id}  ${kind}  ${recipient}  ${state}  ${attempts} attempts`,
    ...(messageId ? [`Message-ID: <${messageId}>`] : []),
    ...(lastError ? [`Last error: ${lastError}`] : []),
    ...(subject ? [`Subject: ${subject}`, '', plain] : []),
  ].join('\n')
}
