import type { EditedPriceListFragment } from '../generated/graphql.ts'
import { useFrame } from '../layout/use-frame.ts'
import type { PriceDraft } from './price-draft.ts'

/** A card of the editor of a price list. */
export interface PriceCardProps {
  readonly list: EditedPriceListFragment
  readonly draft: PriceDraft
  /** The stored prices as they would be typed. */
  readonly stored: PriceDraft
  /** Names of the fields without a possible value. */
  readonly invalid: ReadonlySet<string>
  readonly onChange: (draft: PriceDraft) => void
}

export type BaseList = EditedPriceListFragment['base'][number]
export type Values = readonly { readonly name: string; readonly text: string }[]

/** Names the website and the currency of a list. */
export function useListName(): (base: Pick<BaseList, 'websiteId' | 'currency'>) => string {
  const { websites } = useFrame()
  return ({ websiteId, currency }) =>
    `${websites.find(({ id }) => id === websiteId)?.name ?? websiteId}, ${currency}`
}

/** Entries with the values that were typed in fields named `PREFIX KEY PART`. */
export function withValues<Entry extends { readonly key: string }>(
  entries: readonly Entry[],
  prefix: string,
  values: Values,
): readonly Entry[] {
  return entries.map((entry) => {
    const start = `${prefix} ${entry.key} `
    const own = values.filter(({ name }) => name.startsWith(start) && !name.slice(start.length).includes(' '))
    if (own.length === 0) return entry
    return { ...entry, ...Object.fromEntries(own.map(({ name, text }) => [name.slice(start.length), text])) }
  })
}
