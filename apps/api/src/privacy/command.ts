import type { App } from '../platform/context.ts'
import { CommandError } from '../platform/errors.ts'
import { writePrivateFile } from '../platform/private-file.ts'
import { OpenOrdersError } from './errors.ts'
import { exportPersonalData } from './export.ts'
import { forgetAccount } from './forget.ts'
import { selectAccount, selectDeletions } from './requests.sql.ts'

export const privacyUsage = `  privacy list --website CODE                    accounts that wait to be deleted
  privacy export EMAIL --website CODE --to FILE.json   everything that is known of a customer
  privacy delete EMAIL --website CODE            an account, at once`

type Flags = ReadonlyMap<string, string>

/**
 * What an operator does with personal data by command line; answers what to print. Throws CommandError with what is
 * wrong, in one sentence.
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
  if (!file) throw new CommandError('Say where to: --to FILE.json')
  await writePrivateFile(file, await exportPersonalData(app.sql, account, app.now()))
  return `What is known of ${email} was written to ${file}. It is personal data: delete the file when you are done.`
}

async function listDeletions(app: App, website: string): Promise<string> {
  const day = (date: Date) => date.toISOString().slice(0, 10)
  const waiting = await selectDeletions(app.sql, { website })
  const lines = waiting.map(
    ({ email, requestedAt, dueAt }) => `${email}  asked ${day(requestedAt)}  due ${day(dueAt)}`,
  )
  return lines.length > 0 ? lines.join('\n') : 'No account waits to be deleted.'
}

async function deleteNow(app: App, customerId: number, email: string): Promise<string> {
  try {
    await app.sql.begin((tx) => forgetAccount(tx, customerId, { language: 'en', at: app.now() }))
  } catch (error) {
    if (error instanceof OpenOrdersError)
      throw new CommandError(`${email} has an order that is still open: ship, refund or cancel it first.`)
    throw error
  }
  return `The account of ${email} was deleted.`
}
