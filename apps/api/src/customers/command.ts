import type { App } from '../platform/context.ts'
import { CommandError } from '../platform/errors.ts'
import { reviewProfessional, waitingProfessionals } from './professionals.ts'

export const professionalsUsage = `  professionals list --website CODE              accounts that wait for the shop's confirmation
  professionals confirm EMAIL --website CODE     give an account the prices for professionals, and mail the customer
  professionals refuse EMAIL --website CODE [--reason TEXT]   leave or take them away, and mail the customer`

type Flags = ReadonlyMap<string, string>

/** Runs a `professionals` command; returns the text to print. Throws CommandError. */
export async function professionalsCommand(
  app: App,
  words: readonly string[],
  flags: Flags,
): Promise<string> {
  const [verb = '', email = ''] = words
  const code = flags.get('website')
  if (!code || !['list', 'confirm', 'refuse'].includes(verb) || (verb !== 'list' && !email))
    throw new CommandError(`Use one of:\n${professionalsUsage}`)
  const website = app.stores.all.find((store) => store.website.code === code)?.website
  if (!website) throw new CommandError(`There is no website ${code}.`)
  if (verb === 'list') return await list(app, website.id)
  const decision = verb === 'confirm' ? 'confirmed' : 'refused'
  await reviewProfessional(app, website.id, email, { decision, reason: flags.get('reason') ?? '' })
  return `The account of ${email} is ${decision}; a mail says so.`
}

async function list(app: App, websiteId: number): Promise<string> {
  const waiting = await waitingProfessionals(app, websiteId)
  const lines = waiting.map(
    ({ email, emailVerifiedAt, padCompany, padCompanySiret, taxvat, createdAt }) =>
      `${email}${emailVerifiedAt ? '' : ' (not verified)'}  ${padCompany ?? ''}  SIRET ${padCompanySiret ?? ''}  ` +
      `VAT ${taxvat || '-'}  since ${createdAt.toISOString().slice(0, 10)}`,
  )
  return lines.length > 0 ? lines.join('\n') : 'No professional account waits for confirmation.'
}
