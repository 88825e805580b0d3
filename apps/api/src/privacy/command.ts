import type { App } from '../platform/context.ts'
import { CommandError } from '../platform/errors.ts'
import { writePrivateFile } from '../platform/private-file.ts'
import { OpenOrdersError } from './errors.ts'
import { exportPersonalData } from './export.ts'
import { eraseAccount } from './erase-account.ts'
import { selectAccount, selectDeletions } from './requests.sql.ts'

export const privacyUsage = `  privacy list --website CODE                    scheduled account deletions
  privacy export EMAIL --website CODE --to FILE.json   all personal data of a customer
  privacy delete EMAIL --website CODE            deletes an account immediately`

type Flags = ReadonlyMap<string, string>

/**
 * Runs a `privacy` command of the command line; returns the text to print. Throws CommandError.
 */
export async function privacyCommand(app: App, words: readonly string[], flags: Flags): Promise<string> {
  const [verb = '', email = ''] = words
  const website = flags.get('website')
  if (!website || !['list', 'export', 'delete'].includes(verb) || (verb !== 'list' && !email))
    throw new CommandError(`Use one of:\n${privacyUsage}`)
  if (verb === 'list') return await listDeletions(app, website)
  const account = await selectAccount(app.sql, website, email)
  if (!account) throw new CommandError(`There is no customer ${email} on the website ${website}.`)
  if (verb === 'delete') return await deleteNow(app, account.customerId, email)
  const file = flags.get('to')
  if (!file) throw new CommandError('The option --to FILE.json is required.')
  await writePrivateFile(file, await exportPersonalData(app.sql, account, app.now()))
  return `The personal data of ${email} was written to ${file}. Delete the file when you no longer need it.`
}

async function listDeletions(app: App, website: string): Promise<string> {
  const day = (date: Date) => date.toISOString().slice(0, 10)
  const waiting = await selectDeletions(app.sql, { website })
  const lines = waiting.map(
    ({ email, requestedAt, dueAt }) => `${email}  requested ${day(requestedAt)}  due ${day(dueAt)}`,
  )
  return lines.length > 0 ? lines.join('\n') : 'No account deletion is scheduled.'
}

async function deleteNow(app: App, customerId: number, email: string): Promise<string> {
  try {
    await app.sql.begin((tx) => eraseAccount(tx, customerId, { language: 'en', at: app.now() }))
  } catch (error) {
    if (error instanceof OpenOrdersError)
      throw new CommandError(`${email} has an open order: ship, refund or cancel it first.`)
    throw error
  }
  return `The account of ${email} was deleted.`
}
