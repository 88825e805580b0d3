import { safePath } from '../platform/safe-path.ts'

/** Input of the comparison form. */
export interface CompareInput {
  readonly intent: 'add' | 'remove' | 'clear'
  readonly sku: string
  /** Page to return to; undefined on the comparison page itself. */
  readonly from: string | undefined
}

/** Parses the posted form; undefined for an unknown intent. */
export function readCompareForm(form: FormData): CompareInput | undefined {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, 500) : ''
  }
  const intent = text('intent')
  if (intent !== 'add' && intent !== 'remove' && intent !== 'clear') return undefined
  const anchor = text('at')
  const from = safePath(text('from'))
  return { intent, sku: text('compare'), from: from && /^[\w-]+$/.test(anchor) ? `${from}#${anchor}` : from }
}
