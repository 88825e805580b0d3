/** What of an account is kept as a whole when two accounts are merged. */
export const MERGED_PARTS = ['login', 'name', 'company', 'group', 'telephone', 'birth', 'cart'] as const

export type MergedPart = (typeof MERGED_PARTS)[number]

/** What an account has of each part, as people read it; null where it has nothing. */
export type MergedAccount = Readonly<Record<MergedPart, string | null>>

/** A part that both accounts have, and differently. */
export type MergeClash = { readonly part: MergedPart; readonly kept: string; readonly removed: string }

/** The parts for which somebody has to choose; the login always, since an account has one. */
export function mergeClashes(kept: MergedAccount, removed: MergedAccount): MergeClash[] {
  return MERGED_PARTS.flatMap((part) => {
    const [one, other] = [kept[part], removed[part]]
    return one !== null && other !== null && one !== other ? [{ part, kept: one, removed: other }] : []
  })
}

/**
 * The parts that the kept account takes over: those that only the removed one has, and the chosen ones of those that
 * clash.
 */
export function partsTaken(
  kept: MergedAccount,
  removed: MergedAccount,
  chosen: readonly MergedPart[],
): MergedPart[] {
  return MERGED_PARTS.filter((part) => {
    if (removed[part] === null || removed[part] === kept[part]) return false
    return kept[part] === null || chosen.includes(part)
  })
}
