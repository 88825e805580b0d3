import type { AttributeGroupInput } from '@comptoir/contract/generated/admin'
import { expectVersion, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { invalidField, RecordNotFoundError } from '../platform/admin/errors.ts'
import { mayChangeAttributes } from './attributes.ts'
import { deleteSetRow, selectSets, writeSet, type SetRow } from './attributes.sql.ts'

/** The set of products that name none. */
const fallback = 'Default'

export async function listSets({ app, staff }: AdminContext): Promise<SetRow[]> {
  return staff.locationIds ? [] : await selectSets(app.sql)
}

/** Throws RecordNotFoundError. */
export async function findSet(ctx: AdminContext, id: number): Promise<SetRow> {
  const [row] = ctx.staff.locationIds ? [] : await selectSets(ctx.app.sql, id)
  if (!row) throw new RecordNotFoundError(ctx.language)
  return row
}

type WantedSet = {
  id: number | null
  version: string | null
  name: string
  groups: readonly AttributeGroupInput[]
}

/** Creates or changes a set; an attribute is in one of its groups. */
export async function saveSet(
  ctx: AdminContext,
  { id, version, name: given, groups }: WantedSet,
): Promise<number> {
  mayChangeAttributes(ctx)
  const { sql } = ctx.app
  const before = id === null ? undefined : await findSet(ctx, id)
  if (id !== null) await expectVersion(ctx, { type: 'attribute_set', id }, version ?? '0')
  const name = given.trim()
  if (name === '') throw invalidField(ctx.language, 'name', 'attribute_problem_label')
  if (name.length > 64) throw invalidField(ctx.language, 'name', 'attribute_problem_long')
  const all = await selectSets(sql)
  if (all.some((one) => one.name === name && one.id !== id))
    throw invalidField(ctx.language, 'name', 'attribute_problem_set_taken')
  if (before?.name === fallback && name !== fallback)
    throw invalidField(ctx.language, 'name', 'attribute_problem_set_fallback')
  const wanted = await groupsOf(ctx, groups)
  const stored = await writeSet(sql, { id, name, groups: wanted })
  const after = await findSet(ctx, stored)
  await record(ctx, before ? 'attribute_set.change' : 'attribute_set.create', after, before)
  return stored
}

async function groupsOf(
  ctx: AdminContext,
  groups: readonly AttributeGroupInput[],
): Promise<SetRow['groups']> {
  const rows = await ctx.app.sql<{ code: string }[]>`select code from attribute`
  const known = new Set(rows.map(({ code }) => code))
  const titles = new Set<string>()
  const taken = new Set<string>()
  return groups.map(({ title: given, attributes }, at) => {
    const title = given.trim()
    if (title === '') throw invalidField(ctx.language, `groups.${at}.title`, 'attribute_problem_label')
    if (title.length > 64) throw invalidField(ctx.language, `groups.${at}.title`, 'attribute_problem_long')
    if (titles.has(title))
      throw invalidField(ctx.language, `groups.${at}.title`, 'attribute_problem_group_taken')
    titles.add(title)
    for (const code of attributes) {
      if (!known.has(code))
        throw invalidField(ctx.language, `groups.${at}.attributes`, 'attribute_problem_unknown', { code })
      if (taken.has(code))
        throw invalidField(ctx.language, `groups.${at}.attributes`, 'attribute_problem_twice', { code })
      taken.add(code)
    }
    return { title, attributes: [...attributes] }
  })
}

/** Deletes a set that no product has. */
export async function deleteSet(ctx: AdminContext, id: number, version: string): Promise<void> {
  mayChangeAttributes(ctx)
  const row = await findSet(ctx, id)
  await expectVersion(ctx, { type: 'attribute_set', id }, version)
  if (row.name === fallback) throw invalidField(ctx.language, 'id', 'attribute_problem_set_fallback')
  if (row.products > 0)
    throw invalidField(ctx.language, 'id', 'attribute_problem_set_used', { count: row.products })
  await deleteSetRow(ctx.app.sql, id)
  await record(ctx, 'attribute_set.delete', undefined, row)
}

async function record(
  ctx: AdminContext,
  action: string,
  after: SetRow | undefined,
  before: SetRow | undefined,
): Promise<void> {
  const { id, name } = after ?? before ?? { id: 0, name: '' }
  const valuesOf = (row: SetRow) => ({ name: row.name, groups: row.groups })
  await recordChange(ctx, {
    action,
    entity: { type: 'attribute_set', id, label: name },
    before: before ? valuesOf(before) : null,
    after: after ? valuesOf(after) : null,
  })
}
