/** Something a person has to look at. Amounts are minor units of `currency`. */
export type TaskExample = {
  entityType: string
  /** As addresses of the back office have it. */
  entityId: string
  label: string
  detail: string | null
  amount: number | null
  /** What the amount should be, where it differs. */
  expected: number | null
  currency: string | null
  /** Units left. */
  quantity: number | null
  at: Date | null
}

/** What waits of one kind: some examples, the most pressing first, the number of all, and since when the oldest waits. */
export type Found = { count: number; examples: readonly TaskExample[]; oldestAt: Date | null }

export const mostExamples = 3

type Example = Partial<TaskExample>

/** Reads what waits. */
export async function foundBy(
  waiting: PromiseLike<readonly (Example & { total: number; oldest: Date | null })[]>,
): Promise<Found> {
  const rows = await waiting
  const [first] = rows
  return foundOf(rows, { count: first?.total ?? 0, oldestAt: first?.oldest ?? null })
}

/** What waits, with examples that have what is known of them. */
export function foundOf(known: readonly Example[], found: Omit<Found, 'examples'>): Found {
  const examples = known.map((row): TaskExample => ({
    entityType: row.entityType ?? '',
    entityId: row.entityId ?? '',
    label: row.label ?? '',
    detail: row.detail ?? null,
    amount: row.amount ?? null,
    expected: row.expected ?? null,
    currency: row.currency ?? null,
    quantity: row.quantity ?? null,
    at: row.at ?? null,
  }))
  return { ...found, examples }
}
