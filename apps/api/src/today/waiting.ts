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

/** Reads what waits. */
export async function foundBy(
  waiting: PromiseLike<readonly (Partial<TaskExample> & { total: number; oldest: Date | null })[]>,
): Promise<Found> {
  const rows = await waiting
  const [first] = rows
  const examples = rows.map((row): TaskExample => ({
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
  return { count: first?.total ?? 0, examples, oldestAt: first?.oldest ?? null }
}
