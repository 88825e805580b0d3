import { createHash } from 'node:crypto'
import type {
  AppointmentMethod,
  AppointmentSettings,
  AppointmentTermsInput,
  OutsideAppointment,
} from '@comptoir/contract/generated/admin'
import { appointmentsOutside, type AppointmentTerms } from '@comptoir/rules/appointment'
import { appointmentTermsProblems, type TermsProblemKind } from '@comptoir/rules/appointment-terms'
import { addDays, holidaysOf, localTime, type Day } from '@comptoir/rules/calendar'
import { methodKey } from '../cart/index.ts'
import { expectVersion, noChange, recordChange, versionOf } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { ConflictError, InvalidInputError, RecordNotFoundError } from '../platform/admin/errors.ts'
import { inTransaction, type JsonValue, type Queryable } from '../platform/database.ts'
import { messageIn, type TextKey } from '../platform/messages.ts'
import type { ShippingMethodSettings, Store } from '../stores/index.ts'
import { changeLockedSetting, lockWebsites, readSettings } from '../websites/index.ts'
import { selectAppointments, type AgendaRow } from './agenda.sql.ts'
import { calendarOf, methodTitle, weightUnit, zoneNames } from './websites.ts'

const problemTexts = {
  goods: 'agenda_goods',
  weight: 'agenda_weight',
  lead: 'agenda_lead',
  ahead: 'agenda_ahead',
  windows: 'agenda_windows',
  weekdays: 'agenda_weekdays',
  times: 'agenda_times',
  capacity: 'agenda_capacity',
  twice: 'agenda_twice',
  closure: 'agenda_closure',
  zone: 'agenda_zone',
  many: 'agenda_many',
} as const satisfies Readonly<Record<TermsProblemKind, TextKey>>

/** The shipping methods of a website with their terms, as the database has them now. */
export async function readAppointmentSettings(ctx: AdminContext, store: Store): Promise<AppointmentSettings> {
  const { app, language } = ctx
  const known = await methodsOf(app.sql, store)
  const taken = await takenOf(ctx, store)
  return {
    weightUnit: weightUnit(store),
    zones: zoneNames(store, language),
    holidays: nextHolidays(ctx, store),
    methods: await Promise.all(known.map((method) => methodShape(ctx, store, method, taken))),
  }
}

/** One method, as {@link readAppointmentSettings} has it. Throws RecordNotFoundError. */
export async function readAppointmentMethod(
  ctx: AdminContext,
  store: Store,
  key: string,
): Promise<AppointmentMethod> {
  return await methodShape(ctx, store, await knownMethod(ctx, store, key), await takenOf(ctx, store))
}

/** The appointments to come of a method that would not fit these terms. Throws InvalidInputError. */
export async function wouldBeOutside(
  ctx: AdminContext,
  store: Store,
  { method, terms }: { method: string; terms: AppointmentTermsInput | null },
): Promise<OutsideAppointment[]> {
  await knownMethod(ctx, store, method)
  const wanted = terms && checkedTerms(ctx, store, terms)
  return outsideOf(ctx, store, { method, terms: wanted }, await takenOf(ctx, store))
}

/**
 * Replaces the terms of a method, or with null ends its appointments, and writes the audit log; processes show it at once.
 * Throws InvalidInputError, and ConflictError also for a change that a file or a command made since.
 */
export async function changeTerms(
  ctx: AdminContext,
  store: Store,
  change: { method: string; version: string; terms: AppointmentTermsInput | null },
): Promise<void> {
  const { app, language } = ctx
  const wanted = change.terms && checkedTerms(ctx, store, change.terms)
  const entity = entityOf(store, change.method)
  await inTransaction(app.sql, async (tx) => {
    await lockWebsites(tx)
    const known = (await knownMethod(ctx, store, change.method)).appointment ?? null
    const [before, after] = [known, wanted].map(recordOf)
    const changed = Object.keys({ ...before, ...after }).filter(
      (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
    )
    if (changed.length === 0) return noChange(ctx)
    const [version = '', state] = change.version.split('.')
    await expectVersion(ctx, entity, version)
    if (state !== stateOf(known))
      throw new ConflictError(
        [{ field: 'windows', by: '', at: app.now().toISOString(), value: null }],
        language,
      )
    const path = `shipping.methods[${change.method}].appointment`
    await changeLockedSetting(tx, { website: store.website.code, path, value: wanted ?? undefined })
    const only = (values: Values | undefined) =>
      values && Object.fromEntries(changed.map((field) => [field, values[field] ?? null]))
    await recordChange(ctx, {
      action: 'appointments.change',
      entity,
      websiteId: store.website.id,
      before: (known && only(before)) ?? null,
      after: (wanted && only(after)) ?? null,
    })
  })
}

/** The terms of a method as the audit log has them; undefined without any. Throws RecordNotFoundError. */
export async function recordedTerms(
  ctx: AdminContext,
  store: Store,
  method: string,
): Promise<Values | undefined> {
  return recordOf((await knownMethod(ctx, store, method)).appointment ?? null)
}

const entityOf = (store: Store, method: string) => ({
  type: 'appointments',
  id: `${store.website.id} ${method}`,
  label: `${store.website.code} ${method}`,
})

async function methodsOf(sql: Queryable, { website }: Store): Promise<ShippingMethodSettings[]> {
  const { shipping } = await readSettings(sql, website.code)
  return shipping.methods
}

async function knownMethod({ app, language }: AdminContext, store: Store, key: string) {
  const found = (await methodsOf(app.sql, store)).find((method) => methodKey(method) === key)
  if (!found) throw new RecordNotFoundError(language)
  return found
}

const takenOf = async ({ app }: AdminContext, { website }: Store): Promise<AgendaRow[]> =>
  await selectAppointments(app.sql, { websiteId: website.id, from: app.now(), to: null })

function outsideOf(
  { staff }: AdminContext,
  store: Store,
  { method, terms }: { method: string; terms: AppointmentTerms | null },
  all: readonly AgendaRow[],
): OutsideAppointment[] {
  const taken = all.flatMap(({ startsAt, endsAt, ...row }) =>
    row.shippingMethod === method && startsAt && endsAt ? [{ ...row, startsAt, endsAt }] : [],
  )
  const seesOrders = staff.permissions.has('orders.view')
  return appointmentsOutside(terms, taken, calendarOf(store)).map(({ appointment, reason }) => ({
    number: appointment.number,
    customer: seesOrders ? `${appointment.firstname} ${appointment.lastname}` : null,
    startsAt: appointment.startsAt.toISOString(),
    endsAt: appointment.endsAt.toISOString(),
    reason: reason.toUpperCase() as OutsideAppointment['reason'],
  }))
}

async function methodShape(
  ctx: AdminContext,
  store: Store,
  method: ShippingMethodSettings,
  taken: readonly AgendaRow[],
): Promise<AppointmentMethod> {
  const key = methodKey(method)
  const terms = method.appointment ?? null
  const version = await versionOf(ctx.app.sql, entityOf(store, key))
  return {
    key,
    title: methodTitle(method, ctx.language),
    version: `${version}.${stateOf(terms)}`,
    zones: method.zones ?? null,
    terms: terms && termsShape(terms),
    taken: taken.filter(({ shippingMethod }) => shippingMethod === key).length,
    outside: outsideOf(ctx, store, { method: key, terms }, taken),
  }
}

function termsShape(terms: AppointmentTerms): NonNullable<AppointmentMethod['terms']> {
  const { fromWeight = null, optionSkus = [], isRequired, leadWorkingDays, daysAhead } = terms
  const { leadWorkingDaysByZone = {}, windows, closures = [] } = terms
  return {
    fromWeight,
    optionSkus: [...optionSkus],
    isRequired,
    leadWorkingDays,
    leadWorkingDaysByZone: Object.entries(leadWorkingDaysByZone).map(([zone, workingDays]) => ({
      zone,
      workingDays,
    })),
    daysAhead,
    windows: windows.map((window) => ({ ...window, weekdays: [...window.weekdays] })),
    closures: closures.map((closure) => ({ ...closure })),
  }
}

/** The terms of an input. Throws InvalidInputError with all its problems. */
function checkedTerms(
  { language }: AdminContext,
  { settings }: Store,
  input: AppointmentTermsInput,
): AppointmentTerms {
  const optionSkus = [...new Set(input.optionSkus.map((sku) => sku.trim()).filter(Boolean))]
  const byZone = Object.fromEntries(
    input.leadWorkingDaysByZone.map(({ zone, workingDays }) => [zone, workingDays]),
  )
  const terms: AppointmentTerms = {
    ...(typeof input.fromWeight === 'number' && { fromWeight: input.fromWeight }),
    ...(optionSkus.length > 0 && { optionSkus }),
    isRequired: input.isRequired,
    leadWorkingDays: input.leadWorkingDays,
    ...(Object.keys(byZone).length > 0 && { leadWorkingDaysByZone: byZone }),
    daysAhead: input.daysAhead,
    windows: input.windows.map(({ weekdays, from, to, capacity }) => ({
      weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b),
      from,
      to,
      capacity,
    })),
    ...(input.closures.length > 0 && { closures: input.closures.map(({ from, to }) => ({ from, to })) }),
  }
  const zones = settings.zones.map(({ code }) => code)
  const problems = appointmentTermsProblems(terms, zones)
  if (problems.length > 0)
    throw new InvalidInputError(
      problems.map(({ field, kind }) => ({ field, message: messageIn(language, problemTexts[kind]) })),
    )
  return terms
}

type Values = Readonly<Record<string, JsonValue>>

/** The terms as the audit log has them, in one order of keys. */
function recordOf(terms: AppointmentTerms | null): Values | undefined {
  if (!terms) return undefined
  const { leadWorkingDaysByZone, ...shape } = termsShape(terms)
  const byZone = leadWorkingDaysByZone.toSorted((a, b) => a.zone.localeCompare(b.zone))
  return {
    ...shape,
    windows: shape.windows.map(({ weekdays, from, to, capacity }) => ({ weekdays, from, to, capacity })),
    closures: shape.closures.map(({ from, to }) => ({ from, to })),
    leadWorkingDaysByZone: byZone.map(({ zone, workingDays }) => ({ zone, workingDays })),
  }
}

/** Changes with every change of the terms, also with those of files and commands. */
const stateOf = (terms: AppointmentTerms | null): string =>
  createHash('sha256')
    .update(JSON.stringify(recordOf(terms) ?? null))
    .digest('hex')
    .slice(0, 12)

function nextHolidays({ app }: AdminContext, { settings }: Store): Day[] {
  const { day: today } = localTime(app.now(), settings.timezone)
  const year = Number(today.slice(0, 4))
  const holidays = holidaysOf(settings.holidays)
  const last = addDays(today, 365)
  return [year, year + 1].flatMap((one) => [...holidays(one)]).filter((day) => day >= today && day < last)
}
