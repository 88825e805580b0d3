import type { TaskKind } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import type { PageFormats } from '../platform/formats.ts'
import type { TaskData } from './task-data.ts'

type Example = TaskData['examples'][number]

/** An example of a task in a few words: its name, who or what it is about, and the figure or the time that matters. */
export function exampleText(kind: TaskKind, example: Example, formats: PageFormats): string {
  const { label, detail, amount, expected, quantity, at } = example
  const name = [label, detail].filter((part) => part).join(', ')
  if (kind === 'PAYMENT_DIFFERS' && amount && expected)
    return m.today_example_differs({ name, expected: formats.money(expected), amount: formats.money(amount) })
  if (quantity !== null && quantity !== undefined && kind === 'STOCK_LOW')
    return m.today_example_left({ name: label, count: quantity })
  if (kind === 'SLOTS_NEARLY_FULL' && at)
    return quantity
      ? m.today_example_places({ name: label, time: formats.ahead(at), count: quantity })
      : m.today_example_full({ name: label, time: formats.ahead(at) })
  if (kind === 'STOCK_OUT') return label
  if ((kind === 'APPOINTMENTS_TODAY' || kind === 'APPOINTMENTS_TOMORROW') && at)
    return `${name} (${formats.time(at)})`
  const facts = [
    amount && formats.money(amount),
    at && (kind === 'ORDERS_DUE' ? formats.day(at) : formats.moment(at)),
  ].filter((fact) => fact)
  return facts.length > 0 ? `${name} (${facts.join(', ')})` : name
}
