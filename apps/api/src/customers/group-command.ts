import type { App } from '../platform/context.ts'
import { CommandError } from '../platform/errors.ts'
import { GENERAL_GROUP_CODE } from './customer-groups.ts'
import { selectGroupOf, setGroup } from './customer-groups.sql.ts'

export const customersUsage = `  customers group EMAIL --website CODE [--group GROUP]   tell a customer's group, or put the customer into another`

type Flags = ReadonlyMap<string, string>

/** Runs a `customers` command; returns the text to print. Throws CommandError. */
export async function customersCommand(app: App, words: readonly string[], flags: Flags): Promise<string> {
  const [verb = '', email = ''] = words
  const code = flags.get('website')
  if (verb !== 'group' || !email || !code) throw new CommandError(`Use:\n${customersUsage}`)
  const store = app.stores.all.find(({ website }) => website.code === code)
  if (!store) throw new CommandError(`There is no website ${code}.`)
  const customer = await selectGroupOf(app.sql, store.website.id, email)
  if (!customer) throw new CommandError(`${code} has no customer ${email}.`)
  const group = flags.get('group')
  if (group === undefined) return `${email} is in the group ${customer.group}.`
  const groups = [GENERAL_GROUP_CODE, ...store.settings.customer_groups.map((one) => one.code)]
  if (!groups.includes(group) || !(await setGroup(app.sql, customer.id, group)))
    throw new CommandError(
      `${code} has no customer group "${group}": use ${groups.join(', ')}, or add it to customer_groups of the website.`,
    )
  return `${email} is in the group ${group} now.`
}
