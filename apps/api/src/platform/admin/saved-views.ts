import type { SavedViewInput } from '@comptoir/contract/generated/admin'
import type { JsonValue } from '../database.ts'
import { recordChange } from './audit.ts'
import type { AdminContext } from './context.ts'
import { invalidField, RecordNotFoundError } from './errors.ts'
import { insertView, removeView, selectView, updateView, type SavedViewRecord } from './saved-views.sql.ts'

const longestName = 60
/** Characters of a definition as JSON. */
const longestDefinition = 10_000

/** Saves a view, or changes it where `id` is given; returns its id. Throws RecordNotFoundError and InvalidInputError. */
export async function saveView(
  ctx: AdminContext,
  id: number | undefined,
  { list, name: given, isShared, definition }: SavedViewInput,
): Promise<number> {
  const { app, staff } = ctx
  const name = given.trim()
  if (name === '' || name.length > longestName)
    throw invalidField(ctx.language, 'name', 'admin_view_name', { most: longestName })
  if (JSON.stringify(definition).length > longestDefinition)
    throw invalidField(ctx.language, 'definition', 'admin_view_too_long')
  const view = { list, name, staffId: isShared ? null : staff.staffId, definition: definition as JsonValue }
  const before = id === undefined ? null : await ownView(ctx, id)
  const saved = id ?? (await insertView(app.sql, { ...view, at: app.now() }))
  if (id !== undefined) await updateView(app.sql, id, view)
  await recordChange(ctx, {
    action: 'view.save',
    entity: { type: 'view', id: saved, label: name },
    before: before && { name: before.name, definition: before.definition as JsonValue },
    after: { name, definition: view.definition },
  })
  return saved
}

/** Throws RecordNotFoundError. */
export async function deleteView(ctx: AdminContext, id: number): Promise<void> {
  const { name, definition } = await ownView(ctx, id)
  await removeView(ctx.app.sql, id)
  await recordChange(ctx, {
    action: 'view.delete',
    entity: { type: 'view', id, label: name },
    before: { name, definition: definition as JsonValue },
  })
}

/** A view of the team or one's own. */
async function ownView({ app, staff, language }: AdminContext, id: number): Promise<SavedViewRecord> {
  const view = await selectView(app.sql, id)
  if (!view || (view.staffId !== null && view.staffId !== staff.staffId))
    throw new RecordNotFoundError(language)
  return view
}
