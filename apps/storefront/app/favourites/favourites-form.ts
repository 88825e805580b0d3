import { parseQuantity } from '@comptoir/rules/quantity'
import { safePath } from '../platform/safe-path.ts'
import type { NewEntry } from './entry.ts'

const MOST_NOTE = 1000
const MOST_RESTORED = 20
const MOST_OPTIONS = 20

/** What a form of favourites asks for. */
export type FavouriteIntent =
  /** The heart of a product: keeps it, or drops it in every configuration. */
  | { readonly intent: 'add' | 'drop'; readonly sku: string; readonly from: string | undefined }
  | { readonly intent: 'remove'; readonly key: string }
  | {
      readonly intent: 'save' | 'cart'
      readonly key: string
      /** Undefined unless it is a positive integer. */
      readonly quantity: number | undefined
      /** Undefined where the form has no note. */
      readonly note: string | undefined
    }
  | { readonly intent: 'cart-all' }
  | { readonly intent: 'restore'; readonly entries: readonly NewEntry[]; readonly from: string | undefined }
  | { readonly intent: 'share' | 'unshare' }

/** Parses a posted form; undefined for an unknown one. */
export function readFavouritesForm(form: FormData): FavouriteIntent | undefined {
  const text = (name: string, most = 500) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, most) : ''
  }
  const intent = text('intent')
  switch (intent) {
    case 'add':
    case 'drop':
      return { intent, sku: text('wish'), from: returnPath(text('from'), text('at')) }
    case 'remove':
      return { intent, key: text('key', 4000) }
    case 'save':
    case 'cart':
      return {
        intent,
        key: text('key', 4000),
        quantity: parseQuantity(text('quantity') || '1') || undefined,
        note: form.has('note') ? text('note', MOST_NOTE).trim() : undefined,
      }
    case 'restore':
      return { intent, entries: readEntries(text('entries', 2000)), from: safePath(text('from')) }
    case 'cart-all':
    case 'share':
    case 'unshare':
      return { intent }
    default:
      return undefined
  }
}

/** What an undo form posts to bring entries back. */
export const restoreFields = (entries: readonly NewEntry[], from?: string) => [
  ['intent', 'restore'] as const,
  ['entries', writeEntries(entries)] as const,
  ...(from === undefined ? [] : [['from', from] as const]),
]

/** Without JavaScript the page begins where the product stood. */
function returnPath(from: string, anchor: string): string | undefined {
  const path = safePath(from)
  return path && /^[\w-]+$/.test(anchor) ? `${path}#${anchor}` : path
}

const writeEntries = (entries: readonly NewEntry[]) =>
  JSON.stringify(
    entries.map(({ sku, quantity, options, entered, note }) => ({ sku, quantity, options, entered, note })),
  )

function readEntries(text: string): NewEntry[] {
  try {
    const entries: unknown = JSON.parse(text)
    return Array.isArray(entries) ? entries.filter(isEntry).slice(0, MOST_RESTORED) : []
  } catch {
    return []
  }
}

/** The API, or what reads the cookie, checks the rest. */
function isEntry(value: unknown): value is NewEntry {
  const { sku, quantity, options, entered, note } = (value ?? {}) as Partial<Record<keyof NewEntry, unknown>>
  const isText = (one: unknown) => typeof one === 'string'
  return (
    isText(sku) &&
    Number.isInteger(quantity) &&
    Array.isArray(options) &&
    options.length <= MOST_OPTIONS &&
    options.every(isText) &&
    Array.isArray(entered) &&
    entered.length <= MOST_OPTIONS &&
    entered.every((one: Record<string, unknown> | null) => isText(one?.['uid']) && isText(one?.['value'])) &&
    (note === undefined || isText(note))
  )
}
