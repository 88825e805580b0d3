import type { DateFormat } from '@comptoir/rules/date-format'
import * as m from '../paraglide/messages.js'

/** A format of dates with the letters of the page's language: `TT.MM.JJJJ`. */
export const dateFormatText = (format: DateFormat): string =>
  format
    .replace('DD', m.form_date_day())
    .replace('MM', m.form_date_month())
    .replace('YYYY', m.form_date_year())
