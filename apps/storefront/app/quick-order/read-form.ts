import { MOST_QUICK_LINES } from '@comptoir/rules/quantity'
import type { OrderRow } from '@comptoir/rules/quick-order'

/** What the form of a quick order asks for; its rows come with every button. */
export interface QuickOrderInput {
  readonly intent: (typeof INTENTS)[number]
  readonly rows: readonly OrderRow[]
  /** A pasted list. */
  readonly list: string
  readonly file: File | undefined
  /** Id of an order list that takes the rows; empty for a new one, by its name. */
  readonly into: string
  readonly newList: string
}

const LONGEST_FIELD = 100
const INTENTS = ['check', 'more', 'import', 'cart', 'keep'] as const

/** Parses a posted form. Rows are repeated `sku` and `quantity` fields; `remove` is the index of one that goes. */
export function readQuickOrderForm(form: FormData): QuickOrderInput {
  const [skus, quantities] = [textsOf(form, 'sku'), textsOf(form, 'quantity')]
  const removed = form.get('remove')
  const file = form.get('file')
  return {
    intent: INTENTS.find((one) => one === form.get('intent')) ?? 'check',
    rows: skus
      .slice(0, MOST_QUICK_LINES)
      .map((sku, index) => ({ sku, quantity: quantities[index] ?? '' }))
      .filter((_, index) => String(index) !== removed),
    list: textsOf(form, 'list', Infinity)[0] ?? '',
    file: file instanceof File && file.size > 0 ? file : undefined,
    into: textsOf(form, 'into')[0] ?? '',
    newList: textsOf(form, 'new_list', 255)[0] ?? '',
  }
}

/** A row of an address. */
export const readRow = (search: URLSearchParams): OrderRow => ({
  sku: (search.get('sku') ?? '').trim().slice(0, LONGEST_FIELD),
  quantity: (search.get('quantity') ?? '').slice(0, LONGEST_FIELD),
})

const textsOf = (form: FormData, name: string, longest = LONGEST_FIELD): string[] =>
  form.getAll(name).map((value) => (typeof value === 'string' ? value.trim().slice(0, longest) : ''))
