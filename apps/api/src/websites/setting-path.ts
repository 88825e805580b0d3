import { CommandError } from '../platform/errors.ts'
import { entriesOf, itemOf, unwrapped, valueOf, type Schema } from '../platform/schema-walk.ts'
import { editDistance } from '../search/index.ts'
import { codeOf } from './differences.ts'
import { allSettings, settingRows, type AllSettings } from './setting-rows.ts'

const mostNear = 5
const mostEdits = 3

/**
 * The keys that a path such as `payment[checkmo].title.fr` names in the settings; entries of lists by their code, or by their
 * index from 0. Throws CommandError for a path of no setting, with those that are near it.
 */
export function keysOf(settings: AllSettings, path: string): (string | number)[] {
  const keys: (string | number)[] = []
  let schema: Schema = allSettings
  let value: unknown = settings
  for (const written of path.match(/\[[^[\]]*\]|[^.[\]]+/g) ?? []) {
    const part = written.replaceAll(/[[\]]/g, '')
    const inner = unwrapped(schema, value)
    const known = entriesOf(inner)
    const below: Schema | undefined = known ? known[part] : (itemOf(inner) ?? valueOf(inner))
    const key = Array.isArray(value) ? indexOf(value, part) : part
    if (!below || key === undefined || (itemOf(inner) && !Array.isArray(value)))
      throw unknownSetting(settings, path)
    keys.push(key)
    schema = below
    value = isObject(value) ? value[key] : undefined
  }
  if (keys.length === 0) throw unknownSetting(settings, path)
  return keys
}

/** The value that the keys name; undefined where there is none. */
export function valueAt(given: unknown, keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), given)
}

/** The settings with another value; objects that are not there yet are made. */
export function withValue(
  given: unknown,
  [key, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (key === undefined) return value
  if (Array.isArray(given))
    return given.map((one, index) => (index === key ? withValue(one, rest, value) : one))
  const object = isObject(given) ? given : {}
  return { ...object, [key]: withValue(object[key], rest, value) }
}

function indexOf(list: readonly unknown[], part: string): number | undefined {
  const byCode = list.findIndex((one) => codeOf(one) === part)
  if (byCode !== -1) return byCode
  return /^\d{1,4}$/.test(part) && Number(part) < list.length ? Number(part) : undefined
}

function unknownSetting(settings: AllSettings, path: string): CommandError {
  const paths = settingRows(settings).map((row) => row.path)
  const near = nearest(paths, path)
  return new CommandError(
    near.length > 0
      ? `There is no setting "${path}": use ${near.join(', ')}.`
      : `There is no setting "${path}": settings without a path lists them all.`,
  )
}

/** Paths with few other letters, then those that end in the same name. */
function nearest(paths: readonly string[], path: string): string[] {
  const name = lastName(path)
  const scored = paths.map((one) => ({
    path: one,
    edits: Math.min(editDistance(path, one, mostEdits), editDistance(name, lastName(one), mostEdits) + 0.5),
  }))
  return scored
    .filter(({ edits }) => edits <= mostEdits)
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, mostNear)
    .map((one) => one.path)
}

const lastName = (path: string) => path.split('.').at(-1) ?? path

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null
