import type { AttributeInputValues, AttributeOptionInput } from '@comptoir/contract/generated/admin'
import {
  announceChange,
  announceIds,
  isPictureSwatch,
  isStaticProductField,
  selectPictures,
} from '../catalogue/index.ts'
import { expectVersion, noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { invalidField, RecordNotFoundError } from '../platform/admin/errors.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import type { JsonValue } from '../platform/database.ts'
import {
  deleteAttributeRow,
  insertAttribute,
  isAskedFor,
  removeOptionValues,
  replaceOptions,
  selectAttributes,
  updateAttribute,
  type AttributeFlags,
  type AttributeRow,
  type WantedOption,
} from './attributes.sql.ts'

const mostOptions = 2000
const mostLabel = 255
const flagNames = [
  'isFilterable',
  'isSearchable',
  'isSortable',
  'isVisible',
  'isComparable',
  'isInListing',
] as const

/** Attributes belong to all websites: who works for some of them only sees them. */
export function mayChangeAttributes(ctx: AdminContext): void {
  const { websiteIds, locationIds } = ctx.staff
  if (websiteIds || locationIds) throw invalidField(ctx.language, '', 'attribute_problem_scope')
}

/** All attributes in order; nobody of a point of sale sees them. */
export async function listAttributes({ app, staff }: AdminContext): Promise<AttributeRow[]> {
  return staff.locationIds ? [] : await selectAttributes(app.sql)
}

/** Throws RecordNotFoundError. */
export async function findAttribute(ctx: AdminContext, id: number): Promise<AttributeRow> {
  const [row] = ctx.staff.locationIds ? [] : await selectAttributes(ctx.app.sql, id)
  if (!row) throw new RecordNotFoundError(ctx.language)
  return row
}

const hasOptions = ({ type }: Pick<AttributeRow, 'type'>) => type === 'select' || type === 'multiselect'

export async function createAttribute(
  ctx: AdminContext,
  { code, type, attribute }: { code: string; type: string; attribute: AttributeInputValues },
): Promise<number> {
  mayChangeAttributes(ctx)
  const { sql } = ctx.app
  if (!/^[a-z][a-z0-9_]{0,59}$/.test(code)) throw invalidField(ctx.language, 'code', 'attribute_problem_code')
  if (isStaticProductField(code)) throw invalidField(ctx.language, 'code', 'attribute_problem_code_taken')
  const known = await sql`select from attribute where code = ${code}`
  if (known.length > 0) throw invalidField(ctx.language, 'code', 'attribute_problem_code_taken')
  const id = await insertAttribute(sql, code, type)
  const row = await findAttribute(ctx, id)
  await write(ctx, row, attribute)
  await announceChange(sql, 'attributes')
  const made = await findAttribute(ctx, id)
  await record(ctx, 'attribute.create', made, { after: { type, ...valuesOf(made) } })
  return id
}

export async function changeAttribute(
  ctx: AdminContext,
  {
    id,
    version,
    attribute,
    losing,
  }: { id: number; version: string; attribute: AttributeInputValues; losing: number },
): Promise<void> {
  mayChangeAttributes(ctx)
  const { sql } = ctx.app
  const before = await findAttribute(ctx, id)
  await expectVersion(ctx, { type: 'attribute', id }, version, Object.keys(attribute))
  const changed = await write(ctx, before, attribute, losing)
  const after = await findAttribute(ctx, id)
  const own = differences(valuesOf(before), valuesOf(after))
  if (!own) {
    noChange(ctx)
    return
  }
  await announceChange(sql, 'attributes')
  await announceIds(sql, 'products', changed)
  await record(ctx, 'attribute.change', after, own)
}

/** Stores labels, flags and options; returns the ids of the products that lost an option. */
async function write(
  ctx: AdminContext,
  row: AttributeRow,
  given: AttributeInputValues,
  losing = 0,
): Promise<number[]> {
  const { sql } = ctx.app
  const labels = given.labels ? labelsOf(ctx, 'labels', given.labels) : row.labels
  if (!labels.default) throw invalidField(ctx.language, 'labels.default', 'attribute_problem_label')
  const flags = Object.fromEntries(flagNames.map((name) => [name, given[name] ?? row[name]]))
  const position = given.position ?? row.position
  if (position < 0 || position > 1_000_000)
    throw invalidField(ctx.language, 'position', 'attribute_problem_position')
  await updateAttribute(sql, row.id, { ...(flags as Omit<AttributeFlags, 'position'>), position, labels })
  if (!given.options) return []
  if (!hasOptions(row)) {
    if (given.options.length > 0) throw invalidField(ctx.language, 'options', 'attribute_problem_no_options')
    return []
  }
  const options = optionsOf(ctx, row, given.options)
  await expectPictures(ctx, row, options)
  const gone = row.options.filter((one) => !options.some(({ id }) => id === one.id))
  const lost = gone.reduce((sum, { products }) => sum + products, 0)
  if (lost > 0 && row.variantsOf > 0)
    throw invalidField(ctx.language, 'options', 'attribute_problem_variants', { count: row.variantsOf })
  if (lost > losing) throw invalidField(ctx.language, 'options', 'attribute_problem_losing', { count: lost })
  const changed =
    lost > 0
      ? await removeOptionValues(
          sql,
          row.code,
          gone.map(({ id }) => id),
        )
      : []
  await replaceOptions(sql, row.id, options)
  return changed
}

function labelsOf(ctx: AdminContext, field: string, given: unknown): Record<string, string> {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : []
  return Object.fromEntries(
    entries.flatMap(([language, text]): [string, string][] => {
      const label = typeof text === 'string' ? text.trim() : ''
      if (label.length > mostLabel)
        throw invalidField(ctx.language, `${field}.${language}`, 'attribute_problem_long')
      return label === '' || !/^(default|[a-z]{2,3})$/.test(language) ? [] : [[language, label]]
    }),
  )
}

function optionsOf(
  ctx: AdminContext,
  row: AttributeRow,
  given: readonly AttributeOptionInput[],
): WantedOption[] {
  if (given.length > mostOptions)
    throw invalidField(ctx.language, 'options', 'attribute_problem_many', { most: mostOptions })
  const values = new Set<string>()
  return given.map((option, at) => {
    const value = option.value.trim()
    if (value === '') throw invalidField(ctx.language, `options.${at}.value`, 'attribute_problem_label')
    if (value.length > mostLabel)
      throw invalidField(ctx.language, `options.${at}.value`, 'attribute_problem_long')
    if (values.has(value))
      throw invalidField(ctx.language, `options.${at}.value`, 'attribute_problem_value_taken')
    values.add(value)
    const id = typeof option.id === 'string' ? rowId(ctx, option.id) : null
    if (id !== null && !row.options.some((one) => one.id === id))
      throw invalidField(ctx.language, `options.${at}.value`, 'attribute_problem_option_gone')
    const swatch = option.swatch?.trim() || null
    if (swatch && (swatch.length > 200 || (swatch.startsWith('#') && !/^#[0-9a-f]{6}$/i.test(swatch))))
      throw invalidField(ctx.language, `options.${at}.swatch`, 'attribute_problem_swatch')
    const labels = { ...labelsOf(ctx, `options.${at}.labels`, option.labels ?? {}) }
    return { id, value, labels: { ...labels, default: labels.default ?? value }, swatch }
  })
}

/** A new swatch shows a picture that is there; pictures of files may follow their attribute. */
async function expectPictures(
  ctx: AdminContext,
  row: AttributeRow,
  options: readonly WantedOption[],
): Promise<void> {
  const stored = new Set(row.options.map(({ swatch }) => swatch))
  const isNew = ({ swatch }: WantedOption) =>
    swatch !== null && isPictureSwatch(swatch) && !stored.has(swatch)
  const files = options.flatMap((option) => (option.swatch !== null && isNew(option) ? [option.swatch] : []))
  const known = new Set((await selectPictures(ctx.app.sql, files)).map(({ file }) => file))
  const missing = options.findIndex((option) => isNew(option) && !known.has(option.swatch ?? ''))
  if (missing >= 0)
    throw invalidField(ctx.language, `options.${missing}.swatch`, 'attribute_problem_swatch_picture')
}

export async function deleteAttribute(
  ctx: AdminContext,
  { id, version, losing }: { id: number; version: string; losing: number },
): Promise<void> {
  mayChangeAttributes(ctx)
  const { sql } = ctx.app
  const row = await findAttribute(ctx, id)
  await expectVersion(ctx, { type: 'attribute', id }, version)
  if (row.variantsOf > 0)
    throw invalidField(ctx.language, 'id', 'attribute_problem_variants', { count: row.variantsOf })
  if (await isAskedFor(sql, row.code)) throw invalidField(ctx.language, 'id', 'attribute_problem_rules')
  if (row.products > losing)
    throw invalidField(ctx.language, 'id', 'attribute_problem_losing', { count: row.products })
  const changed = await deleteAttributeRow(sql, id, row.code)
  await announceChange(sql, 'attributes')
  await announceIds(sql, 'products', changed)
  await record(ctx, 'attribute.delete', row, { before: { type: row.type, ...valuesOf(row) } })
}

type Values = Record<string, JsonValue>

/** What the audit log keeps of an attribute. */
const valuesOf = ({ labels, options, ...row }: AttributeRow): Values => ({
  labels,
  position: row.position,
  ...Object.fromEntries(flagNames.map((name) => [name, row[name]])),
  options: options.map(({ id, value, labels: own, swatch }) => ({ id, value, labels: own, swatch })),
})

function differences(before: Values, after: Values): { before: Values; after: Values } | undefined {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (names.length === 0) return undefined
  const pick = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

async function record(
  ctx: AdminContext,
  action: string,
  { id, code }: AttributeRow,
  values: { before?: Values; after?: Values },
): Promise<void> {
  await recordChange(ctx, { action, entity: { type: 'attribute', id, label: code }, ...values })
}
