import * as v from 'valibot'
import type { Queryable } from '../platform/database.ts'
import { readJson } from '../platform/json-file.ts'
import { upsertAttributes, upsertOptions } from './attributes.sql.ts'
import { ImportReport } from './report.ts'

const labels = v.object({ fr: v.string(), en: v.string(), it: v.string() })
const types = [
  'text',
  'textarea',
  'select',
  'multiselect',
  'boolean',
  'price',
  'decimal',
  'int',
  'date',
] as const
const schema = v.array(
  v.object({
    code: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,59}$/, 'must be small letters, digits and _')),
    type: v.picklist(types),
    labels,
    filterable: v.boolean(),
    searchable: v.boolean(),
    sortable: v.boolean(),
    visible: v.boolean(),
    /** Cards of products show it. */
    listed: v.optional(v.boolean(), false),
    position: v.pipe(v.number(), v.integer()),
    options: v.optional(
      v.array(v.object({ value: v.string(), labels, swatch: v.optional(v.nullable(v.string())) })),
      [],
    ),
  }),
)

export type AttributeDefinition = v.InferOutput<typeof schema>[number]

/** Takes attributes with their labels and options in three languages from a JSON file. */
export async function importAttributes(sql: Queryable, file: string): Promise<ImportReport> {
  const report = new ImportReport(file)
  const definitions = await readJson(file, schema)
  report.rows = definitions.length
  report.changed += await upsertAttributes(sql, definitions)
  report.changed += await upsertOptions(sql, definitions)
  return report
}
