import { announceChange, announceIds } from '../catalogue/index.ts'
import { insertCategory, lockCategoryTexts, refreshRewrites, slug } from '../import/index.ts'
import { expectVersion, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { invalidField, RecordNotFoundError } from '../platform/admin/errors.ts'
import type { JsonValue } from '../platform/database.ts'
import { sanitiseHtml } from '../platform/html.ts'
import {
  deleteCategoryRow,
  selectBelow,
  selectCategory,
  selectTree,
  selectWebsitesOf,
  updateOrder,
  updatePlace,
  updateSettings,
  writeTexts,
  type CategoryRow,
  type CategoryTexts,
} from './categories.sql.ts'

type Change = {
  isActive?: boolean | null
  isInMenu?: boolean | null
  showsPrices?: boolean | null
  texts?: readonly ({ language: string } & { [Name in keyof CategoryTexts]?: string | null })[] | null
}

const mostCharacters = 100_000

/** The categories of a website from its roots, each before its children. */
export async function categoryTree(ctx: AdminContext, websiteId: number): Promise<CategoryRow[]> {
  const { websiteIds, locationIds } = ctx.staff
  if (locationIds || (websiteIds && !websiteIds.includes(websiteId)))
    throw new RecordNotFoundError(ctx.language)
  const rows = await selectTree(ctx.app.sql, websiteId)
  const children = Map.groupBy(
    rows.toSorted((a, b) => a.position - b.position || a.id - b.id),
    ({ parentId }) => parentId,
  )
  const known = new Set(rows.map(({ id }) => id))
  const below = (row: CategoryRow): CategoryRow[] => [row, ...(children.get(row.id) ?? []).flatMap(below)]
  return rows.filter(({ parentId }) => parentId === null || !known.has(parentId)).flatMap(below)
}

/** A category that the person may see. Throws RecordNotFoundError. */
export async function findCategory(ctx: AdminContext, id: number): Promise<CategoryRow> {
  const found = await selectCategory(ctx.app.sql, id)
  const { websiteIds, locationIds } = ctx.staff
  const own = await selectWebsitesOf(ctx.app.sql, id)
  if (!found || locationIds || (websiteIds && !own.some((one) => websiteIds.includes(one))))
    throw new RecordNotFoundError(ctx.language)
  return found
}

async function record(
  ctx: AdminContext,
  action: string,
  row: CategoryRow,
  change: { before?: Record<string, JsonValue>; after?: Record<string, JsonValue> },
): Promise<void> {
  const [websiteId, ...more] = await selectWebsitesOf(ctx.app.sql, row.id)
  await recordChange(ctx, {
    action,
    entity: { type: 'category', id: row.id, label: row.texts.default?.name ?? row.adminName },
    websiteId: more.length === 0 ? (websiteId ?? null) : null,
    ...change,
  })
}

export async function createCategory(ctx: AdminContext, parentId: number, given: string): Promise<number> {
  const name = given.trim()
  await findCategory(ctx, parentId)
  const { sql } = ctx.app
  await lockCategoryTexts(sql)
  if (name === '' || name.length > 200 || name.includes('/'))
    throw invalidField(ctx.language, 'name', 'category_name')
  const siblings = await sql<{ name: string; position: number }[]>`
    select admin_name as name, position from category where parent_id = ${parentId}`
  if (siblings.some((one) => one.name === name))
    throw invalidField(ctx.language, 'name', 'category_name_taken')
  const position = Math.max(-1, ...siblings.map((one) => one.position)) + 1
  const id = await insertCategory(sql, parentId, name, { position })
  await writeTexts(sql, id, 'default', { name, urlKey: slug(name) || `c-${id}` })
  await treeChanged(ctx)
  await record(ctx, 'category.create', await findCategory(ctx, id), { after: { name, parentId } })
  return id
}

/** Addresses follow the tree, and all processes read it anew. */
async function treeChanged({ app }: AdminContext): Promise<void> {
  await refreshRewrites(app.sql, { products: [], categories: true })
  await announceChange(app.sql, 'categories')
}

export async function changeCategory(
  ctx: AdminContext,
  id: number,
  version: string,
  change: Change,
): Promise<void> {
  const { sql } = ctx.app
  await lockCategoryTexts(sql)
  const row = await findCategory(ctx, id)
  const before: Record<string, JsonValue> = {}
  const after: Record<string, JsonValue> = {}
  const settings = { ...row }
  for (const name of ['isActive', 'isInMenu', 'showsPrices'] as const) {
    const value = change[name]
    if (typeof value !== 'boolean' || value === row[name]) continue
    before[name] = row[name]
    after[name] = value
    settings[name] = value
  }
  const texts = textsAfter(ctx, row, change)
  for (const [language, own] of texts) {
    for (const [name, value] of Object.entries(own)) {
      before[`${name}@${language}`] = row.texts[language]?.[name as keyof CategoryTexts] ?? null
      after[`${name}@${language}`] = value
    }
  }
  await expectVersion(ctx, { type: 'category', id }, version, Object.keys(after))
  await updateSettings(sql, id, settings)
  for (const [language, own] of texts) {
    const kept = Object.entries({ ...row.texts[language], ...own }).filter(([, text]) => text)
    await writeTexts(sql, id, language, Object.fromEntries(kept))
  }
  const isMoved = Object.keys(after).some((key) => /^(isActive|isInMenu|showsPrices|urlKey@)/.test(key))
  if (isMoved) await treeChanged(ctx)
  else {
    await announceIds(
      sql,
      'category_names',
      Object.keys(after).some((key) => key.startsWith('name@')) ? [id] : [],
    )
    await announceIds(sql, 'category_texts', [id])
  }
  await record(ctx, 'category.change', row, { before, after })
}

/** Texts that differ from the stored ones, by language; an empty one takes the default text. */
function textsAfter(
  ctx: AdminContext,
  row: CategoryRow,
  { texts }: Change,
): Map<string, Record<string, string>> {
  const languages = new Set(['default', ...ctx.app.stores.all.map(({ language }) => language)])
  const found = new Map<string, Record<string, string>>()
  for (const { language, ...given } of texts ?? []) {
    if (!languages.has(language)) throw invalidField(ctx.language, 'texts', 'category_language')
    for (const [name, value] of Object.entries(given)) {
      if (typeof value !== 'string' || value === (row.texts[language]?.[name as keyof CategoryTexts] ?? ''))
        continue
      if (value.length > mostCharacters)
        throw invalidField(ctx.language, `${name}@${language}`, 'category_text_long')
      const text =
        name === 'urlKey' ? slug(value) : name === 'description' ? sanitiseHtml(value) : value.trim()
      if (text === '' && language === 'default' && (name === 'name' || name === 'urlKey'))
        throw invalidField(ctx.language, `${name}@${language}`, 'category_name')
      found.set(language, { ...found.get(language), [name]: text })
    }
  }
  return found
}

export async function moveCategory(
  ctx: AdminContext,
  { id, version, parentId, position }: { id: number; version: string; parentId: number; position: number },
): Promise<void> {
  const { sql } = ctx.app
  await lockCategoryTexts(sql)
  const row = await findCategory(ctx, id)
  await findCategory(ctx, parentId)
  await expectVersion(ctx, { type: 'category', id }, version, ['parentId', 'position'])
  const [own, other] = [await selectWebsitesOf(sql, id), await selectWebsitesOf(sql, parentId)]
  if (row.parentId === null || own.join() !== other.join())
    throw invalidField(ctx.language, 'parent', 'category_other_website')
  if ((await selectBelow(sql, id)).includes(parentId))
    throw invalidField(ctx.language, 'parent', 'category_below_itself')
  const [twin] = await sql`
    select 1 from category where parent_id = ${parentId} and admin_name = ${row.adminName} and id <> ${id}`
  if (twin) throw invalidField(ctx.language, 'parent', 'category_name_taken')
  await updatePlace(sql, { id, parentId, position: Math.max(0, position) })
  await treeChanged(ctx)
  await record(ctx, 'category.move', row, {
    before: { parentId: row.parentId, position: row.position },
    after: { parentId, position },
  })
}

export async function orderCategory(
  ctx: AdminContext,
  id: number,
  version: string,
  productIds: readonly number[],
): Promise<void> {
  const row = await findCategory(ctx, id)
  await expectVersion(ctx, { type: 'category', id }, version, ['order'])
  const moved = await updateOrder(ctx.app.sql, id, productIds)
  await announceIds(ctx.app.sql, 'products', moved)
  await record(ctx, 'category.order', row, { after: { order: [...productIds] } })
}

export async function deleteCategory(ctx: AdminContext, id: number, version: string): Promise<void> {
  const { sql } = ctx.app
  await lockCategoryTexts(sql)
  const row = await findCategory(ctx, id)
  if (row.parentId === null) throw invalidField(ctx.language, 'id', 'category_root')
  if ((await selectBelow(sql, id)).length > 1) throw invalidField(ctx.language, 'id', 'category_has_children')
  await expectVersion(ctx, { type: 'category', id }, version)
  const products = await sql<
    { id: number }[]
  >`select product_id as id from product_category where category_id = ${id}`
  await record(ctx, 'category.delete', row, { before: { name: row.adminName, parentId: row.parentId } })
  await deleteCategoryRow(sql, id)
  await treeChanged(ctx)
  await announceIds(
    sql,
    'products',
    products.map((one) => one.id),
  )
}
