import type { ProductChangeInput, ProductFieldInput } from '@comptoir/contract/generated/admin'
import type { AdminContext } from '../platform/admin/context.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import type { JsonValue } from '../platform/database.ts'
import type { FieldChange } from './plan-changes.ts'
import type { VersionedChange } from './products.ts'

/** Values of the scalar JSON are what JSON can hold. */
export const fieldChange = ({ field, value, from }: ProductFieldInput): FieldChange => ({
  field,
  value: (value ?? null) as JsonValue,
  ...(from !== undefined && { from: from as JsonValue }),
})

export const changesOf = (ctx: AdminContext, changes: readonly ProductChangeInput[]): VersionedChange[] =>
  changes.map(({ id, version, fields }) => ({
    id: rowId(ctx, id),
    version: version ?? null,
    fields: fields.map(fieldChange),
  }))
