import { APPOINTMENT_LIMITS } from '@comptoir/rules/appointment-terms'
import type { AppointmentTermsInput } from '../generated/graphql.ts'
import type { MutationInput } from '../forms/mutation-input.ts'

/** The terms of the form, null where appointments are switched off. What is no number is left to the API to refuse. */
export function readTerms({
  text,
  all,
  isChecked,
  form,
}: Pick<MutationInput, 'text' | 'all' | 'isChecked' | 'form'>): AppointmentTermsInput | null {
  if (!isChecked('isActive')) return null
  const rows = (list: string, first: string) =>
    Array.from({ length: APPOINTMENT_LIMITS.closures + 1 }, (_, index) => `${list}.${index}`).filter((row) =>
      form.has(`${row}.${first}`),
    )
  const weight = text('fromWeight')
  return {
    fromWeight: weight === '' ? null : numberOf(weight),
    optionSkus: text('optionSkus').split(/[\s,;]+/),
    isRequired: isChecked('isRequired'),
    leadWorkingDays: countOf(text('leadWorkingDays')),
    leadWorkingDaysByZone: all('zone').flatMap((zone) => {
      const days = text(`leadWorkingDaysByZone.${zone}`)
      return days === '' ? [] : [{ zone, workingDays: countOf(days) }]
    }),
    daysAhead: countOf(text('daysAhead')),
    windows: rows('windows', 'from').map((row) => ({
      weekdays: all(`${row}.weekdays`).map(Number),
      from: text(`${row}.from`),
      to: text(`${row}.to`),
      capacity: countOf(text(`${row}.capacity`)),
    })),
    closures: rows('closures', 'from').map((row) => {
      const from = text(`${row}.from`)
      return { from, to: text(`${row}.to`) || from }
    }),
  }
}

const numberOf = (text: string) => {
  const value = Number(text.replaceAll(/\s/g, '').replace(',', '.'))
  return Number.isFinite(value) ? value : -1
}
/** A whole number; -1, which no field takes, for anything else. */
const countOf = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : -1)
