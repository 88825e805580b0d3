import type { FilterChoice, FilterField, ListConfig } from '../lists/list-config.ts'
import { m } from '../paraglide/messages.js'
import { actionLabel, entityLabel } from '../layout/audit-texts.ts'

interface Choices {
  readonly actors: readonly string[]
  readonly actions: readonly string[]
  readonly entityTypes: readonly string[]
}

/** The log as a list, with what its newest entries offer to filter by. */
export function auditConfig({ actors, actions, entityTypes }: Choices): ListConfig {
  const choice = (
    field: string,
    label: () => string,
    values: readonly string[],
    text: (value: string) => string,
  ): FilterField => ({
    field,
    label,
    kind: 'choice',
    choices: (): FilterChoice[] => values.map((value) => ({ value, label: text(value) })),
  })
  return {
    name: 'auditEntries',
    filters: [
      { field: 'at', label: () => m.audit_when(), kind: 'time' },
      choice('actor', () => m.audit_who(), actors, String),
      choice('entityType', () => m.audit_what(), entityTypes, entityLabel),
      choice('action', () => m.audit_action(), actions, actionLabel),
      { field: 'entityId', label: () => m.audit_record(), kind: 'text' },
    ],
    views: [
      {
        code: 'week',
        label: () => m.audit_view_week(),
        filters: [{ field: 'at', op: 'GTE', values: ['day:-7'] }],
      },
      { code: 'all', label: () => m.audit_view_all(), filters: [] },
      {
        code: 'sign-ins',
        label: () => m.audit_view_sign_ins(),
        filters: [{ field: 'entityType', op: 'EQ', values: ['sign_in'] }],
      },
    ],
    sort: { field: 'at', direction: 'DESC' },
    isSearchable: true,
  }
}
