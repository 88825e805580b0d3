import type { Language } from '@comptoir/rules/language'
import { zoneOf } from '@comptoir/rules/zone'
import { messageIn } from '../platform/messages.ts'
import type { Store } from '../stores/index.ts'
import type { AgendaLine, AgendaRow } from './agenda.sql.ts'
import { appointmentMethods, fittingSkus } from './websites.ts'

/** An order as those who deliver or fit it need it. */
export type AgendaEntry = AgendaRow & {
  kind: 'DELIVERY' | 'FITTING'
  customer: string
  /** Code of the zone of the address. */
  zone: string | null
  goods: string[]
  fittings: string[]
  weight: number | null
  /** What helps to find and enter the place, and what the customer asked for. */
  remarks: string[]
}

/** What each order is about: what is fitted, in words of a language, and the weight of all goods. */
export function entriesOf(store: Store, rows: readonly AgendaRow[], language: Language): AgendaEntry[] {
  const skus = fittingSkus(appointmentMethods(store).map(({ series }) => series))
  return rows.map((row) => {
    const { country, postcode, region, lines } = row
    const fittings = lines.flatMap((line) => fittingsOf(line, skus, language))
    return {
      ...row,
      kind: fittings.length > 0 ? 'FITTING' : 'DELIVERY',
      customer: `${row.firstname} ${row.lastname}`,
      zone: zoneOf(store.settings.zones, { country, postcode: postcode ?? '', region })?.code ?? null,
      goods: lines.map(({ name, quantity }) => `${quantity} × ${name}`),
      fittings,
      weight: weightOf(lines),
      remarks: [
        row.details?.padCode,
        row.details?.padFloor,
        row.details?.padAppt,
        row.details?.padInstructions,
        row.comment,
      ].flatMap((line) => line || []),
    }
  })
}

const fittingsOf = ({ name, options }: AgendaLine, skus: ReadonlySet<string>, language: Language): string[] =>
  options.flatMap(({ value, skus: chosen = [] }) =>
    chosen.some((sku) => skus.has(sku)) ? [messageIn(language, 'labelled', { label: name, value })] : [],
  )

function weightOf(lines: readonly AgendaLine[]): number | null {
  const known = lines.flatMap(({ weight, quantity }) => (weight === null ? [] : [weight * quantity]))
  if (known.length === 0) return null
  return Math.round(known.reduce((sum, weight) => sum + weight, 0) * 100) / 100
}
