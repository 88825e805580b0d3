import type { AppointmentTerms } from '@comptoir/rules/appointment'
import { holidaysOf } from '@comptoir/rules/calendar'
import { textIn } from '@comptoir/rules/language'
import { covers } from '@comptoir/rules/permissions'
import { appointmentSeries, methodKey } from '../cart/index.ts'
import type { AppointmentSeries } from '../fulfilment/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import type { ShippingMethodSettings, Store } from '../stores/index.ts'

/** The default view of a website that the person may see, whole; throws RecordNotFoundError. */
export function visibleStore(ctx: AdminContext, websiteId: string): Store {
  const id = rowId(ctx, websiteId)
  const [known] = ctx.app.stores.ofWebsite(id)
  if (!known || !covers(ctx.staff, { websiteId: id })) throw new RecordNotFoundError(ctx.language)
  return ctx.app.stores.defaultOf(id)
}

type TermsOfMethod = { series: AppointmentSeries; method: ShippingMethodSettings }

/** The shipping methods of a website that deliver by appointment. */
export function appointmentMethods(store: Store): TermsOfMethod[] {
  return store.settings.shipping.methods.flatMap((method) => {
    const { appointment: terms } = method
    return terms ? [{ method, series: appointmentSeries(store, { method: methodKey(method), terms }) }] : []
  })
}

/** The calendar of a website, without the zone of an address. */
export const calendarOf = ({ settings }: Store) => ({
  timeZone: settings.timezone,
  holidays: holidaysOf(settings.holidays),
})

/** Name of a shipping method: what it is called in the checkout. */
export const methodTitle = (
  { carrierTitle, methodTitle: title }: ShippingMethodSettings,
  language: string,
): string => [textIn(carrierTitle, language), textIn(title, language)].filter(Boolean).join(', ')

export const zoneNames = ({ settings }: Store, language: string) =>
  settings.zones.map(({ code, name }) => ({ code, name: textIn(name, language) }))

/** `kg` or `lb`. */
export const weightUnit = ({ settings }: Pick<Store, 'settings'>): string =>
  settings.weight_unit.startsWith('lb') ? 'lb' : 'kg'

/** SKUs of options that are fitted, of all methods. */
export const fittingSkus = (all: readonly { terms: AppointmentTerms }[]): ReadonlySet<string> =>
  new Set(all.flatMap(({ terms }) => terms.optionSkus ?? []))
