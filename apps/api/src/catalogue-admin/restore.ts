import type { AdminContext } from '../platform/admin/context.ts'
import type { AuditRecord, RestoreHandlers } from '../platform/admin/restore.ts'
import { changeCategory } from './categories.ts'
import { changeAsStaff } from './products.ts'

/** Fields of products, with what the change wrote as the value to expect: imports and orders change them, too. */
async function restoreProduct(ctx: AdminContext, { id: version, entity, before, after }: AuditRecord) {
  const fields = Object.keys(after ?? {}).map((field) => ({
    field,
    value: before?.[field] ?? null,
    from: after?.[field] ?? null,
  }))
  await changeAsStaff(ctx, [{ id: Number(entity.id), version, fields }])
}

/** Switches, and texts by language as `name@fr`. */
async function restoreCategory(ctx: AdminContext, { id: version, entity, before }: AuditRecord) {
  const texts = new Map<string, Record<string, string>>()
  const switches: Record<string, boolean> = {}
  for (const [field, value] of Object.entries(before ?? {})) {
    const [name = '', language] = field.split('@')
    if (typeof value === 'boolean') switches[name] = value
    else if (language)
      texts.set(language, { ...texts.get(language), [name]: typeof value === 'string' ? value : '' })
  }
  await changeCategory(ctx, Number(entity.id), version, {
    ...switches,
    texts: [...texts].map(([language, own]) => ({ language, ...own })),
  })
}

/** What brings products and categories back. What was deleted took links and places with it. */
export const catalogueRestore: RestoreHandlers = {
  'product.change': { permission: 'catalogue.edit', restore: restoreProduct },
  'product.undo': { permission: 'catalogue.edit', restore: restoreProduct },
  'category.change': { permission: 'catalogue.edit', restore: restoreCategory },
}
