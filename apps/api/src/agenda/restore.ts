import type { AppointmentTermsInput } from '@comptoir/contract/generated/admin'
import type { AdminContext } from '../platform/admin/context.ts'
import { expectValues, type AuditRecord, type RestoreHandlers } from '../platform/admin/restore.ts'
import { changeTerms, recordedTerms, readAppointmentMethod } from './settings.ts'
import { visibleStore } from './websites.ts'

/** Gives a shipping method the terms that it had before a change; null ends its appointments again. */
async function restoreTerms(ctx: AdminContext, entry: AuditRecord): Promise<void> {
  const [websiteId = '', method = ''] = entry.entity.id.toString().split(' ')
  const store = visibleStore(ctx, websiteId)
  const now = await recordedTerms(ctx, store, method)
  const fields = Object.keys(entry.after ?? {})
  expectValues(ctx, entry, Object.fromEntries(fields.map((field) => [field, now?.[field] ?? null])))
  const { version } = await readAppointmentMethod(ctx, store, method)
  const terms = entry.before && ({ ...now, ...entry.before } as unknown as AppointmentTermsInput)
  await changeTerms(ctx, store, { method, version, terms })
}

/** What brings the terms of appointments back. */
export const appointmentRestore: RestoreHandlers = {
  'appointments.change': { permission: 'settings.edit', restore: restoreTerms },
}
