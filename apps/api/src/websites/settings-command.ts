import { messageLanguages } from '@comptoir/messages/message'
import { settingDescriptions } from '@comptoir/messages/setting-descriptions'
import type { Sql } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { changeSetting, readSettings } from './change-setting.ts'
import { shown } from './differences.ts'
import { keysOf, valueAt } from './setting-path.ts'
import { settingRows, type AllSettings, type SettingRow } from './setting-rows.ts'

export const settingsUsage = `  settings WEBSITE [PATH] [--language CODE]      settings with value, default and description
  settings WEBSITE PATH VALUE [--dry-run]        changes one; the value is JSON: 490, true, '"Europe/Paris"'`

/** Lists the settings of a website, or changes one; returns the output. Throws CommandError and ImportFileError. */
export async function settingsCommand(
  sql: Sql,
  [website = '', path, text]: readonly string[],
  flags: ReadonlyMap<string, string>,
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  if (!website) throw new CommandError(`Use one of:\n${settingsUsage}`)
  if (path !== undefined && text !== undefined) {
    const isTrial = flags.has('dry-run')
    const value = parsedValue(text)
    const changes = await changeSetting(sql, { website, path, value }, { dryRun: isTrial })
    const lines = [...changes, `The website ${website}: ${changes.length} changed.`]
    return (isTrial ? ['Nothing was written: this is what the change would do.', ...lines] : lines).join('\n')
  }
  const settings = await readSettings(sql, website)
  const rows = path === undefined ? settingRows(settings) : rowsAt(settings, path)
  return linesOf(rows, settingDescriptions(languageOf(flags, environment))).join('\n')
}

function parsedValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(
      `The value ${text} is not JSON: write 490, true, null, '"a text"' or '["a", "list"]'.`,
    )
  }
}

/** The language that is asked for, else that of the shell, else English. Throws CommandError. */
function languageOf(
  flags: ReadonlyMap<string, string>,
  { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv,
): string {
  const asked = flags.get('language')
  if (asked !== undefined && !messageLanguages.includes(asked))
    throw new CommandError(`There are no descriptions in ${asked}: use ${messageLanguages.join(', ')}.`)
  const own = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2)
  return asked ?? (messageLanguages.includes(own) ? own : 'en')
}

/** The settings at a path and below it; a text or a rate is a part of the setting above it. */
function rowsAt(settings: AllSettings, path: string): SettingRow[] {
  const keys = keysOf(settings, path)
  const rows = settingRows(settings)
  const below = rows.filter((row) => isAtOrBelow(row.path, path))
  if (below.length > 0) return below
  const name = rows.findLast((row) => isAtOrBelow(path, row.path))?.name ?? ''
  return [{ path, name, value: { now: valueAt(settings, keys), usual: undefined, isOptional: false } }]
}

const isAtOrBelow = (path: string, above: string) =>
  path === above || path.startsWith(`${above}.`) || path.startsWith(`${above}[`)

/** A setting a line, and below it what it does where it comes first: entries of a list have the same. */
function linesOf(rows: readonly SettingRow[], descriptions: Readonly<Record<string, string>>): string[] {
  const told = new Set<string>()
  return rows.flatMap(({ path, name, value }) => {
    const isFirst = !told.has(name)
    told.add(name)
    const line = value ? `${path}: ${shown(value.now)}${markOf(value)}` : path
    return isFirst ? [line, `    ${descriptions[name] ?? ''}`] : [line]
  })
}

function markOf({ now, usual, isOptional }: NonNullable<SettingRow['value']>): string {
  if (!isOptional) return ''
  if (JSON.stringify(now) === JSON.stringify(usual)) return ' (default)'
  return usual === undefined ? '' : ` (changed, default ${shown(usual)})`
}
