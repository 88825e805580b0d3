import { textIn } from '@comptoir/rules/language'
import type { BasisPoints } from '@comptoir/rules/money'
import { formatRate } from '@comptoir/rules/number-format'
import type { Store } from './store.ts'

/** Title of a tax rate as totals and invoices show it: `TVA 5,5 %`, `VAT 5.5%`. */
export function taxTitle({ settings, language, formats }: Store, rate: BasisPoints): string {
  return `${textIn(settings.taxTitles, language)} ${formatRate(rate, formats.locale)}`
}
