import { writeFilters } from '../platform/list-filters.ts'

/** All entries of the same record. */
export function recordPath({ entityType, entityId }: { entityType: string; entityId: string }): string {
  const parameters = writeFilters(new URLSearchParams({ view: 'all' }), [
    { field: 'entityType', op: 'EQ', values: [entityType] },
    { field: 'entityId', op: 'EQ', values: [entityId] },
  ])
  return `/audit?${parameters}`
}
