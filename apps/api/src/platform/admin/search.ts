import type { Row } from '../database.ts'
import type { AdminContext } from './context.ts'
import { columnsFor, readList, type List } from './list.ts'

/** A record that a search found, for the command palette. */
export type SearchHit = {
  list: string
  entityType: string
  entityId: string
  label: string
  detail: string | null
}

const mostHits = 10
const fewestCharacters = 2

/** Records that match a text, of every list that the person may see and that names its records. */
export async function searchAll(
  ctx: AdminContext,
  lists: readonly List[],
  text: string,
  each: number,
): Promise<SearchHit[]> {
  const search = text.trim()
  if (search.length < fewestCharacters) return []
  const searched = lists.filter(
    (list) => list.names && list.search && ctx.staff.permissions.has(list.permission),
  )
  const found = await Promise.all(
    searched.map(async (list) => {
      const { nodes } = await readList(ctx, list, { search, first: Math.min(Math.max(each, 1), mostHits) })
      return nodes.map((row) => hitOf(ctx, list, row))
    }),
  )
  return found.flat()
}

function hitOf(ctx: AdminContext, list: List, row: Row): SearchHit {
  const { names, name } = list
  const seen = new Set(columnsFor(ctx, list).map(([code]) => code))
  const textOf = (code: string) => {
    const value = seen.has(code) ? row[code] : null
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const key = names?.key === undefined ? String(row['id']) : textOf(names.key)
  const details = (names?.details ?? []).map(textOf).filter((part) => part !== '')
  return {
    list: name,
    entityType: names?.entityType ?? name,
    entityId: key,
    label: names ? textOf(names.label) : key,
    detail: details.join(', ') || null,
  }
}
