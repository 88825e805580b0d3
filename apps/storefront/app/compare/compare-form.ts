import { safePath } from '../platform/safe-path.ts'

/** What a form asks of the comparison. */
export interface CompareWish {
  readonly intent: 'add' | 'remove' | 'clear'
  readonly sku: string
  /** Where the shopper was; undefined on the comparison itself. */
  readonly from: string | undefined
}

/** Reads the posted form; undefined when it asks for nothing that is known. */
export function readCompareForm(form: FormData): CompareWish | undefined {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, 500) : ''
  }
  const intent = text('intent')
  if (intent !== 'add' && intent !== 'remove' && intent !== 'clear') return undefined
  const place = text('at')
  const from = safePath(text('from'))
  return { intent, sku: text('compare'), from: from && /^[\w-]+$/.test(place) ? `${from}#${place}` : from }
}
