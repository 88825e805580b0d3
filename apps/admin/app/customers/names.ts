import { m } from '../paraglide/messages.js'

/** Groups that every shop has, in words; a shop's own are named by their code. */
export function groupName(code: string): string {
  if (code === 'General') return m.customers_group_general()
  return code === 'Professional' ? m.customers_group_professional() : code
}
