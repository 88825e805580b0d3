import * as v from 'valibot'
import { defaultOf, entriesOf, isOptional, itemOf, unwrapped, type Schema } from '../platform/schema-walk.ts'
import { codeOf } from './differences.ts'
import { siteSchema } from './site-files.ts'
import { websiteFile, type WebsiteFile } from './website-file.ts'

/** Schema of all settings of a website: those of website.json, and with `site` those of site.json. */
export const allSettings = v.object({ ...websiteFile.entries, site: v.optional(siteSchema) })

export type AllSettings = WebsiteFile & { site?: unknown }

/** `name` is what descriptions are by: `payment[].active` for `payment[checkmo].active`. */
export type SettingRow = {
  path: string
  name: string
  /** Undefined where there are settings below it. */
  value?: { now: unknown; usual: unknown; isOptional: boolean }
}

/** Names of all settings, with those above them: `payment`, `payment[].code` … */
export function settingNames(schema: Schema = allSettings, above = ''): string[] {
  const inner = unwrapped(schema, undefined)
  const item = itemOf(inner)
  if (item) return entriesOf(unwrapped(item, undefined)) ? settingNames(item, `${above}[]`) : []
  return Object.entries(entriesOf(inner) ?? {}).flatMap(([key, entry]) => {
    const name = above ? `${above}.${key}` : key
    return [name, ...settingNames(entry, name)]
  })
}

/** The settings of a website with their values, in the order of its files. */
export function settingRows(settings: AllSettings): SettingRow[] {
  return rowsBelow(allSettings, settings, { path: '', name: '' })
}

function rowsBelow(schema: Schema, value: unknown, { path, name }: SettingRow): SettingRow[] {
  const inner = unwrapped(schema, value)
  return Object.entries(entriesOf(inner) ?? {}).flatMap(([key, entry]) => {
    const at = path ? { path: `${path}.${key}`, name: `${name}.${key}` } : { path: key, name: key }
    return rowsOf(entry, isObject(value) ? value[key] : undefined, at)
  })
}

function rowsOf(schema: Schema, value: unknown, at: SettingRow): SettingRow[] {
  const inner = unwrapped(schema, value)
  const item = itemOf(inner)
  const isRows = item && Array.isArray(value) && value.length > 0 && value.every(isObject)
  if (isRows && entriesOf(unwrapped(item, value[0])))
    return [
      at,
      ...value.flatMap((one, index) =>
        rowsBelow(item, one, {
          path: `${at.path}[${codeOf(one) || index}]`,
          name: `${at.name}[]`,
        }),
      ),
    ]
  if (isObject(value) && entriesOf(inner)) return [at, ...rowsBelow(inner, value, at)]
  const usual = usualOf(schema)
  const now = value === undefined ? usual : value
  const row = { ...at, value: { now, usual, isOptional: isOptional(schema) } }
  return [row, ...rowsBelow(inner, undefined, at)]
}

/** The value of a setting that is left out. */
function usualOf(schema: Schema): unknown {
  const result = v.safeParse(schema, defaultOf(schema))
  return result.success ? result.output : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
