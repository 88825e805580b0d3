import type { ListFilter } from '@comptoir/contract/generated/admin'
import { m } from '../paraglide/messages.js'
import type { PageFormats } from '../platform/formats.ts'
import type { FilterField } from './list-config.ts'

/** Times that people choose most, as the API understands them. */
export const PERIODS: readonly { readonly value: string; readonly label: () => string }[] = [
  { value: 'day:0', label: () => m.list_since_today() },
  { value: 'day:-1', label: () => m.list_since_yesterday() },
  { value: 'day:-7', label: () => m.list_since_days({ count: 7 }) },
  { value: 'day:-30', label: () => m.list_since_days({ count: 30 }) },
  { value: 'day:-365', label: () => m.list_since_days({ count: 365 }) },
]

/** A filter in words, as its chip shows it. */
export function filterText(filter: ListFilter, fields: readonly FilterField[], formats: PageFormats): string {
  const field = fields.find((one) => one.field === filter.field)
  const label = field?.label() ?? filter.field
  const values = (filter.values ?? []).map((value) => valueText(value, field, formats))
  if (filter.op === 'EMPTY') return m.list_filter_empty({ field: label })
  if (filter.op === 'NOT_EMPTY') return m.list_filter_not_empty({ field: label })
  const period = PERIODS.find(({ value }) => value === filter.values?.[0])
  if (field?.kind === 'time' && filter.op === 'GTE' && period) return `${label} ${period.label()}`
  const text = values.join(', ')
  switch (filter.op) {
    case 'NE':
    case 'NOT_IN':
      return m.list_filter_not({ field: label, values: text })
    case 'GT':
    case 'GTE':
      return m.list_filter_from({ field: label, value: text })
    case 'LT':
    case 'LTE':
      return m.list_filter_to({ field: label, value: text })
    default:
      return m.list_filter_is({ field: label, values: text })
  }
}

function valueText(value: string, field: FilterField | undefined, formats: PageFormats): string {
  switch (field?.kind) {
    case 'choice':
      return field.choices?.().find((choice) => choice.value === value)?.label ?? value
    case 'boolean':
      return value === 'true' ? m.list_yes() : m.list_no()
    case 'money':
      return formats.number(Number(value) / 100)
    case 'time':
      return /^\d{4}-/.test(value) ? formats.day(value) : value
    default:
      return value
  }
}
