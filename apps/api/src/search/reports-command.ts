import type { App } from '../platform/context.ts'
import { CommandError } from '../platform/errors.ts'
import { dayOf } from './search-counts.ts'
import { selectSearchCounts } from './search-counts.sql.ts'

export const reportsUsage = `  reports searches WEBSITE [--days N] [--language L] [--without-result]   what shoppers searched most, and without result`

const shown = 50
const defaultDays = 30
const dayMs = 24 * 60 * 60 * 1000

type Flags = ReadonlyMap<string, string>

/** The command `reports searches`: the most frequent searches of a website. Throws CommandError. */
export async function reportsCommand(app: App, words: readonly string[], flags: Flags): Promise<string> {
  const [kind, website] = words
  if (kind !== 'searches' || website === undefined) throw new CommandError(`Use:\n${reportsUsage}`)
  const known = new Set(app.stores.all.map((store) => store.website.code))
  if (!known.has(website))
    throw new CommandError(`There is no website ${website}; there are ${[...known].join(', ')}.`)
  const days = readDays(flags.get('days'), app.settings.searchCountDays)
  const withoutResult = flags.has('without-result')
  const since = dayOf(new Date(app.now().getTime() - (days - 1) * dayMs))
  const language = flags.get('language') ?? null
  const rows = await selectSearchCounts(app.sql, { website, since, language, withoutResult, limit: shown })
  const title = `Searches of ${website} since ${since}${withoutResult ? ' without result' : ''}`
  if (rows.length === 0) return `${title}: none.`
  const lines = rows.map((row) =>
    [String(row.searches).padStart(8), String(row.withoutResult).padStart(14), row.language, row.words].join(
      '  ',
    ),
  )
  return [`${title}, most frequent first:`, 'searches  without result', ...lines].join('\n')
}

function readDays(days: string | undefined, most: number): number {
  const number = days === undefined ? Math.min(defaultDays, most) : Number(days)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new CommandError(
    `--days must be a whole number from 1 to ${most} (SEARCH_COUNT_DAYS), but is "${days}".`,
  )
}
