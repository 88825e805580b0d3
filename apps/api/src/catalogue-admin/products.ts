import { isDeepStrictEqual } from 'node:util'
import type { AdminContext } from '../platform/admin/context.ts'
import { nameRestored } from '../platform/admin/deed.ts'
import { expectVersion, noChange, recordChange, versionsOf } from '../platform/admin/audit.ts'
import {
  ConflictError,
  InvalidInputError,
  invalidField,
  RecordNotFoundError,
  type Conflict,
} from '../platform/admin/errors.ts'
import { withinTransaction } from '../platform/database.ts'
import { messageIn } from '../platform/messages.ts'
import { announceIds } from '../catalogue/index.ts'
import { changeProducts, type ChangedProduct } from './change-products.ts'
import type { ChangeProblem, FieldChange, ProductChange } from './plan-changes.ts'
import { selectProductFields, type StoredProduct } from './product-fields.sql.ts'
import { textOf } from './checked.ts'
import { appendVariant, deleteProductRow, insertProduct, selectDependants } from './product-lives.sql.ts'
import { selectTogether } from './products.sql.ts'
import { readScopes } from './scopes.ts'
import { selectTakenSkus } from './write-products.sql.ts'

export type VersionedChange = ProductChange & { version?: string | null }

/** Changes by staff at once; more are made as several. */
const mostProducts = 5000

/** Changes products and writes the audit log. Throws InvalidInputError, or ConflictError with `ID.FIELD` as the fields. */
export async function changeAsStaff(
  ctx: AdminContext,
  changes: readonly VersionedChange[],
  action: 'product.change' | 'product.undo' = 'product.change',
): Promise<ChangedProduct[]> {
  if (changes.length > mostProducts) throw tooMany(ctx)
  await expectVersions(ctx, changes)
  const changed = await changeOrThrow(ctx, changes)
  if (changed.length === 0) noChange(ctx)
  else
    await recordChange(
      ctx,
      ...changed.map(({ id, name, websiteIds, before, after }) => ({
        action,
        entity: { type: 'product', id, label: name },
        websiteId: websiteIds.length === 1 ? (websiteIds[0] ?? null) : null,
        before,
        after,
      })),
    )
  return changed
}

class DryRunError extends Error {
  override readonly name = 'DryRunError'
}

/** Whether changes could be made now; throws as {@link changeAsStaff} does, and changes nothing. */
export async function checkAsStaff(ctx: AdminContext, changes: readonly VersionedChange[]): Promise<void> {
  if (changes.length > mostProducts) throw tooMany(ctx)
  await expectVersions(ctx, changes)
  try {
    await ctx.app.sql.begin(async (tx) => {
      await changeOrThrow({ ...ctx, app: { ...ctx.app, sql: withinTransaction(tx) } }, changes)
      throw new DryRunError()
    })
  } catch (error) {
    if (!(error instanceof DryRunError)) throw error
  }
}

const tooMany = (ctx: AdminContext) =>
  invalidField(ctx.language, 'changes', 'product_too_many', { most: mostProducts })

/** Of changes that name a version and no values to compare with. */
async function expectVersions(ctx: AdminContext, changes: readonly VersionedChange[]): Promise<void> {
  for (const { id, version, fields } of changes) {
    const blind = fields.filter(({ from }) => from === undefined).map(({ field }) => field)
    if (version && blind.length > 0) await expectVersion(ctx, { type: 'product', id }, version, blind)
  }
}

async function changeOrThrow(
  ctx: AdminContext,
  changes: readonly VersionedChange[],
): Promise<ChangedProduct[]> {
  const { changed, problems } = await ctx.app.sql.begin(
    async (tx) => await changeProducts(tx, ctx.staff, changes),
  )
  if (problems.length === 0) return changed
  const conflicts = problems.filter(({ code }) => code === 'conflict')
  if (conflicts.length === problems.length)
    throw new ConflictError(await conflictsOf(ctx, changes, conflicts), ctx.language)
  throw new InvalidInputError(
    problems.map(({ productId, sku, field, code }) => ({
      field: `${productId}.${field}`,
      message: messageIn(ctx.language, `product_problem_${code}`, { sku }),
    })),
  )
}

/** Who changed the values meanwhile: orders and imports are nobody of the staff. */
async function conflictsOf(
  ctx: AdminContext,
  changes: readonly VersionedChange[],
  problems: readonly ChangeProblem[],
): Promise<Conflict[]> {
  const found: Conflict[] = []
  for (const { productId, field, current } of problems) {
    const version = changes.find(({ id }) => id === productId)?.version ?? '0'
    const unknown = { by: '', at: ctx.app.now().toISOString(), value: current ?? null }
    const known = await expectVersion(ctx, { type: 'product', id: productId }, version, [field]).then(
      () => undefined,
      (error: unknown) => {
        if (!(error instanceof ConflictError)) throw error
        const [first] = error.details.conflicts as readonly Conflict[]
        return first
      },
    )
    found.push({ ...unknown, ...(known && { by: known.by, at: known.at }), field: `${productId}.${field}` })
  }
  return found
}

/** Takes a change of products back where nobody has changed the values since. */
export async function undoAsStaff(ctx: AdminContext, entry: string) {
  const together = /^\d{1,18}$/.test(entry) ? await selectTogether(ctx.app.sql, entry) : []
  if (together.length === 0) throw new RecordNotFoundError(ctx.language)
  const stored = await selectProductFields(
    ctx.app.sql,
    together.map(({ productId }) => productId),
  )
  const kept: { productId: number; sku: string; field: string }[] = []
  const changes = together.flatMap(({ productId, before, after }): ProductChange[] => {
    const product = stored.find(({ id }) => id === productId)
    if (!product) return []
    const fields = Object.entries(after).flatMap(([field, value]): FieldChange[] => {
      const current = product.fields[field] ?? null
      if (isDeepStrictEqual(current, value)) return [{ field, value: before[field] ?? null }]
      if (!isDeepStrictEqual(current, before[field] ?? null))
        kept.push({ productId, sku: product.sku, field })
      return []
    })
    return fields.length === 0 ? [] : [{ id: productId, fields }]
  })
  await nameRestored(ctx.app.sql, entry)
  const changed = await changeAsStaff(ctx, changes, 'product.undo')
  return { changed, kept }
}

type NewProduct = {
  sku: string
  name: string
  type: string
  websites: readonly string[]
  fields: readonly FieldChange[]
  variantOf: number | null
}

/** Creates a product that is not sold yet. Throws InvalidInputError. */
export async function createAsStaff(ctx: AdminContext, product: NewProduct): Promise<number> {
  const { sql } = ctx.app
  const sku = product.sku.trim()
  const scopes = await readScopes(sql)
  const websiteIds = product.websites.flatMap((code) => scopes.websites.get(code)?.id ?? [])
  const fail = (field: string, code: ChangeProblem['code']) =>
    invalidField(ctx.language, field, `product_problem_${code}`, { sku })
  if (sku === '' || sku.length > 64) throw fail('sku', sku === '' ? 'required' : 'too_long')
  if (product.name.trim() === '') throw fail('name', 'required')
  if (websiteIds.length === 0 || websiteIds.length < product.websites.length)
    throw fail('websites', 'unknown_website')
  const { websiteIds: within } = ctx.staff
  if (within && !websiteIds.every((id) => within.includes(id))) throw fail('websites', 'unknown_website')
  if ((await selectTakenSkus(sql, [sku])).size > 0) throw fail('sku', 'sku_taken')
  const id = await insertProduct(sql, { sku, type: product.type, websiteIds })
  const fields: FieldChange[] = [{ field: 'name@default', value: product.name }, ...product.fields]
  if (!fields.some(({ field }) => field === 'url_key@default'))
    fields.push({ field: 'url_key@default', value: `${product.name} ${sku}` })
  await changeOrThrow(ctx, [{ id, fields }])
  if (product.variantOf !== null) await makeVariant(ctx, product.variantOf, id)
  await announceIds(sql, 'products', [id])
  await recordNew(ctx, 'product.create', id)
  return id
}

async function makeVariant(ctx: AdminContext, parentId: number, id: number): Promise<void> {
  const [parent] = await findProducts(ctx, [parentId])
  if (parent?.type !== 'configurable')
    throw invalidField(ctx.language, 'variantOf', 'product_problem_variant_type', { sku: parent?.sku ?? '' })
  await appendVariant(ctx.app.sql, parentId, id)
  await announceIds(ctx.app.sql, 'products', [parentId])
}

const nameOf = ({ fields, sku }: StoredProduct) => textOf(fields['name@default'], sku)

async function recordNew(ctx: AdminContext, action: string, id: number): Promise<void> {
  const [stored] = await selectProductFields(ctx.app.sql, [id])
  if (!stored) throw new Error(`The product ${id} was not created.`)
  await recordChange(ctx, {
    action,
    entity: { type: 'product', id, label: nameOf(stored) },
    websiteId: stored.websiteIds.length === 1 ? (stored.websiteIds[0] ?? null) : null,
    after: stored.fields,
  })
}

/** Products that the person may see, in the order of the ids. */
export async function findProducts(ctx: AdminContext, ids: readonly number[]) {
  const { websiteIds, locationIds } = ctx.staff
  if (locationIds) return []
  const found = await selectProductFields(ctx.app.sql, ids)
  const byId = new Map(found.map((product) => [product.id, product]))
  return ids.flatMap((id) => {
    const product = byId.get(id)
    return product && (websiteIds === null || product.websiteIds.some((one) => websiteIds.includes(one)))
      ? [product]
      : []
  })
}

/** Copies a product with its options; the copy is not sold, and begins with stock 0 and addresses of its own. */
export async function duplicateAsStaff(ctx: AdminContext, id: number, sku: string): Promise<number> {
  const [product] = await findProducts(ctx, [id])
  if (!product) throw new RecordNotFoundError(ctx.language)
  const scopes = await readScopes(ctx.app.sql)
  const left = /^(sku|enabled|websites|stock\.|url_key@)/
  const copied = Object.entries(product.fields).filter(([field]) => !left.test(field))
  const name = nameOf(product)
  return await createAsStaff(ctx, {
    sku,
    name,
    type: product.type,
    websites: product.websiteIds.flatMap((one) => scopes.websiteCodes.get(one) ?? []),
    fields: copied.flatMap(([field, value]): FieldChange[] => (value === null ? [] : [{ field, value }])),
    variantOf: null,
  })
}

/** Deletes a product. Orders keep their lines; what it is a part of is told. */
export async function deleteAsStaff(ctx: AdminContext, id: number, version: string): Promise<void> {
  const [product] = await findProducts(ctx, [id])
  if (!product) throw new RecordNotFoundError(ctx.language)
  const { websiteIds } = ctx.staff
  if (websiteIds && !product.websiteIds.every((one) => websiteIds.includes(one)))
    throw invalidField(ctx.language, 'id', 'product_problem_out_of_scope', { sku: product.sku })
  await expectVersion(ctx, { type: 'product', id }, version)
  const { sql } = ctx.app
  const dependants = await selectDependants(sql, id)
  await deleteProductRow(sql, id)
  await announceIds(sql, 'products', [id, ...dependants])
  await recordChange(ctx, {
    action: 'product.delete',
    entity: { type: 'product', id, label: nameOf(product) },
    websiteId: product.websiteIds.length === 1 ? (product.websiteIds[0] ?? null) : null,
    before: product.fields,
  })
}

export async function versionsOfProducts(
  ctx: AdminContext,
  ids: readonly number[],
): Promise<Map<string, string>> {
  return await versionsOf(ctx.app.sql, 'product', ids)
}
